import { expect, it } from '@jest/globals';
import { compliantAnswers } from '../scoring/compliantAnswers.ts';
import { namedIn } from '../scoring/condition.ts';
import { valuesOf } from '../scoring/scoreOf.ts';
import { currentBank } from './banks.ts';
import { sharedFacts, suggestFromOtherLaw } from './sharedFacts.ts';

const [eu, uk] = [currentBank('EU'), currentBank('UK')];
const lawOf = (id: string) => (id.startsWith('uk') ? uk : eu);

it('each shared fact is an answer under one law, and proposes a valid one under the other', () => {
  const options = (id: string) =>
    lawOf(id)
      .questions.filter(question => question.id === id)
      .flatMap(valuesOf);
  for (const { when, answers } of sharedFacts) {
    const [source] = namedIn(when);
    if (!source) throw new Error('A fact has a source.');
    expect(options(source.question)).toEqual(expect.arrayContaining([...source.in]));
    for (const [id, value] of Object.entries(answers)) {
      expect(options(id)).toContain(value);
      expect(lawOf(id)).not.toBe(lawOf(source.question));
    }
  }
});

it('"Not sure" proposes nothing, and no proposal is better than the answer', () => {
  for (const { when, answers } of sharedFacts) {
    expect(namedIn(when).flatMap(named => [...named.in])).not.toContain('unsure');
    for (const value of Object.values(answers)) expect(['unsure', 'implemented', 'partial']).not.toContain(value);
  }
});

it('decisions about people are one fact under both laws, in both directions', () => {
  const european = compliantAnswers(eu, { 'eu2-f-dec': 'yes', 'eu2-f-bio': 'yes' });
  expect(suggestFromOtherLaw(eu.version, uk.version, european)).toMatchObject({
    'uk2-f-dec': 'yes',
    'uk2-f-pd': 'yes',
  });
  const british = compliantAnswers(uk, { 'uk2-f-pd': 'no', 'uk2-f-dec': 'no' });
  expect(suggestFromOtherLaw(uk.version, eu.version, british)).toEqual({ 'eu2-f-dec': 'no', 'eu2-f-bio': 'no' });
});

it('an answer to a question that did not apply proposes nothing', () => {
  const model = { 'eu2-obj': 'model', 'eu2-f-dec': 'yes' };
  expect(suggestFromOtherLaw(eu.version, uk.version, model)).toEqual({});
});
