/** How a duty stands, as its badge says it. */
export const statusWords = {
  met: { tone: 'low', word: 'Met' },
  partly: { tone: 'medium', word: 'Partly' },
  open: { tone: 'high', word: 'Open' },
  unknown: { tone: 'high', word: 'Not known' },
  not_applicable: { tone: 'none', word: 'Not applicable' },
  other_party: { tone: 'none', word: "The other party's" },
} as const;
