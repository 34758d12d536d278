/** The state of a question: `unsaved` was chosen but could not be saved, `suggested` has an answer to confirm. */
export type AnswerState = 'answered' | 'unsaved' | 'suggested' | 'open';

export const answerStateLabels: Readonly<Record<AnswerState, string>> = {
  answered: 'Answered',
  unsaved: 'Not saved',
  suggested: 'Suggested',
  open: 'Open',
};
