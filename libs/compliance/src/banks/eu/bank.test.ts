import { describe, expect, it } from '@jest/globals';
import { applicable } from '../../scoring/applicable.ts';
import { Bank } from '../../scoring/bank.ts';
import { conditionFaults } from '../../scoring/conditionFaults.ts';
import { valuesOf } from '../../scoring/scoreOf.ts';
import { recordDuties } from '../recordDuties.ts';
import { duties } from './bank.ts';
import { published } from './published.ts';

const { bank } = published;

const words = (text: string) => text.split(/\s+/).filter(word => /\w/.test(word)).length;

describe('the questions of the EU bank', () => {
  it('are a bank whose conditions look back', () => {
    expect(Bank.parse(bank)).toEqual(bank);
    expect(conditionFaults(bank)).toEqual([]);
  });

  it.each(bank.questions.map(question => [question.id, question] as const))(
    '%s is short, one sentence, with help',
    (_, question) => {
      expect(question.question).toMatch(/^[^.?!]*(\(\w+\)[^.?!]*)*\?$/);
      expect(words(question.question)).toBeLessThanOrEqual(30);
      expect(words(question.helpText)).toBeLessThanOrEqual(80);
      expect(question.helpText).toMatch(/^Counts: .+ Does not count: .+ Example: .+\.$/s);
      expect(question.citation.url).toMatch(/#(art_\d+[a-d]?|anx_[IVX]+)$/);
      expect(question.id.length).toBeLessThanOrEqual(50);
    },
  );

  it('offer their answers in one order', () => {
    const orders = [
      ['yes', 'no', 'unsure'],
      ['implemented', 'partial', 'none', 'unsure'],
    ];
    for (const question of bank.questions) {
      const values = valuesOf(question);
      const order = orders.find(([first]) => first === values[0]);
      if (order)
        expect([question.id, ...values]).toEqual([
          question.id,
          ...order.slice(0, values.length),
          ...values.slice(order.length),
        ]);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('ask about roles before the class, and about workers before the dates', () => {
    const at = (part: RegExp) => bank.questions.flatMap(({ id }, index) => (part.test(id) ? [index] : []));
    const roles = at(/^eu2-(role|r-(prov|dep|imp|dist|ar|comp|pm)|pl-[pdo]|r-25)$/);
    const firstOfClass = Math.min(...at(/^eu2-(5|a1-|a3|e-)/));
    expect(roles).toHaveLength(12);
    expect(Math.max(...roles)).toBeLessThan(firstOfClass);
    expect(Math.max(...at(/^eu2-f-work$/))).toBeLessThan(Math.min(...at(/^eu2-m-/)));
  });

  it('name each record-keeping duty that continues when a system is retired', () => {
    const kept = duties.filter(({ id }) => recordDuties.includes(id)).map(({ id }) => id);
    expect(kept.toSorted()).toEqual(recordDuties.toSorted());
  });

  it('read right on either side of the days that they name', () => {
    const dated = bank.questions.filter(({ question }) => /\b20[23]\d\b/.test(question));
    expect(dated.length).toBeGreaterThan(3);
    expect(dated.filter(({ question }) => /\b(will|does|comes?|now|yet)\b/i.test(question))).toEqual([]);
  });

  it('leave out the size of a public body, which no rule on size reaches', () => {
    const isAsked = (kind: string) =>
      applicable(bank, {
        ...{ 'eu2-obj': 'system', 'eu2-ai': 'yes', 'eu2-x': 'none', 'eu2-role': 'use', 'eu2-pl-d': 'yes' },
        'eu2-o-kind': kind,
      }).some(({ id }) => id === 'eu2-o-size');
    for (const kind of ['publaw', 'authority', 'le', 'mig', 'court', 'union'])
      expect([kind, isAsked(kind)]).toEqual([kind, false]);
    for (const kind of ['private', 'pubserv', 'unsure']) expect([kind, isAsked(kind)]).toEqual([kind, true]);
  });

  it('count no draft of a standard, nor ISO/IEC 42001, as a harmonised standard', () => {
    const named = bank.questions.filter(({ helpText }) => /prEN|ISO\/IEC/.test(helpText));
    expect(named.map(({ id }) => id)).toEqual(['eu2-d-17', 'eu2-p-std']);
    for (const { helpText } of named) {
      expect(helpText).toMatch(/ drafts? prEN 18286/);
      expect(helpText.split('Does not count:')[0]).not.toMatch(/prEN|ISO\/IEC/);
    }
  });

  it('start with the subject of the assessment', () => {
    expect(applicable(bank, {}).map(({ id }) => id)).toEqual(['eu2-obj']);
    expect(new Set(bank.questions.map(({ category }) => category)).size).toBe(17);
  });
});
