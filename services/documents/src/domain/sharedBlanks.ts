/**
 * Blanks with the same meaning in several documents or sections, and the missing content. Each has one name and wording everywhere, so that
 * its text carries over to the system's other documents.
 */
export const sharedBlanks = {
  'system-version': 'the version of the system',
  organisation: 'the name and address of the organisation',
  person: 'the name of the person who prepared this document',
  'review-date': 'the date of the next review',
  contact: 'a postal address, an email address and a telephone number that people can use',
  dpo: 'the name and contact of the data protection officer, or "none appointed"',
  type: 'the type of system',
  purpose: 'the purpose of the system, in two or three plain sentences',
  'system-name': 'the name of the system',
  provider:
    'the name of the provider, which places the system or model on the market, or puts the system into service, under its own name',
  supplier: 'the name, address and contact of the company that supplies the system, or "none"',
  users: 'the intended users',
  misuse: 'unintended uses, and foreseeable misuse with its risks',
  architecture: 'the architecture, the base model if there is one, and the computing resources used',
  'training-data': 'the data sets used for training: origin, scope, labelling and cleaning',
  'evaluation-data': 'the data sets used for validation and tests, why they were chosen, and how they were prepared',
  'input-data': 'the requirements for the input, and the data that the system needs in use',
  metrics:
    'the accuracy and robustness metrics with their values, the thresholds, and the factors that can change them',
  groups: 'the groups of people for whom performance may differ, and the results for each',
  oversight: 'the people who oversee the system, what they can see and change, and how they stop it',
  interpretation: 'the information that users need to interpret the output and to use it appropriately',
  cybersecurity: 'the measures against attacks on the system and on its data',
  'planned-changes': 'pre-determined changes, and how compliance is maintained through them',
  resources: 'computing and hardware needed, expected lifetime, maintenance and updates',
  logs: 'the events that are logged, and how the logs are collected, kept and read',
  lifecycle: 'relevant changes made over the lifecycle, with their dates',
  monitoring: 'how the system is monitored in use, with limits that trigger action',
  standards: 'standards applied in full or in part, or other means of meeting the requirements',
  conformity: 'the number of the certificate and the notified body, or the internal control procedure, with its date',
  decides: 'what the system decides, recommends or produces, and what a person does before it takes effect',
  data: 'the kinds of personal and other data used, and the source of each',
  factors: 'the main factors in the outcome, and how each affects it',
  'accuracy-in-plain-words':
    'how accurate the system is and where it is known to fail, in words that people without training can understand',
  effects: 'what the outcome can mean for a person: what they may get, lose, or have to do',
  'affected-people': 'the categories of people and groups likely to be affected',
  harms: 'the specific risks of harm to the people affected',
  'if-it-goes-wrong':
    'the measures taken when a risk materialises, with internal governance and the complaint mechanism',
  'contest-address':
    'how people request a human review or contest an outcome, with whom, and how soon they get an answer',
  explanation: 'how people ask for an explanation of an outcome, and how soon they get it',
  complaint: 'where people can complain in your organisation, and to which authority',
  dpia: 'a reference to the data protection impact assessment and its date, or the recorded reason why none is needed',
  'fria-findings': 'a summary of the findings of the fundamental rights impact assessment',
  where: 'where and when people meet the system: the page, the call, the branch, the step of the process',
  formats: 'the other formats and languages in which this notice is available, and how to request them',
  'notice-changes': 'the date of this notice, its version, and what has changed since the previous one',
  'data-base-number': 'the system’s registration number in the EU database',
  'member-states': 'the Member States where the system is or was on the market, in service or in use',
} as const;
export type SharedBlank = keyof typeof sharedBlanks;

/** Specific to one assessment; not used in documents after the next one. */
const ofOneAssessment: readonly string[] = [
  'person',
  'review-date',
  'system-version',
  'notice-changes',
  'conformity',
  'dpia',
  'fria-findings',
] satisfies SharedBlank[];

/** Specific to one text; must be entered again in the next version. */
const ofOneText: readonly string[] = ['person', 'notice-changes'] satisfies SharedBlank[];

/** Whether the text of this blank carries over to the same document of the next assessment under the same law. */
export function isOfNextToo(blank: string): boolean {
  return !ofOneText.includes(blank);
}

/** Whether the text of this blank carries over to another document of the system. */
export function isBlankShared(blank: string, isOfSameAssessment: boolean): boolean {
  return Object.hasOwn(sharedBlanks, blank) && (isOfSameAssessment || !ofOneAssessment.includes(blank));
}
