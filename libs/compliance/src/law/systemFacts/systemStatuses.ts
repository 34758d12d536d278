/** The stages of a system's life. The part after a colon explains the word. */
export const systemStatuses = {
  planned: 'Planned',
  development: 'In development',
  pilot: 'Pilot',
  live: 'Live: on the market or in service',
  retired: 'Retired: no longer on the market or in service',
} as const;

/** The word alone, for lists. */
export const shortStatus = (words: string): string => words.replace(/:.*/, '');

/** Each status with its word. */
export const statusWords = Object.entries(systemStatuses).map(([value, words]) => [value, shortStatus(words)] as const);
