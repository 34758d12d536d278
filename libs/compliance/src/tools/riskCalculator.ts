import { z } from 'zod';

/** The AI types of the landing page's calculator, with base fines in euros (docs/spec-coverage.md, section 9). */
export const baseFines = {
  recruitment: 15_000_000,
  biometric: 35_000_000,
  credit: 20_000_000,
  healthcare: 25_000_000,
  general: 7_000_000,
} as const;

export const CalculatorAiType = z.enum(['recruitment', 'biometric', 'credit', 'healthcare', 'general']);
export type CalculatorAiType = z.infer<typeof CalculatorAiType>;

export const CalculatorInput = z.object({
  aiType: CalculatorAiType,
  hasBiasTesting: z.boolean(),
  hasDocumentation: z.boolean(),
  hasHumanOversight: z.boolean(),
});
export type CalculatorInput = z.infer<typeof CalculatorInput>;

export type CalculatorLevel = 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW';

export type CalculatorResult = {
  /** Euros, illustrative. */
  fine: number;
  riskLevel: CalculatorLevel;
  /** One sentence for each missing safeguard, and one more for the four sensitive types. */
  actions: string[];
};

/**
 * The landing page's quick estimate. It is illustrative; only an assessment considers duties and their dates.
 * @param bases fines that the operator has configured instead
 */
export function riskCalculator(
  input: CalculatorInput,
  bases: Partial<Record<CalculatorAiType, number>> = {},
): CalculatorResult {
  const missing = safeguards.filter(({ key }) => !input[key]);
  const multiplier = Math.min(1, 0.3 + 0.25 * missing.length);
  const fine = Math.round((bases[input.aiType] ?? baseFines[input.aiType]) * multiplier);
  const enhanced = enhancedNotes[input.aiType];
  return { fine, riskLevel: levelOfFine(fine), actions: [...missing.map(({ hint }) => hint), ...enhanced] };
}

const safeguards = [
  { key: 'hasBiasTesting', hint: 'Test results for bias across groups of people and record the findings.' },
  { key: 'hasDocumentation', hint: 'Write the technical documentation: purpose, data, performance and limits.' },
  { key: 'hasHumanOversight', hint: 'Name people who can understand, override and stop the system.' },
] as const;

const enhancedNotes: Record<CalculatorAiType, string[]> = {
  recruitment: ['Enhanced compliance: recruitment is normally a high-risk use under Annex III of the AI Act.'],
  biometric: [
    'Enhanced compliance: remote biometric identification is high-risk, and some uses are prohibited; mere 1:1 verification is neither in itself.',
  ],
  credit: [
    'Enhanced compliance: evaluating the creditworthiness of people is a high-risk use under Annex III of the AI Act.',
  ],
  healthcare: [
    'Enhanced compliance: medical AI is high-risk if product law requires a notified body, so check its class.',
  ],
  general: [],
};

function levelOfFine(fine: number): CalculatorLevel {
  if (fine >= 25_000_000) return 'CRITICAL';
  if (fine >= 15_000_000) return 'HIGH';
  return fine >= 7_000_000 ? 'MEDIUM' : 'LOW';
}
