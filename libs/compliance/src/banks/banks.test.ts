import { describe, expect, test } from '@jest/globals';
import { Bank } from '../scoring/bank.ts';
import { scoreOf } from '../scoring/scoreOf.ts';
import { bankOf, currentBank, publishedBanks } from './banks.ts';

const everyBank = publishedBanks.map(({ bank }) => [bank.version, bank] as const);

/** The date on which a bank's citations were checked, if not that of its version. */
const readOn: Readonly<Record<string, string>> = { 'eu-2026-11-27': '2026-11-22' };

describe('question banks', () => {
  test('a bank is found by its version, and an unknown version is refused with a message', () => {
    expect(bankOf('uk-2026-11-27')).toBe(currentBank('UK'));
    expect(() => bankOf('eu-1999-01-01')).toThrow(new RangeError('There is no question bank "eu-1999-01-01".'));
  });

  test('the current banks list Yes, No and Not sure in this order in every question, so that a key never means the opposite', () => {
    for (const law of ['EU', 'UK'] as const)
      for (const { id, options } of currentBank(law).questions) {
        const plain = (options ?? [])
          .map(({ value }) => value)
          .filter(value => ['yes', 'no', 'unsure'].includes(value));
        expect([id, plain]).toEqual([id, ['yes', 'no', 'unsure'].filter(value => plain.includes(value))]);
      }
  });

  test('are listed once each, the oldest first', () => {
    const days = everyBank.map(([version]) => version.slice(3));
    expect(days).toEqual(days.toSorted());
    expect(new Set(everyBank.map(([version]) => version)).size).toBe(everyBank.length);
  });
});

describe.each(everyBank)('%s', (version, { jurisdiction, questions, ...bank }) => {
  test('has the shape that clients get, and its jurisdiction and day as its name', () => {
    expect(Bank.parse({ jurisdiction, questions, ...bank })).toEqual({ jurisdiction, questions, ...bank });
    expect(version).toMatch(new RegExp(`^${jurisdiction.toLowerCase()}-\\d{4}-\\d{2}-\\d{2}$`));
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  });

  test('explains every question, with its source and when that was checked', () => {
    for (const { id, question, helpText, articleReference, citation } of questions) {
      expect(`${id} ${question.at(-1)}`).toBe(`${id} ?`);
      expect(helpText.length).toBeGreaterThan(60);
      expect(articleReference).toContain(citation.label);
      expect(citation.url).toMatch(/^https:\/\//);
      expect(`${id} ${citation.checkedOn}`).toBe(`${id} ${readOn[version] ?? version.slice(3)}`);
    }
  });

  test('never scores "not sure" better than nothing in place', () => {
    for (const question of questions) {
      const none = ['none', 'no', 'required_not_done', 'yes_missing', 'not_claimed'];
      const [unsure, nothing] = [scoreOf(question, 'unsure'), none.map(value => scoreOf(question, value))];
      for (const score of nothing)
        if (unsure !== undefined && score !== undefined) expect(unsure).toBeGreaterThanOrEqual(score);
    }
  });

  test('gives no score for an answer that a question does not offer', () => {
    for (const question of questions) expect(scoreOf(question, 'something else')).toBeUndefined();
  });
});
