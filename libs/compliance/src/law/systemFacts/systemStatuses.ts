/** The stages of a system's life. The part after a colon explains the word. */
export const systemStatuses = {
  planned: 'Planned',
  development: 'In development',
  pilot: 'Pilot',
  live: 'Live: on the market or in service',
  retired: 'Retired: no longer on the market or in service',
} as const;

export const shortStatus = (words: string): string => words.replace(/:.*/, '');

export const statusWords = Object.entries(systemStatuses).map(([value, words]) => [value, shortStatus(words)] as const);
