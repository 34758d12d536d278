/** The topics of the contact form, as shown and as accepted by `POST /api/contact`. */
export const contactTopics = {
  demo: 'A demo',
  scheduleDemo: 'A scheduled demo',
  sales: 'Plans and sales',
  other: 'Something else',
} as const;

export type ContactTopic = keyof typeof contactTopics;
