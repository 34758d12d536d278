/** What to ask of the provider about a duty of its own, by the duty's id; what is not here is asked about by its title. */
export const dutyQuestions: Readonly<Record<string, readonly [text: string, ...beside: string[]]>> = {
  'd-9': ['How do you identify and reduce the risks of the system? What is left for us to watch?', 'eu2-d-26-5'],
  'd-10': ['How do you make sure that the data for training, validation and tests is relevant and representative?'],
  'd-10b': ['How have you examined the data for bias, and what did you find?', 'eu2-d-26-9'],
  'd-11': ['Is the technical documentation complete, and which part of it can you give us?'],
  'd-14': ['Which measures of human oversight are built in, and which must we take ourselves?', 'eu2-d-26-2'],
  'd-14-5': ['How does the system support the confirmation of an identification by two people?', 'eu2-d-26-2'],
  'd-16l': ['How does the system meet the requirements of accessibility?'],
  'd-17': ['Do you have a quality management system for the system? What shows it?'],
  'd-20': ['How will you tell us of a defect, and what do we do until it is corrected?', 'eu2-d-26-5'],
  'd-43': ['How was the conformity of the system assessed, by whom and when?', 'eu2-d-26-1'],
  'd-72': ['What do you collect about the system in use, and what do you need from us for it?', 'eu2-d-26-5'],
  'd-73': ['To whom do we report a serious incident, and how fast do you answer?', 'eu2-d-26-5i'],
  'd-50-1': ['How does the system tell people that they interact with AI?'],
  'd-50-2m': ['How is generated content marked as such?'],
  'd-50-2d': ['How can generated content be detected?'],
  'd-53b': ['Which information can you give to those who build the model in (Annex XII)?', 'eu2-ao'],
};
