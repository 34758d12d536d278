/** 49.99 as 4999. Whole, whatever the binary fraction of a price leaves: 19.99 * 100 is 1998.9999999999998. */
export const inMinorUnits = (amount: number): number => Math.round(amount * 100);
