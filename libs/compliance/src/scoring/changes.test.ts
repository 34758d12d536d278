import { describe, expect, it } from '@jest/globals';
import { assess } from '../banks/assess.ts';
import { currentBank } from '../banks/banks.ts';
import { changesBetween } from './changes.ts';
import { compliantAnswers } from './compliantAnswers.ts';

const today = '2026-11-22';
const uk = (changes: Record<string, string>) => {
  const bank = currentBank('UK');
  return assess({ bank, answers: compliantAnswers(bank, changes), today });
};

describe('between two assessments of a system', () => {
  const before = uk({ 'uk-s1': 'none', 'uk-t2': 'partial', 'uk-f2': 'none' });
  const after = uk({ 'uk-t2': 'none', 'uk-f2': 'none', 'uk-c1': 'partial' });
  const changes = changesBetween(before, after);

  it('a gap is either closed, new or remaining', () => {
    const gapOf = (result: typeof before, questionId: string) =>
      result.findings.filter(finding => finding.questionId === questionId).map(({ text }) => text);
    expect(changes.closed).toEqual(gapOf(before, 'uk-s1'));
    expect(changes.added).toEqual(gapOf(after, 'uk-c1'));
    expect(changes.remaining.toSorted()).toEqual([...gapOf(after, 'uk-t2'), ...gapOf(after, 'uk-f2')].toSorted());
    expect(changes.added.length + changes.remaining.length).toBe(after.gaps.length);
  });

  it('level and scores are shown before and after', () => {
    expect(changes).toMatchObject({
      riskLevel: { before: before.riskLevel, after: after.riskLevel },
      riskScore: { before: before.riskScore, after: after.riskScore },
      complianceScore: { before: before.complianceScore, after: after.complianceScore },
    });
  });

  it('a question can have several gaps, which close separately', () => {
    const [one] = before.findings;
    if (!one) throw new Error('no finding');
    const gap = (text: string, label: string) => ({ ...one, text, citation: { ...one.citation, label } });
    const [forbidden, twice] = [gap('Forbidden', 'Art. 22B(4)'), gap('Forbidden twice', 'Art. 22B(4)')];
    const result = (...findings: (typeof one)[]) => ({ ...before, findings });
    expect(
      changesBetween(result(forbidden, twice, gap('Missing', 'Art. 6')), result(gap('Partly', 'Art. 6'), forbidden)),
    ).toMatchObject({ closed: ['Forbidden twice'], added: [], remaining: ['Partly', 'Forbidden'] });
  });

  it('the same answers again change nothing', () => {
    expect(changesBetween(before, before)).toMatchObject({ closed: [], added: [], remaining: before.gaps });
  });
});
