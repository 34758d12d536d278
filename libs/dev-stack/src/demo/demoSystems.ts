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

const recruitment = { 'eu-02': 'both', 'eu-07': 'III-4', 'eu-09': 'not_claimed', 'eu-21': 'disclosed' };
const credit = { 'eu-02': 'provider', 'eu-07': 'III-5b', 'eu-09': 'not_claimed', 'eu-20': 'in_progress' };
const medical = { 'eu-02': 'deployer', 'eu-08': 'yes', 'eu-09': 'not_claimed' };

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
        'eu-10': 'none',
        'eu-11': 'none',
        'eu-12': 'none',
        'eu-13': 'none',
        'eu-14': 'partial',
        'eu-16': 'partial',
        'eu-17': 'partial',
        'eu-18': 'none',
        'eu-24': 'none',
        'eu-25': 'partial',
      },
      {
        ...recruitment,
        'eu-10': 'partial',
        'eu-11': 'partial',
        'eu-12': 'partial',
        'eu-13': 'partial',
        'eu-16': 'partial',
        'eu-18': 'none',
        'eu-24': 'partial',
        'eu-26': 'none',
      },
      { ...recruitment, 'eu-12': 'partial', 'eu-18': 'partial', 'eu-26': 'partial' },
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
        'eu-11': 'partial',
        'eu-12': 'none',
        'eu-13': 'partial',
        'eu-16': 'none',
        'eu-18': 'none',
        'eu-24': 'partial',
        'eu-26': 'none',
      },
    ],
  },
  {
    jurisdiction: 'EU',
    name: 'Radiology worklist triage',
    systemType: 'Medical diagnosis system',
    description: 'Moves scans that may show a bleed to the top of the radiologist’s list.',
    sector: 'Healthcare',
    runs: [{ ...medical, 'eu-16': 'partial', 'eu-19': 'partial', 'eu-25': 'partial' }],
    begun: 9,
  },
  {
    jurisdiction: 'EU',
    name: 'Customer help assistant',
    systemType: 'Conversational AI',
    description: 'Answers questions about orders and returns, and hands over to a person on request.',
    sector: 'Retail',
    runs: [{ 'eu-21': 'disclosed', 'eu-22': 'done', 'eu-25': 'partial' }],
  },
  {
    jurisdiction: 'EU',
    name: 'Card fraud monitor',
    systemType: 'Fraud detection system',
    description: 'Holds unusual card payments until the customer has confirmed them.',
    sector: 'Financial services',
    runs: [{ 'eu-21': 'not_interacting' }],
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
      { 'uk-f1': 'none', 'uk-t2': 'none', 'uk-t3': 'partial', 'uk-s3': 'partial', 'uk-c2': 'none', 'uk-a3': 'partial' },
      {
        'uk-t2': 'partial',
        'uk-t3': 'partial',
        'uk-f4': 'partial',
        'uk-c2': 'partial',
        'uk-c3': 'partial',
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
        'uk-s1': 'partial',
        'uk-s4': 'none',
        'uk-t1': 'none',
        'uk-f1': 'unsure',
        'uk-f3': 'partial',
        'uk-a2': 'partial',
        'uk-c3': 'none',
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
    runs: [{ 'uk-t4': 'partial' }],
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
