import { describe, expect, it } from '@jest/globals';
import { applicable } from '../scoring/applicable.ts';
import { compliantAnswers } from '../scoring/compliantAnswers.ts';
import { namedIn } from '../scoring/condition.ts';
import { valuesOf } from '../scoring/scoreOf.ts';
import { bankOf, currentBank } from './banks.ts';
import { carriedTables, migrateAnswers } from './migrateAnswers.ts';

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

    it('names the answer of each proposal among the replacing questions', () => {
      for (const { question, proposes, asks } of rows)
        for (const { answers } of proposes)
          expect([
            question,
            ...Object.keys(answers).filter(id => !asks.includes(id) && !id.startsWith('uk2-')),
          ]).toEqual([question]);
    });

    it('"not sure" proposes nothing, and is proposed by nothing', () => {
      const unsure = Object.fromEntries(before.questions.map(({ id }) => [id, 'unsure']));
      const kept = table.sameWords ? Object.keys(migrateAnswers(table.from, table.to, unsure)) : [];
      expect(Object.keys(migrateAnswers(table.from, table.to, unsure))).toEqual(kept);
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

describe('from the Act as of 1 August 2024', () => {
  const now = currentBank('EU');
  const open = (changes: Record<string, string>) => {
    const answers = compliantAnswers(bankOf('eu-2024-08-01'), changes);
    const carried = migrateAnswers('eu-2024-08-01', now.version, answers);
    return applicable(now, carried).flatMap(({ id }) => (carried[id] ? [] : [id]));
  };

  it('a system that the amendment only gives more time is asked nothing again', () => {
    const exempted = {
      'eu2-role': 'supply',
      'eu2-a3': '4',
      'eu2-a3-4a': 'yes',
      'eu2-e-claim': 'yes',
      'eu2-e-ground': 'a',
    };
    expect(open(exempted)).toEqual([]);
  });

  it('systems that make pictures are asked about the new prohibitions', () => {
    expect(open({ 'eu2-f-med': 'yes' })).toEqual(['eu2-5ba-d', 'eu2-5bb-d']);
  });

  it('an earlier system stays one, and its plans are asked', () => {
    const system = { 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' };
    expect(open({ ...system, 'eu2-m-in3': 'yes' })).toEqual(['eu2-m-chg', 'eu2-s-4a']);
    expect(open({ ...system, 'eu2-m-in3': 'no' })).toContain('eu2-m-in3');
  });
});
