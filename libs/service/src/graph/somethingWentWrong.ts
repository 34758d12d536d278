/** What a bug looks like from outside. */
export const SOMETHING_WENT_WRONG = 'Something went wrong';
