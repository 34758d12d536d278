import { describe, expect, test } from '@jest/globals';
import type { OrganisationSize } from '../../law/organisationSize.ts';
import { bestAnswers } from '../../scoring/bestAnswers.ts';
import { assess } from '../assess.ts';
import { bank } from './bank.ts';

const million = 1_000_000;

function fineOf(
  changes: Record<string, string>,
  { turnover, size, today = '2026-11-21' }: { turnover?: number; size?: OrganisationSize; today?: string } = {},
) {
  const { fine, estimatedFine } = assess({ bank, answers: bestAnswers(bank, changes), today, turnover, size });
  if (!fine) throw new Error('An EU assessment has a fine.');
  expect(estimatedFine).toEqual({ min: fine.min, max: fine.max });
  return fine;
}

const prohibited = { 'eu-03': 'yes' };
const undisclosed = { 'eu-21': 'no' };
const model = { 'eu-23': 'yes_missing' };
const highRisk = { 'eu-07': 'III-3', 'eu-10': 'none' };

describe('the fine range', () => {
  test('of a prohibited practice is 3.5 to 35 million, up to 7%', () => {
    expect(fineOf(prohibited)).toMatchObject({ tier: 'T3', min: 3.5 * million, max: 35 * million, percent: 7 });
  });

  test('of a duty missing is up to 15 million, 3%, and the lower figure follows the score', () => {
    const half = { ...highRisk, 'eu-11': 'none', 'eu-12': 'none', 'eu-13': 'none' };
    expect(fineOf(half)).toMatchObject({ tier: 'T2', min: 750_000, max: 15 * million, percent: 3 });
  });

  test.each<[Record<string, string>, string]>([
    [{}, 'none'],
    [{ 'eu-10': 'none' }, 'none'],
    [{ 'eu-03': 'unsure' }, 'none'],
    [{ 'eu-25': 'none' }, 'national'],
    [{ 'eu-07': 'III-3', 'eu-02': 'deployer', 'eu-20': 'required_not_done' }, 'national'],
    [{ 'eu-07': 'III-3', 'eu-02': 'deployer', 'eu-26': 'none' }, 'national'],
    [{ 'eu-07': 'III-3', 'eu-09': 'claimed_undocumented' }, 'national'],
    [highRisk, 'T2'],
    [{ 'eu-07': 'III-3', 'eu-24': 'partial' }, 'T2'],
    [{ 'eu-22': 'partly' }, 'T2'],
    [model, 'GPAI'],
    [{ ...model, ...undisclosed }, 'T2'],
    [{ ...model, ...prohibited }, 'T3'],
    [{ ...prohibited, 'eu-01': 'no' }, 'none'],
  ])('for %j has the tier %s', (changes, tier) => {
    expect(fineOf(changes).tier).toBe(tier);
  });

  test('for literacy alone is nothing under the Act, with a word on national penalties', () => {
    const literacy = fineOf({ 'eu-25': 'none' });
    expect(literacy).toMatchObject({ min: 0, max: 0, percent: null, exposureFrom: null });
    expect(literacy.explanation.join(' ')).toContain('national penalties, Art. 99(1)');
  });

  test.each<[OrganisationSize, number, number, number, number]>([
    ['large', 100 * million, 35 * million, 15 * million, 15 * million],
    ['large', 1000 * million, 70 * million, 30 * million, 30 * million],
    ['sme', 10 * million, 0.7 * million, 0.3 * million, 15 * million],
    ['smc', 100 * million, 35 * million, 3 * million, 15 * million],
    ['smc', 1000 * million, 70 * million, 15 * million, 30 * million],
  ])(
    'for %s with a turnover of %i is at most %i, %i and %i for practices, duties and models',
    (size, turnover, t3, t2, gpai) => {
      expect(fineOf(prohibited, { turnover, size }).max).toBe(t3);
      expect(fineOf(undisclosed, { turnover, size }).max).toBe(t2);
      expect(fineOf(model, { turnover, size }).max).toBe(gpai);
    },
  );

  test('takes the largest ceiling where several apply: a small company pays more for its model than for a practice', () => {
    expect(fineOf({ ...prohibited, ...model }, { turnover: 10 * million, size: 'sme' })).toMatchObject({
      tier: 'GPAI',
      max: 15 * million,
    });
  });

  test('shows the fixed ceiling while no turnover is known, to small companies too', () => {
    expect(fineOf(prohibited, { size: 'sme' }).max).toBe(35 * million);
    expect(fineOf(prohibited, { size: 'sme' }).explanation.join(' ')).toContain('No turnover was given');
  });

  test('takes a turnover without a size as that of a large undertaking', () => {
    expect(fineOf(prohibited, { turnover: 1000 * million }).max).toBe(70 * million);
  });

  test('says the rule on turnover in full, 7% only for prohibited practices, and that no minimum exists', () => {
    const texts = (changes: Record<string, string>) => fineOf(changes).explanation.join(' ');
    expect(texts(prohibited)).toContain('up to 7% of worldwide annual turnover, whichever is higher (lower for SMEs)');
    expect(texts(prohibited)).toContain('illustrative');
    expect(texts(highRisk)).toContain('up to 3% of worldwide annual turnover, whichever is higher (lower for SMEs)');
    expect(texts(highRisk)).not.toContain('7%');
    expect(texts(model)).not.toContain('(lower for SMEs)');
  });

  test.each<[string, Record<string, string>, string]>([
    ['an older prohibited practice, since penalties exist', prohibited, '2025-08-02'],
    ['intimate material without consent', { 'eu-06': 'yes' }, '2026-12-02'],
    ['transparency to people', undisclosed, '2026-08-02'],
    ['a general-purpose model', model, '2026-08-02'],
    ['a duty of Annex III', highRisk, '2027-12-02'],
    ['a duty of Annex I', { 'eu-08': 'yes', 'eu-10': 'none' }, '2028-08-02'],
    ['a duty and transparency at once', { ...highRisk, ...undisclosed }, '2026-08-02'],
  ])('exists for %s from the right day', (_, changes, from) => {
    expect(fineOf(changes).exposureFrom).toBe(from);
  });

  test('says for each duty whether the exposure is still to come', () => {
    const both = { ...highRisk, ...undisclosed };
    expect(fineOf(both).explanation).toContain(
      'For Art. 50 the exposure has existed since 2 August 2026; for the high-risk duties the exposure begins on 2 December 2027, not today.',
    );
    expect(fineOf(highRisk, { today: '2028-01-01' }).explanation).toContain(
      'For the high-risk duties the exposure has existed since 2 December 2027.',
    );
  });
});

describe('the working of the fine', () => {
  const words = (changes: Record<string, string>, today?: string) =>
    fineOf(changes, today ? { today } : {}).explanation.join(' ');

  test('cites the relief for SMEs', () => {
    expect(words(prohibited)).toContain('Art. 99(3) and (6)');
    expect(words(undisclosed)).toContain('Art. 99(4) and (6)');
  });

  test('dates an old and a new prohibited practice apart', () => {
    expect(words({ ...prohibited, 'eu-06': 'yes' })).toContain(
      'For the older prohibitions the exposure has existed since 2 August 2025; for Art. 5(1)(ba), (bb) the exposure begins on 2 December 2026, not today.',
    );
    expect(words({ 'eu-06': 'yes' })).not.toContain('2025');
  });

  test('tells generators and models that were on the market earlier of their time, while it runs', () => {
    expect(words({ 'eu-22': 'no' })).toContain('until 2 December 2026');
    expect(words({ 'eu-22': 'no' }, '2026-12-02')).not.toContain('until');
    expect(words(undisclosed)).not.toContain('until');
    expect(words(model)).toContain('until 2 August 2027');
    expect(words(model, '2027-08-02')).not.toContain('until');
  });

  test('does not call a system free of fines while a question on Article 5 is open', () => {
    const open = words({ 'eu-03': 'unsure' });
    expect(open).toContain('not settled');
    expect(open).toContain('€35,000,000');
    expect(words({})).not.toContain('not settled');
    expect(words({ 'eu-01': 'no', 'eu-03': 'unsure' })).not.toContain('not settled');
    expect(words({ ...prohibited, 'eu-04': 'unsure' })).not.toContain('not settled');
  });
});
