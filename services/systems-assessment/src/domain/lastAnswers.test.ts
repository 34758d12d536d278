import { bankOf, currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import type { Question } from '@aicp/compliance/scoring/question';
import { describe, expect, it } from '@jest/globals';
import { changeBetween, confirmable, previousAnswersOf } from './lastAnswers.ts';

const eu = currentBank('EU');
const responsesOf = (answers: Record<string, string>) =>
  Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer }));

describe('previous answers', () => {
  it('are those that counted, in the order of the questions', () => {
    const answers = compliantAnswers(eu);
    const responses = responsesOf({ 'eu2-d-9': 'none', ...answers }).toReversed();
    expect(previousAnswersOf(eu.version, { bankVersion: eu.version, responses })).toEqual(
      Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer, change: null })),
    );
  });

  it('to a reworded question are suggestions by the bank’s table', () => {
    const past = bankOf('eu-2024-08-01');
    const supplied = { 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' };
    const lastOf = (answer: string) => {
      const responses = responsesOf(compliantAnswers(past, { ...supplied, 'eu2-m-in3': answer }));
      const last = previousAnswersOf(eu.version, { bankVersion: past.version, responses });
      return last.find(({ questionId }) => questionId === 'eu2-m-in3');
    };
    expect(lastOf('yes')).toEqual({ questionId: 'eu2-m-in3', answer: 'yes', change: 'proposal' });
    expect(lastOf('no')).toEqual({ questionId: 'eu2-m-in3', answer: 'no', change: 'question' });
  });
});

describe('answers to confirm', () => {
  const answers = compliantAnswers(eu, { 'eu2-role': 'use', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' });
  const last = previousAnswersOf(eu.version, { bankVersion: eu.version, responses: responsesOf(answers) });
  const all = last.map(({ questionId }) => questionId);

  it('include questions that apply because of another confirmed answer', () => {
    const employment = { questionId: 'eu2-a3-4a', answer: 'yes' };
    expect(confirmable(eu.version, {}, last, all)).toEqual(responsesOf(answers));
    expect(confirmable(eu.version, {}, last, all)).toContainEqual(employment);
    const others = all.filter(id => id !== 'eu2-a3');
    expect(confirmable(eu.version, {}, last, others)).not.toContainEqual(employment);
    expect(confirmable(eu.version, { 'eu2-ai': 'no' }, last, ['eu2-5a'])).toEqual([]);
  });

  it('exclude questions whose words have changed', () => {
    const changed = last.map(answer => ({ ...answer, change: 'question' as const }));
    expect(confirmable(eu.version, {}, changed, all)).toEqual([]);
    const law = last.map(answer => ({ ...answer, change: 'law' as const }));
    expect(confirmable(eu.version, {}, law, all)).toHaveLength(all.length);
  });
});

describe('a question of a later bank', () => {
  const [question] = eu.questions.filter(({ options }) => options);
  const asked = question as Question & { options: NonNullable<Question['options']> };

  it('is the same with other points, another help text and another check date', () => {
    const options = asked.options.map(option => ({ ...option, score: option.score + 1 }));
    const citation = { ...asked.citation, asOf: '2027-01-01', checkedOn: '2027-01-01' };
    expect(changeBetween(asked, { ...asked, options, citation, helpText: 'Another' })).toBeNull();
  });

  it.each([
    ['another wording', { ...asked, question: 'Another?' }],
    ['another option', { ...asked, options: [...asked.options, { value: 'new', label: 'New', score: 0 }] }],
    ['another label', { ...asked, options: asked.options.map(option => ({ ...option, label: 'Another' })) }],
  ])('is another question with %s', (_what, now) => {
    expect(changeBetween(asked, now)).toBe('question');
  });

  it.each([
    ['another article', { article: 'Another' }],
    ['another day from which it applies', { appliesFrom: '2031-01-01' }],
  ])('has another law behind it with %s', (_what, changes) => {
    expect(changeBetween(asked, { ...asked, citation: { ...asked.citation, ...changes } })).toBe('law');
  });
});
