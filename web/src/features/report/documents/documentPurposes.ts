/** The purpose of each document, in one sentence; titles and prices come from the server. */
export const documentPurposes: Record<string, string> = {
  'transparency-notice':
    'Informs the people concerned that they are dealing with an AI system, what it does, and what they can ask of you.',
  'model-card': 'Describes what the system is intended for, its components, how it was tested and its limits.',
  'risk-assessment':
    'Sets out the risks identified in this report, the measures against them and who is responsible for each.',
};
