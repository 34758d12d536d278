import { describe, expect, test } from '@jest/globals';
import { CalculatorAiType, riskCalculator } from './riskCalculator.ts';

const all = { hasBiasTesting: true, hasDocumentation: true, hasHumanOversight: true };
const none = { hasBiasTesting: false, hasDocumentation: false, hasHumanOversight: false };

describe('the risk calculator of the landing page', () => {
  test.each([
    ['recruitment', 15_000_000, 4_500_000],
    ['biometric', 35_000_000, 10_500_000],
    ['credit', 20_000_000, 6_000_000],
    ['healthcare', 25_000_000, 7_500_000],
    ['general', 7_000_000, 2_100_000],
  ] as const)('%s costs %i without any safeguard and %i with all', (aiType, worst, best) => {
    expect(riskCalculator({ aiType, ...none }).fine).toBe(worst);
    expect(riskCalculator({ aiType, ...all }).fine).toBe(best);
  });

  test('one missing safeguard is 55%, two are 80%', () => {
    expect(riskCalculator({ aiType: 'biometric', ...all, hasBiasTesting: false }).fine).toBe(19_250_000);
    expect(riskCalculator({ aiType: 'biometric', ...none, hasBiasTesting: true }).fine).toBe(28_000_000);
  });

  test.each([
    ['healthcare', none, 'CRITICAL'],
    ['recruitment', none, 'HIGH'],
    ['general', none, 'MEDIUM'],
    ['healthcare', all, 'MEDIUM'],
    ['credit', all, 'LOW'],
  ] as const)('%s with %j is %s', (aiType, safeguards, riskLevel) => {
    expect(riskCalculator({ aiType, ...safeguards }).riskLevel).toBe(riskLevel);
  });

  test('each missing safeguard has its hint, and all types but general a note on enhanced compliance', () => {
    for (const aiType of CalculatorAiType.options) {
      const enhanced = aiType === 'general' ? 0 : 1;
      expect(riskCalculator({ aiType, ...none }).actions).toHaveLength(3 + enhanced);
      expect(riskCalculator({ aiType, ...all }).actions).toHaveLength(enhanced);
    }
    expect(riskCalculator({ aiType: 'general', ...all, hasHumanOversight: false }).actions).toEqual([
      'Name people who can understand, override and stop the system.',
    ]);
  });
});
