import { describe, expect, it } from '@jest/globals';
import { compliantAnswers } from '../scoring/compliantAnswers.ts';
import { conditionFaults } from '../scoring/conditionFaults.ts';
import { Verdict } from '../scoring/verdict.ts';
import { days, words } from './act2024.ts';
import { activeBanks } from './activeBanks.ts';
import { assess } from './assess.ts';
import { bankOf, currentBank, pastLaw, publishedBanks } from './banks.ts';
import { dates } from './eu/dates.ts';
import { lawStateOf, legalDatesOf } from './lawDays.ts';
import { causeOf, resultChanges } from './resultChanges.ts';

const TODAY = '2026-11-22';
const then = bankOf('eu-2024-08-01');
const now = currentBank('EU');

const converter = {
  ...{ 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes', 'eu2-e-claim': 'yes', 'eu2-e-ground': 'a' },
  ...{ 'eu2-e-doc': 'implemented', 'eu2-e-reg': 'no' },
};

const outcome = (bank: { version: string }, answers: Record<string, string>, today = TODAY) =>
  assess({ bank, answers, today });
const movesOf = (answers: Record<string, string>) =>
  resultChanges({ before: outcome(then, answers), after: outcome(now, answers), bankVersion: now.version });

describe('the Act as of 1 August 2024', () => {
  it('asks only what could be asked then, in conditions on its own questions', () => {
    expect(conditionFaults(then)).toEqual([]);
    expect(JSON.stringify(then)).not.toMatch(/5ba|5bb|2026\/1744|2 December 2027|2027-12-02/);
    expect(then.questions.length).toBe(now.questions.length - 9);
  });

  it('has the days of the Official Journal', () => {
    expect(days).toEqual({ 'annex-iii': '2026-08-02', 'annex-i': '2027-08-02' });
    expect(Object.keys(words)).toEqual(
      expect.arrayContaining(dates.filter(({ id }) => id in days).map(({ date }) => date)),
    );
    expect(legalDatesOf('eu-2024-08-01').map(({ date }) => date)).not.toContain('2026-12-02');
  });

  it('is scored by its own dates, and leaves the current ones unchanged', () => {
    const answers = compliantAnswers(then, converter);
    const registration = (bank: { version: string }) => {
      const verdict = Verdict.parse(outcome(bank, answers));
      return verdict.duties.find(({ id }) => id === 'd-49-2');
    };
    expect(registration(then)).toMatchObject({ from: '2026-08-02', state: 'in_force' });
    expect(registration(now)).toMatchObject({ from: '2027-12-02', state: 'due' });
    expect(registration(then)).toMatchObject({ from: '2026-08-02', state: 'in_force' });
  });

  it('knows no relief for small mid-caps', () => {
    const silent = { 'eu2-role': 'supply', 'eu2-f-int': 'yes', 'eu2-d-50-1': 'none', 'eu2-o-size': 'smc' };
    const answers = compliantAnswers(then, silent);
    const fine = (bank: { version: string }) =>
      Verdict.parse(assess({ bank, answers, today: TODAY, turnover: 90_000_000, size: 'smc' })).fines?.inForce.max;
    expect([fine(then), fine(now)]).toEqual([15_000_000, 2_700_000]);
  });

  it('is on no list, and cannot be begun on', () => {
    expect(publishedBanks.map(({ bank }) => bank.version)).not.toContain('eu-2024-08-01');
    expect(pastLaw.map(({ bank }) => bank.version)).toEqual(['eu-2024-08-01']);
    expect(() => activeBanks('eu-2024-08-01')).toThrow('law of the past');
  });
});

describe('changes of a result', () => {
  it('name each date, old next to new, and the provision that changed it', () => {
    const moves = movesOf(compliantAnswers(then, converter));
    expect(moves.find(({ what, subject }) => what === 'date' && subject.includes('Art. 49(2)'))).toMatchObject({
      before: 'in force since 2026-08-02',
      after: 'from 2027-12-02',
      citation: { label: 'Art. 113(c)(i)' },
    });
    expect(moves.find(({ what }) => what === 'fine')).toMatchObject({
      before: 'now national penalties, later none',
      after: 'now none, later national penalties',
    });
    expect(causeOf(moves)?.label).toBe('Art. 113(c)(i)');
  });

  it('is nothing for a system whose duties stayed as they were', () => {
    expect(movesOf(compliantAnswers(then))).toEqual([]);
  });

  it('is class, level and score if these differ', () => {
    const before = outcome(now, compliantAnswers(now, { 'eu2-f-bio': 'yes', 'eu2-5f': 'yes' }));
    const moves = resultChanges({ before, after: outcome(now, compliantAnswers(now)), bankVersion: now.version });
    expect(moves.map(({ what, before: was, after: is }) => [what, was, is])).toEqual(
      expect.arrayContaining([
        ['class', 'Prohibited practice', 'Minimal risk (no specific duties)'],
        ['level', 'HIGH', 'LOW'],
        ['score', '0', '100'],
      ]),
    );
  });

  it('is a duty that a day brings, under the same bank', () => {
    const legacy = {
      'eu2-role': 'supply',
      'eu2-f-txt': 'yes',
      'eu2-m-gen': 'yes',
      'eu2-d-50-2m': 'none',
      'eu2-o-size': 'large',
    };
    const answers = compliantAnswers(now, legacy);
    const on = (today: string) => outcome(now, answers, today);
    const moves = resultChanges({ before: on('2026-11-22'), after: on('2026-12-02'), bankVersion: now.version });
    expect(moves.find(({ what, subject }) => what === 'date' && subject.includes('50(2)'))).toMatchObject({
      before: 'from 2026-12-02',
      after: 'in force since 2026-12-02',
    });
    expect(resultChanges({ before: on('2026-11-22'), after: on('2026-12-01'), bankVersion: now.version })).toEqual([]);
    expect([lawStateOf(now.version, '2026-12-01'), lawStateOf(now.version, '2026-12-02')]).toEqual([
      'eu-2026-11-27 2026-08-02',
      'eu-2026-11-27 2026-12-02',
    ]);
  });
});

describe('the banks in force', () => {
  it('are the latest, unless pinned', () => {
    const versions = (names?: string) => Object.values(activeBanks(names)).map(({ version }) => version);
    expect(versions()).toEqual(['eu-2026-11-27', 'uk-2026-11-27']);
    expect(versions(' uk-2026-11-27 , eu-2026-11-27')).toEqual(['eu-2026-11-27', 'uk-2026-11-27']);
  });

  it.each([
    ['eu-2025', '"eu-2025" is not a question bank. Available banks: eu-2026-11-27, uk-2026-11-27.'],
    ['eu-2026-11-27,eu-2026-11-27', 'Two question banks are named for EU; name one.'],
  ])('are refused as %s', (names, sentence) => {
    expect(() => activeBanks(names)).toThrow(sentence);
  });
});
