/** Formats a whole number like "12,000". */
export const formatCount = (count: number): string => (count < 1_000 ? String(count) : count.toLocaleString('en-GB'));
