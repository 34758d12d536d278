/** What someone writes to us about, as the form names it and `POST /api/contact` takes it. */
export const contactTopics = {
  demo: 'A demo',
  scheduleDemo: 'A scheduled demo',
  sales: 'Plans and sales',
  other: 'Something else',
} as const;

export type ContactTopic = keyof typeof contactTopics;
