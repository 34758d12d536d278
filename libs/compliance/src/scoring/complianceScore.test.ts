import { describe, expect, test } from '@jest/globals';
import { bandOf, complianceScore } from './complianceScore.ts';
import { levelOf } from './riskLevel.ts';

describe('the compliance score', () => {
  test.each([
    [0, 100],
    [1, 99],
    [14, 80],
    [15, 79],
    [28, 61],
    [29, 59],
    [50, 30],
    [71, 1],
    [72, 0],
    [100, 0],
  ])('of a risk score of %i is %i', (risk, expected) => {
    expect(complianceScore(risk)).toBe(expected);
  });

  test.each([
    [100, 'Good Compliance'],
    [80, 'Good Compliance'],
    [79, 'Needs Improvement'],
    [60, 'Needs Improvement'],
    [59, 'Action Required'],
    [0, 'Action Required'],
  ])('of %i reads "%s"', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });

  test('has bands that match the risk levels exactly', () => {
    const bandOfLevel = { LOW: 'Good Compliance', MEDIUM: 'Needs Improvement', HIGH: 'Action Required' };
    for (let risk = 0; risk <= 100; risk += 1) {
      expect(`${risk} ${bandOf(complianceScore(risk))}`).toBe(`${risk} ${bandOfLevel[levelOf(risk)]}`);
    }
  });
});
