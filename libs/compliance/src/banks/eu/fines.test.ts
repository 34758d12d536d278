import { describe, expect, it } from '@jest/globals';
import type { OrganisationSize } from '../../law/organisationSize.ts';
import { compliantAnswers } from '../../scoring/compliantAnswers.ts';
import { assess } from '../assess.ts';
import { bank } from './bank.ts';

const MILLION = 1_000_000;
const prohibited = { 'eu2-5a': 'yes' };
const undisclosed = { 'eu2-role': 'supply', 'eu2-f-int': 'yes', 'eu2-t-obv': 'no', 'eu2-d-50-1': 'none' };

function fineOf(changes: Record<string, string>, turnover: number | null = null, size: OrganisationSize = 'large') {
  const answers = compliantAnswers(bank, { ...changes, 'eu2-o-size': size });
  const { fine, estimatedFine } = assess({ bank, answers, today: '2026-11-22', turnover, size });
  expect(estimatedFine).toEqual({ min: fine?.min, max: fine?.max });
  return fine;
}

describe('the fine range', () => {
  it('for a prohibited practice are up to 35 million, 7%', () => {
    expect(fineOf(prohibited)).toMatchObject({ min: 0, max: 35 * MILLION, percent: 7 });
  });

  it('for a missing duty are up to 15 million, 3%', () => {
    expect(fineOf(undisclosed)).toMatchObject({ max: 15 * MILLION, percent: 3 });
  });

  it.each<[OrganisationSize, turnover: number, practice: number, duty: number]>([
    ['large', 100 * MILLION, 35 * MILLION, 15 * MILLION],
    ['large', 2_000 * MILLION, 140 * MILLION, 60 * MILLION],
    ['smc', 100 * MILLION, 35 * MILLION, 3 * MILLION],
    ['sme', 100 * MILLION, 7 * MILLION, 3 * MILLION],
  ])(
    'of a %s undertaking with %i euros is at most %i for a practice and %i for a duty',
    (size, turnover, practice, duty) => {
      expect([fineOf(prohibited, turnover, size)?.max, fineOf(undisclosed, turnover, size)?.max]).toEqual([
        practice,
        duty,
      ]);
    },
  );

  it('for a public body ignore the rule for small companies, whatever its recorded size', () => {
    const answers = compliantAnswers(bank, { ...undisclosed, 'eu2-o-kind': 'authority' });
    const { fine } = assess({ bank, answers, today: '2026-11-22', turnover: 100 * MILLION, size: 'sme' });
    expect([answers['eu2-o-size'], fine?.max]).toEqual([undefined, 15 * MILLION]);
  });
});
