/** Converts 49.99 to 4999. Rounds off the binary fraction of a price: 19.99 * 100 is 1998.9999999999998. */
export const inMinorUnits = (amount: number): number => Math.round(amount * 100);
