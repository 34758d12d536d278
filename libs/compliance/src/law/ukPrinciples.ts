import { z } from 'zod';

/** The names used on screen and as keys; the official ones are in the list below. */
export const UkPrincipleName = z.enum([
  'Safety & Security',
  'Transparency',
  'Fairness',
  'Accountability',
  'Contestability',
]);
export type UkPrincipleName = z.infer<typeof UkPrincipleName>;

export type UkPrinciple = { name: UkPrincipleName; officialName: string; description: string; orderIndex: number };

/**
 * The five principles of the UK's AI white paper (29 March 2023), in order. They are not statutory and are addressed to regulators, who
 * apply them through the law they already enforce.
 */
export const ukPrinciples: readonly UkPrinciple[] = [
  {
    name: 'Safety & Security',
    officialName: 'Safety, security and robustness',
    description: 'The system works securely, safely and reliably through its whole life, and its risks are managed.',
    orderIndex: 1,
  },
  {
    name: 'Transparency',
    officialName: 'Appropriate transparency and explainability',
    description: 'People know when AI is used on them and can get a meaningful explanation of what it decided.',
    orderIndex: 2,
  },
  {
    name: 'Fairness',
    officialName: 'Fairness',
    description: 'The system respects the rights of people and organisations and does not discriminate unfairly.',
    orderIndex: 3,
  },
  {
    name: 'Accountability',
    officialName: 'Accountability and governance',
    description: 'Someone is accountable for the system, and its supply and use are overseen through its whole life.',
    orderIndex: 4,
  },
  {
    name: 'Contestability',
    officialName: 'Contestability and redress',
    description: 'People affected can contest a harmful outcome, reach a human, and have the matter put right.',
    orderIndex: 5,
  },
];
