/** What each document is for, in a sentence; titles and prices are the server's. */
export const documentPurposes: Record<string, string> = {
  'transparency-notice':
    'Tells the people concerned that they deal with an AI system, what it does, and what they can ask of you.',
  'model-card': 'Says what the system is meant for, what it is made of, how it was tested and where its limits are.',
  'risk-assessment': 'Sets out the risks that this report found, the measures against them, and who answers for each.',
};
