import { expect, it } from '@jest/globals';
import { systemFacts } from '../law/systemFacts/systemFacts.ts';
import { valuesOf } from '../scoring/scoreOf.ts';
import { currentBank } from './banks.ts';
import { registerAnswers, registerFacts } from './registerFacts.ts';

const banks = [currentBank('EU'), currentBank('UK')];

it('each is a choice of the register, and proposes an answer that can be given', () => {
  for (const { fact, values, answers } of registerFacts) {
    const known = systemFacts.find(({ name }) => name === fact);
    expect(Object.keys(known?.options ?? {})).toEqual(expect.arrayContaining([...values]));
    for (const [id, value] of Object.entries(answers)) {
      const question = banks.flatMap(bank => bank.questions).find(one => one.id === id);
      if (!question) throw new Error(`No bank asks ${id}.`);
      expect(valuesOf(question)).toContain(value);
      expect(['yes', 'no']).toContain(value);
    }
  }
});

it('every value of a fact that answers a question says something', () => {
  for (const name of new Set(registerFacts.map(({ fact }) => fact))) {
    const values = registerFacts.filter(({ fact }) => fact === name).flatMap(one => one.values);
    const known = systemFacts.find(fact => fact.name === name);
    const silent = name === 'status' ? ['retired'] : [];
    expect([...values, ...silent].toSorted()).toEqual(Object.keys(known?.options ?? {}).toSorted());
  }
});

it('a register proposes under each law what that law asks, and an empty one nothing', () => {
  const facts = { personalData: 'none', decisionRole: 'supports', users: 'Recruiters', status: 'pilot' } as const;
  expect(registerAnswers(currentBank('EU').version, facts)).toEqual({ 'eu2-f-bio': 'no', 'eu2-f-dec': 'yes' });
  expect(registerAnswers(currentBank('UK').version, facts)).toEqual({
    'uk2-f-use': 'yes',
    'uk2-f-pd': 'no',
    'uk2-f-dec': 'yes',
  });
  expect(registerAnswers(currentBank('UK').version, { status: 'retired' })).toEqual({});
  expect(registerAnswers(currentBank('UK').version, {})).toEqual({});
});

it('a register proposes what its days say about earlier systems, and no more', () => {
  const proposed = (facts: Record<string, string>) => registerAnswers(currentBank('EU').version, facts);
  expect(proposed({ marketDay: '2026-05-01' })).toEqual({ 'eu2-m-in3': 'yes', 'eu2-m-in1': 'yes', 'eu2-m-gen': 'yes' });
  expect(proposed({ marketDay: '2027-12-02' })).toEqual({ 'eu2-m-in3': 'no', 'eu2-m-in1': 'yes' });
  expect(proposed({ lastChange: '2028-08-02' })).toEqual({ 'eu2-m-chg': 'happened' });
  // Before that day it depends on the class whether the change came after the duties had begun.
  expect(proposed({ lastChange: '2028-08-01' })).toEqual({});
  expect(registerAnswers('eu-2024-08-01', { marketDay: '2026-10-01' })).toEqual({
    'eu2-m-in3': 'no',
    'eu2-m-in1': 'yes',
  });
  expect(registerAnswers(currentBank('UK').version, { marketDay: '2026-05-01' })).toEqual({});
});
