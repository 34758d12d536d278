/** Where Stripe explains an error code. */
export const docOf = (code: string) => `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`;
