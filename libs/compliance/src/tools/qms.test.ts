import { describe, expect, test } from '@jest/globals';
import { assessQms, qmsRequirements } from './qms.ts';

const ids = qmsRequirements.map(({ id }) => id);

describe('the quality management checklist', () => {
  test('has six requirements that together cover Art. 17(1)(a) to (m)', () => {
    const letters = qmsRequirements.flatMap(
      ({ articleRef }) => (articleRef.split(', with')[0] ?? '').match(/\([a-m]\)/g) ?? [],
    );
    expect(ids).toHaveLength(6);
    expect(letters.toSorted().join('')).toBe('(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)(l)(m)');
    const text = expect.stringMatching(/^\S.+/);
    for (const requirement of qmsRequirements) {
      expect(requirement).toMatchObject({ id: text, requirement: text, articleRef: text, description: text });
      expect(requirement.evidenceTypes.length).toBeGreaterThanOrEqual(3);
    }
  });

  test.each([
    [6, 100, 0, true],
    [5, 83, 15, true],
    [4, 67, 30, false],
    [3, 50, 45, false],
    [0, 0, 90, false],
  ])('%i of 6 are %i%%, add %i risk points, and meet the requirements: %s', (complete, percent, riskImpact, meets) => {
    const result = assessQms(ids.slice(0, complete));
    expect(result).toMatchObject({ complete, percent, riskImpact, meetsRequirements: meets });
    expect(result.missing.map(({ id }) => id)).toEqual(ids.slice(complete));
  });

  test('a requirement named twice counts once, and an unknown one is a RangeError', () => {
    expect(assessQms(['qms-1', 'qms-1']).complete).toBe(1);
    expect(() => assessQms(['qms-7'])).toThrow(RangeError);
  });
});
