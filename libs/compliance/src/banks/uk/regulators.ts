import type { Regulator } from '../../scoring/verdict.ts';
import { certainly, type Fact, type Facts, mayBe } from './facts.ts';

type Rule = Regulator & { needs: Fact };

/** The regulators that may be responsible for the system, with reasons; one line each of the decision table. */
export const regulatorRules: readonly Rule[] = [
  {
    needs: 'pd',
    code: 'ICO',
    name: 'ICO',
    fullName: "Information Commission (formerly Information Commissioner's Office)",
    reason: 'The system uses personal data, so data protection law applies.',
    url: 'https://ico.org.uk/for-organisations/uk-gdpr-guidance-and-resources/artificial-intelligence/guidance-on-ai-and-data-protection/',
  },
  {
    needs: 'fin',
    code: 'FCA',
    name: 'FCA',
    fullName: 'Financial Conduct Authority',
    reason: 'The organisation is regulated by the FCA, whose rules apply to its use of AI.',
    url: 'https://www.fca.org.uk/firms/innovation/ai-approach',
  },
  {
    needs: 'dev',
    code: 'MHRA',
    name: 'MHRA',
    fullName: 'Medicines and Healthcare products Regulatory Agency',
    reason: 'The system is a medical device or part of one.',
    url: 'https://www.gov.uk/government/publications/software-and-artificial-intelligence-ai-as-a-medical-device',
  },
  {
    needs: 'con',
    code: 'CMA',
    name: 'CMA',
    fullName: 'Competition and Markets Authority',
    reason: 'The system deals with consumers, so consumer law applies.',
    url: 'https://www.gov.uk/government/publications/complying-with-consumer-law-when-using-ai-agents',
  },
  {
    needs: 'online',
    code: 'OFCOM',
    name: 'Ofcom',
    fullName: 'Office of Communications',
    reason: 'The system is part of a service that the Online Safety Act regulates.',
    url: 'https://www.ofcom.org.uk/online-safety/illegal-and-harmful-content/ai-chatbots-and-online-regulation-what-you-need-to-know',
  },
  {
    // Not in the register of the regulator wizard, whose five the specification fixes.
    needs: 'dec',
    code: 'EHRC',
    name: 'EHRC',
    fullName: 'Equality and Human Rights Commission',
    reason: 'The system makes or helps to make decisions about people, so equality law applies.',
    url: 'https://www.equalityhumanrights.com/',
  },
];

/** The regulators for these facts; one that depends on an unknown fact is marked so. */
export function regulatorsFor(facts: Facts): Regulator[] {
  return regulatorRules
    .filter(({ needs }) => mayBe(facts, needs))
    .map(({ needs, reason, ...regulator }) => ({
      ...regulator,
      reason: certainly(facts, needs) ? reason : `Not known yet, to be clarified: ${reason}`,
    }));
}
