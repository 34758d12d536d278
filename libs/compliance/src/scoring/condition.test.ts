import { describe, expect, it } from '@jest/globals';
import { currentBank } from '../banks/banks.ts';
import { applicable, countedAnswers, unknownValue, withUnsureAnswers } from './applicable.ts';
import type { Bank } from './bank.ts';
import { Condition, evaluateCondition, firedBy } from './condition.ts';
import { conditionFaults } from './conditionFaults.ts';
import type { Question } from './question.ts';
import { stepsOf } from './steps.ts';
import { unanswered } from './unanswered.ts';

const published = currentBank('EU');
const [template] = published.questions;

function ask(id: string, askedWhen?: Condition, rest: Partial<Question> = {}): Question {
  if (!template) throw new Error('the bank is empty');
  const options = ['yes', 'no', 'unsure'].map(value => ({ value, label: value, score: 0 }));
  return { ...template, options, id, askedWhen, ...rest };
}

const bank: Bank = {
  ...published,
  questions: [
    ask('first'),
    ask('second', { question: 'first', in: ['yes', 'unsure'] }),
    ask('third', { any: [{ question: 'second', in: ['yes'] }, { not: { question: 'first', in: ['yes'] } }] }),
    ask('fourth', { all: [{ question: 'third', in: ['yes'] }] }, { group: 'organisation' }),
    ask('fifth', undefined, { group: 'organisation' }),
  ],
};
const idsFor = (answers: Record<string, string>) => applicable(bank, answers).map(({ id }) => id);

describe('questions that apply', () => {
  it('follow from the answers before them', () => {
    expect(idsFor({ first: 'yes' })).toEqual(['first', 'second', 'fifth']);
    expect(idsFor({ first: 'yes', second: 'yes' })).toEqual(['first', 'second', 'third', 'fifth']);
    expect(idsFor({ first: 'no' })).toEqual(['first', 'third', 'fifth']);
  });

  it('are not opened by an answer that no longer counts', () => {
    const answers = { first: 'no', second: 'yes', third: 'no' };
    expect(idsFor(answers)).toEqual(['first', 'third', 'fifth']);
    expect(countedAnswers(bank, answers)).toEqual({ first: 'no', third: 'no' });
  });

  it('are all questions in a bank without conditions', () => {
    const plain = { ...bank, questions: bank.questions.map(question => ({ ...question, askedWhen: undefined })) };
    expect(applicable(plain, {})).toEqual(plain.questions);
  });

  it('are asked, and no others', () => {
    expect(unanswered(bank, { first: 'yes', second: 'no', fourth: 'yes' })).toEqual(['fifth']);
  });

  it('count as not sure in a preview while unanswered', () => {
    expect(withUnsureAnswers(bank, { fifth: 'no' })).toEqual({
      first: 'unsure',
      second: 'unsure',
      third: 'unsure',
      fifth: 'no',
    });
    expect(unknownValue(ask('q', undefined, { type: 'yes_no', scoring: { yes: 0, no: 0 } }))).toBe('yes');
    const options = [
      { value: 'a', label: 'A', score: 0 },
      { value: 'b', label: 'B', score: 0 },
    ];
    expect(unknownValue(ask('q', undefined, { options }))).toBe('b');
  });

  it('take one step each, and none if the organisation has answered them', () => {
    const answers = { first: 'no', third: 'yes', fourth: 'yes', fifth: 'yes' };
    expect(stepsOf(bank, answers)).toBe(4);
    expect(stepsOf(bank, answers, ['organisation'])).toBe(2);
  });
});

describe('a condition', () => {
  const both: Condition = { all: [{ question: 'a', in: ['yes'] }, { not: { question: 'b', in: ['no'] } }] };

  it('is data of one shape', () => {
    expect(Condition.parse(both)).toEqual(both);
    expect(Condition.safeParse({ question: 'a' }).success).toBe(false);
    expect(Condition.safeParse({ all: [], any: [] }).success).toBe(false);
  });

  it('names the answers that make it true', () => {
    expect(evaluateCondition(both, { a: 'yes' })).toBe(true);
    expect(firedBy(both, { a: 'yes' })).toEqual(['a']);
    expect(firedBy(both, { a: 'yes', b: 'no' })).toEqual([]);
    const either: Condition = { any: [both, { question: 'c', in: ['yes'] }] };
    expect(firedBy(either, { a: 'yes', c: 'yes' })).toEqual(['a', 'c']);
  });

  it('refers only to earlier questions and to options that exist', () => {
    const faulty = (askedWhen: Condition) =>
      conditionFaults({ ...bank, questions: [ask('one', askedWhen), ask('two')] });
    expect(conditionFaults(bank)).toEqual([]);
    expect(faulty({ question: 'two', in: ['yes'] })).toEqual(['one refers to two, which is not an earlier question']);
    expect(
      conditionFaults({ ...bank, questions: [ask('one'), ask('one', { question: 'one', in: ['perhaps'] })] }),
    ).toEqual(['one stands twice', 'one refers to "perhaps", which is not an option of one']);
  });
});
