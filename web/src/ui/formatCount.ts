/** "12,000" for a whole number. */
export const formatCount = (count: number): string => (count < 1_000 ? String(count) : count.toLocaleString('en-GB'));
