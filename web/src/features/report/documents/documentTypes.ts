/** The three documents on sale, in the order of the specification. */
export const documentTypes = [
  {
    type: 'transparency-notice',
    title: 'Transparency notice',
    text: 'Tells the people concerned that they deal with an AI system, what it does, and what they can ask of you.',
  },
  {
    type: 'model-card',
    title: 'Model card',
    text: 'Says what the system is meant for, what it is made of, how it was tested and where its limits are.',
  },
  {
    type: 'risk-assessment',
    title: 'Risk assessment',
    text: 'Sets out the risks that this report found, the measures against them, and who answers for each.',
  },
] as const;

/** What one document costs: one price per jurisdiction, regeneration included. */
export const documentPrices = { EU: { amount: 49, currency: 'EUR' }, UK: { amount: 39, currency: 'GBP' } } as const;
