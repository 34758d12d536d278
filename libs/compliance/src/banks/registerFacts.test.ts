import { describe, expect, it } from '@jest/globals';
import { systemFacts } from '../law/systemFacts/systemFacts.ts';
import { valuesOf } from '../scoring/scoreOf.ts';
import { areaSuggestions } from './areaSuggestions.ts';
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
      if (fact !== 'status') expect(['yes', 'no']).toContain(value);
    }
  }
});

it('every value of a fact that answers a question has a meaning', () => {
  for (const name of new Set(registerFacts.map(({ fact }) => fact))) {
    const values = registerFacts.filter(({ fact }) => fact === name).flatMap(one => one.values);
    const known = systemFacts.find(fact => fact.name === name);
    expect(values.toSorted()).toEqual(Object.keys(known?.options ?? {}).toSorted());
  }
});

it('recorded facts propose answers under each law, and none without facts', () => {
  const facts = { personalData: 'none', decisionRole: 'supports', users: 'Recruiters', status: 'pilot' } as const;
  expect(registerAnswers(currentBank('EU').version, facts)).toEqual({
    'eu2-x': 'premarket',
    'eu2-f-bio': 'no',
    'eu2-f-dec': 'yes',
  });
  expect(registerAnswers(currentBank('UK').version, facts)).toEqual({
    'uk2-f-use': 'yes',
    'uk2-f-pd': 'no',
    'uk2-f-dec': 'yes',
  });
  expect(registerAnswers(currentBank('UK').version, {})).toEqual({});
});

it.each([
  ['planned', 'planned', 'no'],
  ['development', 'premarket', 'no'],
  ['pilot', 'premarket', 'yes'],
  ['live', undefined, 'yes'],
  ['retired', 'retired', 'retired'],
])('the status %s proposes that under each law', (status, inEu, inUk) => {
  expect(registerAnswers(currentBank('EU').version, { status })).toEqual(inEu ? { 'eu2-x': inEu } : {});
  expect(registerAnswers(currentBank('UK').version, { status })).toEqual({ 'uk2-f-use': inUk });
});

describe('the area of use', () => {
  it.each(Object.entries(areaSuggestions))(
    '%s proposes answers that can be given, and closes nothing',
    (area, answers) => {
      for (const [id, value] of Object.entries(answers)) {
        const question = banks.flatMap(bank => bank.questions).find(one => one.id === id);
        expect([id, ...(question ? valuesOf(question) : [])]).toContain(value);
        expect([id, value]).not.toEqual(['eu2-a3', 'none']);
        expect(value).not.toBe('no');
        // Only the person decides on a single use.
        expect(id).not.toMatch(/^eu2-a3-/);
      }
      for (const { version, jurisdiction } of banks) {
        const own = Object.entries(answers).filter(([id]) => id.startsWith(jurisdiction.toLowerCase()));
        expect(registerAnswers(version, { area })).toEqual(Object.fromEntries(own));
      }
    },
  );

  it('gives way to more specific facts', () => {
    const facts = { area: 'employment', decisionRole: 'neither', personalData: 'none' };
    expect(registerAnswers(currentBank('EU').version, facts)).toMatchObject({ 'eu2-a3': '4', 'eu2-f-dec': 'no' });
    expect(registerAnswers(currentBank('UK').version, facts)).toMatchObject({ 'uk2-f-pd': 'no', 'uk2-f-dec': 'no' });
  });
});

it('recorded dates propose answers on earlier systems and models, and no more', () => {
  const proposed = (facts: Record<string, string>) => registerAnswers(currentBank('EU').version, facts);
  expect(proposed({ marketDay: '2026-05-01' })).toEqual({ 'eu2-m-in3': 'yes', 'eu2-m-in1': 'yes', 'eu2-m-gen': 'yes' });
  expect(proposed({ marketDay: '2027-12-02' })).toEqual({ 'eu2-m-in3': 'no', 'eu2-m-in1': 'yes' });
  expect(proposed({ lastChange: '2028-08-02' })).toEqual({ 'eu2-m-chg': 'happened' });
  expect(proposed({ modelReleaseDay: '2025-08-01' })).toEqual({ 'eu2-g-when': 'yes' });
  expect(proposed({ modelReleaseDay: '2025-08-02' })).toEqual({ 'eu2-g-when': 'no' });
  expect(proposed({ deviceStatus: 'mdd' })).toEqual({ 'eu2-a1-mdr': 'legacy' });
  expect(proposed({ deviceStatus: 'ivdd' })).toEqual({ 'eu2-a1-ivd': 'legacy' });
  expect(proposed({ deviceStatus: 'mdr' })).toEqual({});
  // Before that day it depends on the class whether the change came after the duties had begun.
  expect(proposed({ lastChange: '2028-08-01' })).toEqual({});
  expect(registerAnswers('eu-2024-08-01', { marketDay: '2026-10-01' })).toEqual({
    'eu2-m-in3': 'no',
    'eu2-m-in1': 'yes',
  });
  expect(registerAnswers(currentBank('UK').version, { marketDay: '2026-05-01' })).toEqual({});
});
