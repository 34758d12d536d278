import { z } from 'zod';
import { sectors } from '../law/sectors.ts';
import { type UkRegulatorCode, ukRegulators } from '../law/ukRegulators.ts';

const optionsOf = {
  personalData: ['yes_extensive', 'yes_limited', 'no'],
  automatedDecisions: ['yes_significant', 'yes_moderate', 'no'],
  contentModeration: ['yes', 'no'],
  marketImpact: ['yes_significant', 'yes_moderate', 'no'],
} as const;

/** The answers of the wizard's five steps. An empty list of sectors is an answer too. */
export const WizardAnswers = z.object({
  sector: z.array(z.enum(sectors.map(({ value }) => value))),
  personalData: z.enum(optionsOf.personalData),
  automatedDecisions: z.enum(optionsOf.automatedDecisions),
  contentModeration: z.enum(optionsOf.contentModeration),
  marketImpact: z.enum(optionsOf.marketImpact),
});
export type WizardAnswers = z.infer<typeof WizardAnswers>;

export type WizardQuestion = {
  id: keyof WizardAnswers;
  question: string;
  helpText: string;
  /** Whether several checkboxes may be ticked. */
  multiple: boolean;
  options: readonly { value: string; label: string }[];
};

/** The five questions, in order (docs/spec-coverage.md, section 3). */
export const wizardQuestions: readonly WizardQuestion[] = [
  {
    id: 'sector',
    question: 'In which sectors do you use the AI system?',
    helpText: 'Choose all that apply. Some sectors have their own regulator.',
    multiple: true,
    options: sectors,
  },
  {
    id: 'personalData',
    question: 'Does the system process personal data?',
    helpText: 'Any information about a person who can be identified counts, in training as well as in use.',
    multiple: false,
    options: [
      { value: 'yes_extensive', label: 'Yes, extensively' },
      { value: 'yes_limited', label: 'Yes, to a limited extent' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    id: 'automatedDecisions',
    question: 'Does the system make automated decisions about people?',
    helpText:
      'A significant effect is a legal effect or one that is similarly significant, such as a refused loan or job.',
    multiple: false,
    options: [
      { value: 'yes_significant', label: 'Yes, with significant effect' },
      { value: 'yes_moderate', label: 'Yes, with moderate effect' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    id: 'contentModeration',
    question: 'Does the system moderate or recommend online content?',
    helpText: 'For example filtering, ranking or removing what users post.',
    multiple: false,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  },
  {
    id: 'marketImpact',
    question: 'Can the system affect competition or consumers in its market?',
    helpText: 'For example by setting prices, ranking offers or steering choices.',
    multiple: false,
    options: [
      { value: 'yes_significant', label: 'Yes, significantly' },
      { value: 'yes_moderate', label: 'Yes, moderately' },
      { value: 'no', label: 'No' },
    ],
  },
];

/** "always" shows as Required, "likely" as Likely, anything else as Possible. */
export type Priority = 'always' | 'likely' | 'possible';

export type RegulatorResult = {
  code: UkRegulatorCode;
  name: string;
  reason: string;
  priority: Priority;
  guidanceUrl: string;
};

type Rule = {
  code: UkRegulatorCode;
  priority: Priority;
  applies: (answers: WizardAnswers) => boolean;
  reason: (answers: WizardAnswers) => string;
};

const rules: readonly Rule[] = [
  {
    code: 'ICO',
    priority: 'always',
    applies: ({ personalData }) => personalData !== 'no',
    reason: ({ automatedDecisions }) =>
      automatedDecisions === 'yes_significant'
        ? 'You process personal data, so UK GDPR applies; its Articles 22A to 22D apply to significant decisions taken without meaningful human involvement.'
        : 'You process personal data, so UK GDPR and the Data Protection Act 2018 apply.',
  },
  {
    code: 'FCA',
    priority: 'always',
    applies: ({ sector }) => sector.includes('financial'),
    reason: () => 'You work in financial services, where the FCA applies its existing rules to the use of AI.',
  },
  {
    code: 'CMA',
    priority: 'likely',
    applies: ({ marketImpact }) => marketImpact === 'yes_significant',
    reason: () =>
      'The system can significantly affect competition or consumers, so competition and consumer law covers it.',
  },
  {
    code: 'MHRA',
    priority: 'always',
    applies: ({ sector }) => sector.includes('healthcare'),
    reason: () => 'You work in healthcare, where software with a medical purpose is regulated as a medical device.',
  },
  {
    code: 'OFCOM',
    priority: 'likely',
    applies: ({ contentModeration, sector }) => contentModeration === 'yes' || sector.includes('telecommunications'),
    reason: ({ contentModeration }) =>
      contentModeration === 'yes'
        ? 'The system handles online content, for which Ofcom enforces the Online Safety Act.'
        : 'You work in telecommunications, which Ofcom regulates.',
  },
];

/** The regulators that apply, in the order of the list; may be empty. Rules: docs/spec-coverage.md, section 9. */
export function applicableRegulators(answers: WizardAnswers): RegulatorResult[] {
  return ukRegulators.flatMap(({ code, name, guidanceUrl }) =>
    rules
      .filter(rule => rule.code === code && rule.applies(answers))
      .map(rule => ({ code, name, reason: rule.reason(answers), priority: rule.priority, guidanceUrl })),
  );
}

/** The codes that "Create UK Assessment" stores: those of priority always or likely. */
export function selectedRegulatorCodes(results: readonly RegulatorResult[]): UkRegulatorCode[] {
  return results.filter(({ priority }) => priority !== 'possible').map(({ code }) => code);
}
