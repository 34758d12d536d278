/** A system as a company would describe it, and what it answered, run by run, where that is not the best answer. */
export type DemoSystem = {
  jurisdiction: 'EU' | 'UK';
  name: string;
  systemType: string;
  description: string;
  sector: string;
  applicableRegulators?: string[];
  /** The oldest first. */
  runs: Record<string, string>[];
  /** How many answers of a further, unfinished run are given. */
  begun?: number;
};

const company = { 'eu2-o-fin': 'yes', 'eu2-o-size': 'smc' };
const recruitment = { ...company, 'eu2-role': 'use', 'eu2-f-dec': 'yes', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' };
const credit = { ...company, 'eu2-role': 'own', 'eu2-f-dec': 'yes', 'eu2-a3': '5', 'eu2-a3-5b': 'yes' };
const medical = {
  ...company,
  'eu2-f-dec': 'yes',
  'eu2-a1-law': 'mdr',
  'eu2-a1-role': 'product',
  'eu2-a1-mdr': 'iia',
};
const ukCompany = { 'uk2-f-pd': 'yes', 'uk2-f-con': 'yes', 'uk2-f-fin': 'yes' };

/** All three levels under both laws, a reassessment under each, one that was begun, one that was never assessed. */
export const demoSystems: DemoSystem[] = [
  {
    jurisdiction: 'EU',
    name: 'CV screening assistant',
    systemType: 'Recruitment/HR system',
    description: 'Ranks applications for open positions; a recruiter decides whom to invite.',
    sector: 'Other',
    runs: [
      {
        ...recruitment,
        'eu2-d-26-1': 'none',
        'eu2-d-26-2': 'none',
        'eu2-d-26-4': 'none',
        'eu2-d-26-5-fin': 'none',
        'eu2-d-26-6': 'partial',
        'eu2-d-26-11': 'none',
        'eu2-d-86': 'none',
        'eu2-d-4': 'none',
      },
      {
        ...recruitment,
        'eu2-d-26-1': 'partial',
        'eu2-d-26-2': 'partial',
        'eu2-d-26-5-fin': 'partial',
        'eu2-d-26-11': 'none',
        'eu2-d-86': 'none',
        'eu2-d-4': 'partial',
      },
      { ...recruitment, 'eu2-d-26-5-fin': 'partial', 'eu2-d-26-11': 'partial', 'eu2-d-86': 'partial' },
    ],
  },
  {
    jurisdiction: 'EU',
    name: 'Consumer credit score',
    systemType: 'Credit scoring/lending system',
    description: 'Scores applicants for instalment loans from account history and bureau data.',
    sector: 'Financial services',
    runs: [
      {
        ...credit,
        'eu2-d-9': 'none',
        'eu2-d-10': 'none',
        'eu2-d-10b': 'none',
        'eu2-d-11': 'none',
        'eu2-d-12': 'partial',
        'eu2-d-13': 'none',
        'eu2-d-14': 'none',
        'eu2-d-15a': 'none',
        'eu2-d-17-fin': 'none',
        'eu2-d-18': 'none',
        'eu2-d-26-2': 'none',
        'eu2-d-27': 'none',
        'eu2-d-43': 'none',
        'eu2-d-47': 'none',
        'eu2-d-49-1': 'none',
        'eu2-d-72': 'none',
        'eu2-d-4': 'none',
      },
    ],
  },
  {
    jurisdiction: 'EU',
    name: 'Radiology worklist triage',
    systemType: 'Medical diagnosis system',
    description: 'Moves scans that may show a bleed to the top of the radiologist’s list.',
    sector: 'Healthcare',
    runs: [{ ...medical, 'eu2-d-26-2': 'partial', 'eu2-d-26-6': 'partial', 'eu2-d-4': 'partial' }],
    begun: 9,
  },
  {
    jurisdiction: 'EU',
    name: 'Customer help assistant',
    systemType: 'Conversational AI',
    description: 'Answers questions about orders and returns, and hands over to a person on request.',
    sector: 'Retail',
    runs: [{ ...company, 'eu2-f-int': 'yes', 'eu2-f-txt': 'yes' }],
  },
  {
    jurisdiction: 'EU',
    name: 'Card fraud monitor',
    systemType: 'Fraud detection system',
    description: 'Holds unusual card payments until the customer has confirmed them.',
    sector: 'Financial services',
    runs: [{ ...company, 'eu2-f-dec': 'yes' }],
  },
  {
    jurisdiction: 'EU',
    name: 'Demand forecast',
    systemType: 'General business analytics',
    description: 'Predicts weekly sales per shop from past sales, weather and holidays.',
    sector: 'Retail',
    runs: [],
  },
  {
    jurisdiction: 'UK',
    name: 'Loan affordability check',
    systemType: 'Credit scoring/lending system',
    description: 'Estimates what an applicant can repay; an underwriter reviews every refusal.',
    sector: 'Financial services',
    applicableRegulators: ['ICO', 'FCA'],
    runs: [
      {
        ...ukCompany,
        'uk2-f-dec': 'yes',
        'uk-f1': 'none',
        'uk-t2': 'none',
        'uk-t3': 'partial',
        'uk-s3': 'partial',
        'uk-a3': 'partial',
      },
      {
        ...ukCompany,
        'uk2-f-dec': 'yes',
        'uk-t2': 'partial',
        'uk-t3': 'partial',
        'uk-f4': 'partial',
        'uk-c1': 'partial',
      },
    ],
  },
  {
    jurisdiction: 'UK',
    name: 'Insurance claims triage',
    systemType: 'Fraud detection system',
    description: 'Sorts household claims into fast payment, desk review and investigation.',
    sector: 'Financial services',
    applicableRegulators: ['ICO', 'FCA'],
    runs: [
      {
        ...ukCompany,
        'uk2-f-dec': 'yes',
        'uk-s1': 'partial',
        'uk-s4': 'none',
        'uk-t1': 'none',
        'uk-f1': 'unsure',
        'uk-f3': 'partial',
        'uk-a2': 'partial',
        'uk-c4': 'partial',
      },
    ],
  },
  {
    jurisdiction: 'UK',
    name: 'Community comment filter',
    systemType: 'Content moderation system',
    description: 'Hides abusive comments until a moderator has read them.',
    sector: 'Telecommunications',
    applicableRegulators: ['ICO', 'OFCOM'],
    runs: [{ 'uk2-f-pd': 'yes', 'uk2-f-onl': 'yes', 'uk-a2': 'partial' }],
  },
  {
    jurisdiction: 'UK',
    name: 'Ward bed planner',
    systemType: 'General business analytics',
    description: 'Forecasts free beds per ward for the next two days.',
    sector: 'Healthcare',
    applicableRegulators: ['ICO', 'MHRA'],
    runs: [],
    begun: 4,
  },
];
