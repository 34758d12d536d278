import { assess } from '@aicp/compliance/banks/assess';
import { currentBank } from '@aicp/compliance/banks/banks';
import { applicable } from '@aicp/compliance/scoring/applicable';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { SystemFactsInput } from '@aicp/contracts/inputs/systemFactsInputs';
import { describe, expect, it } from '@jest/globals';
import { demoSystems } from './demoSystems.ts';

const runs = demoSystems.flatMap(({ runs, ...system }) => runs.map((run, at) => ({ ...system, run, at })));

describe('the demonstration', () => {
  it.each(runs)('answers only the questions that apply to the $name, run $at', ({ jurisdiction, run }) => {
    const bank = currentBank(jurisdiction);
    const asked = applicable(bank, compliantAnswers(bank, run)).map(({ id }) => id);
    expect(Object.keys(run).filter(id => !asked.includes(id))).toEqual([]);
  });

  it.each(demoSystems)('gives $name valid facts', ({ facts }) => {
    expect(SystemFactsInput.safeParse(facts).error).toBeUndefined();
  });

  it.each(['EU', 'UK'] as const)('has all three levels under %s rules, and contradicts no type', jurisdiction => {
    const bank = currentBank(jurisdiction);
    const outcomes = demoSystems
      .filter(system => system.jurisdiction === jurisdiction)
      .flatMap(({ systemType, runs }) => {
        const run = runs.at(-1);
        return run ? [assess({ bank, answers: compliantAnswers(bank, run), today: '2026-11-22', systemType })] : [];
      });
    expect(new Set(outcomes.map(({ riskLevel }) => riskLevel))).toEqual(new Set(['HIGH', 'MEDIUM', 'LOW']));
    const remarks = outcomes.flatMap(outcome => outcome.remarks);
    expect(remarks.filter(remark => !remark.includes('not answered yet'))).toEqual([]);
  });
});
