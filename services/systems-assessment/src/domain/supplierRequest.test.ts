import { supplierQuestions } from '@aicp/compliance/law/supplierQuestions/supplierQuestions';
import { describe, expect, it } from '@jest/globals';
import { afterSending, chosenQuestions, withAnswers } from './supplierRequest.ts';

const all = supplierQuestions('EU', []);
const at = new Date('2026-11-23T10:00:00Z');

describe('questions to a supplier', () => {
  it('are all or the chosen ones, followed by the organisation’s own', () => {
    expect(chosenQuestions(all, null)).toEqual(all);
    const chosen = chosenQuestions(all, { questions: ['ce-marking', 'fact-version'], own: ['Where is it hosted?'] });
    expect(chosen.map(({ id }) => id)).toEqual(['fact-version', 'ce-marking', 'own-1']);
  });
});

describe('a supplier’s answer', () => {
  it('is a valid one for its question', () => {
    const request = { questions: all, draft: { 'fact-version': '1.0' } };
    expect(withAnswers(request, { 'ce-marking': 'yes', 'fact-version': '' })).toEqual({ 'ce-marking': 'yes' });
    for (const [id, value] of [
      ['ce-marking', 'perhaps'],
      ['fact-marketDay', 'yesterday'],
      ['fact-version', 'two\nlines'],
      ['fact-version', 'x'.repeat(256)],
      ['duty-of-somebody', 'x'],
    ] as const)
      expect(() => withAnswers(request, { [id]: value })).toThrow();
  });

  it('replaces undecided answers and keeps decided ones', () => {
    const first = afterSending({ draft: { a: '1', b: '1', c: '1' }, proposals: [] }, at);
    const decided = first.map(each => (each.questionId === 'b' ? { ...each, state: 'accepted' as const } : each));
    const second = afterSending({ draft: { a: '2', b: '2' }, proposals: decided }, at);
    expect(second.map(({ number, questionId, value, state }) => [number, questionId, value, state])).toEqual([
      [1, 'a', '1', 'replaced'],
      [2, 'b', '1', 'accepted'],
      [3, 'c', '1', 'replaced'],
      [4, 'a', '2', 'open'],
      [5, 'b', '2', 'open'],
    ]);
  });

  it('has no effect when sent again unchanged, and is new once it was withdrawn', () => {
    const first = afterSending({ draft: { a: '1' }, proposals: [] }, at);
    expect(afterSending({ draft: { a: '1' }, proposals: first }, at)).toEqual(first);
    const takenBack = afterSending({ draft: {}, proposals: first }, at);
    expect(afterSending({ draft: { a: '1' }, proposals: takenBack }, at).at(-1)).toMatchObject({
      number: 2,
      state: 'open',
    });
  });
});
