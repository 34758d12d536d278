import { describe, expect, it, test } from '@jest/globals';
import { applicable } from '../scoring/applicable.ts';
import { bestAnswers } from '../scoring/bestAnswers.ts';
import { namedIn } from '../scoring/condition.ts';
import { valuesOf } from '../scoring/scoreOf.ts';
import { bankOf } from './banks.ts';
import { carriedAnswers, carriedTables } from './carriedAnswers.ts';

describe.each(carriedTables.map(table => [`${table.from} to ${table.to}`, table] as const))(
  'from %s',
  (_name, table) => {
    const [before, after] = [bankOf(table.from), bankOf(table.to)];
    const rows = table.questions;

    const optionsIn = (bank: typeof before, id: string) => {
      const question = bank.questions.find(each => each.id === id);
      return question ? valuesOf(question) : [];
    };

    it('every earlier question has one row, or keeps its words', () => {
      const unchanged = table.sameWords
        ? before.questions.filter(
            question => after.questions.find(({ id }) => id === question.id)?.question === question.question,
          )
        : [];
      const ids = [...unchanged.map(({ id }) => id), ...rows.map(({ question }) => question)];
      expect([...new Set(ids)].toSorted()).toEqual(before.questions.map(({ id }) => id).toSorted());
      expect(new Set(rows.map(({ question }) => question)).size).toBe(rows.length);
    });

    it('looks for answers that could be given, and proposes answers that can be', () => {
      for (const { proposes, asks } of rows) {
        expect(asks.filter(id => optionsIn(after, id).length === 0)).toEqual([]);
        for (const { when, answers } of proposes) {
          for (const { question, in: values } of namedIn(when))
            expect(optionsIn(before, question)).toEqual(expect.arrayContaining([...values]));
          for (const [id, value] of Object.entries(answers)) expect(optionsIn(after, id)).toContain(value);
        }
      }
    });

    it('names what each proposal is an answer to among the questions that took its place', () => {
      for (const { question, proposes, asks } of rows)
        for (const { answers } of proposes)
          expect([
            question,
            ...Object.keys(answers).filter(id => !asks.includes(id) && !id.startsWith('uk2-')),
          ]).toEqual([question]);
    });

    it('"not sure" proposes nothing, and is proposed by nothing', () => {
      const unsure = Object.fromEntries(before.questions.map(({ id }) => [id, 'unsure']));
      const kept = table.sameWords ? Object.keys(carriedAnswers(table.from, table.to, unsure)) : [];
      expect(Object.keys(carriedAnswers(table.from, table.to, unsure))).toEqual(kept);
      for (const { proposes } of rows)
        for (const { answers, when } of proposes) {
          expect(Object.values(answers)).not.toContain('unsure');
          expect(namedIn(when).flatMap(named => [...named.in])).not.toContain('unsure');
        }
    });

    it('a better state is never proposed than was answered', () => {
      const worth = ['none', 'partial', 'implemented'];
      for (const { question, proposes } of rows)
        for (const { when, answers } of proposes) {
          const [given] = namedIn(when).filter(named => named.question === question);
          const best = Math.max(...(given?.in ?? []).map(value => worth.indexOf(value)));
          for (const value of Object.values(answers))
            if (best >= 0) expect(worth.indexOf(value)).toBeLessThanOrEqual(best);
        }
    });
  },
);

describe('from the first banks to the second', () => {
  const carriedFrom = (changes: Record<string, string>) =>
    carriedAnswers('eu-2026-11-21', 'eu-2026-11-22', { ...bestAnswers(bankOf('eu-2026-11-21')), ...changes });

  it('a user of a scorecard stays one, and is asked what was never asked', () => {
    const carried = carriedFrom({ 'eu-02': 'deployer', 'eu-07': 'III-5b' });
    expect(carried).toMatchObject({ 'eu2-role': 'use', 'eu2-a3': '5', 'eu2-a3-5b': 'yes', 'eu2-5a': 'no' });
    const open = applicable(bankOf('eu-2026-11-22'), carried).map(({ id }) => id);
    expect(open).toEqual(expect.arrayContaining(['eu2-obj']));
    expect(carried['eu2-ai']).toBeUndefined();
  });

  it('what mixed several duties proposes them only where all were in place', () => {
    const deployer = { 'eu-02': 'deployer' };
    expect(carriedFrom({ ...deployer, 'eu-19': 'implemented' })).toMatchObject({ 'eu2-d-26-1': 'implemented' });
    expect(carriedFrom({ ...deployer, 'eu-19': 'partial' })['eu2-d-26-1']).toBeUndefined();
  });

  it('no exception, no product, no practice of several letters and no model is taken over', () => {
    const carried = carriedFrom({ 'eu-02': 'provider', 'eu-07': 'III-4', 'eu-09': 'documented' });
    for (const id of [
      'eu2-e-prof',
      'eu2-e-ground',
      'eu2-e-doc',
      'eu2-a1-law',
      'eu2-5c',
      'eu2-5f',
      'eu2-5ba-p',
      'eu2-g-prov',
    ])
      expect([id, carried[id]]).toEqual([id, undefined]);
  });

  test.each(['EU', 'UK'] as const)('nothing can be accepted without the new questions (%s)', law => {
    const [from, to] = law === 'EU' ? ['eu-2026-11-21', 'eu-2026-11-22'] : ['uk-2026-11-21', 'uk-2026-11-22'];
    const before = bankOf(from);
    for (const question of before.questions)
      for (const value of valuesOf(question)) {
        const carried = carriedAnswers(from, to, { ...bestAnswers(before), [question.id]: value });
        const open = applicable(bankOf(to), carried).filter(({ id }) => !carried[id]);
        expect(open.length).toBeGreaterThan(0);
      }
  });

  it('"not applicable" in the UK becomes the fact behind it', () => {
    const answers = { ...bestAnswers(bankOf('uk-2026-11-21')), 'uk-c2': 'not_applicable', 'uk-f3': 'not_applicable' };
    const carried = carriedAnswers('uk-2026-11-21', 'uk-2026-11-22', answers);
    expect(carried).toMatchObject({ 'uk2-f-adm': 'no', 'uk2-f-pd': 'no' });
    expect([carried['uk-c2'], carried['uk-f3']]).toEqual([undefined, undefined]);
  });
});

describe('from the Act as of 1 August 2024', () => {
  const open = (changes: Record<string, string>) => {
    const answers = bestAnswers(bankOf('eu-2024-08-01'), changes);
    const carried = carriedAnswers('eu-2024-08-01', 'eu-2026-11-22', answers);
    return applicable(bankOf('eu-2026-11-22'), carried).flatMap(({ id }) => (carried[id] ? [] : [id]));
  };

  it('nothing has to be asked of a system that the amendment only gives more time', () => {
    const exempted = {
      'eu2-role': 'supply',
      'eu2-a3': '4',
      'eu2-a3-4a': 'yes',
      'eu2-e-claim': 'yes',
      'eu2-e-ground': 'a',
    };
    expect(open(exempted)).toEqual([]);
  });

  it('the new prohibitions have to be asked of what makes pictures', () => {
    expect(open({ 'eu2-f-med': 'yes' })).toEqual(['eu2-5ba-d', 'eu2-5bb-d']);
  });

  it('an earlier system stays one, and its plans are asked', () => {
    const system = { 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' };
    expect(open({ ...system, 'eu2-m-in3': 'yes' })).toEqual(['eu2-m-chg', 'eu2-s-4a']);
    expect(open({ ...system, 'eu2-m-in3': 'no' })).toContain('eu2-m-in3');
  });
});
