import { describe, expect, test } from '@jest/globals';
import { bestAnswers } from '../../scoring/bestAnswers.ts';
import { assess } from '../assess.ts';
import { bank } from './bank.ts';
import { ragOfAnswer } from './ukPoints.ts';

const result = (changes: Record<string, string>, today = '2026-11-21') =>
  assess({ bank, answers: bestAnswers(bank, changes), today });
const ragOf = (principle: string, changes: Record<string, string>) =>
  result(changes).principleScores?.find(score => score.principle === principle);

describe('a UK assessment', () => {
  test('names the five principles of the specification in their order, and knows no fine and no class', () => {
    const clean = result({});
    expect(clean.principleScores?.map(({ principle }) => principle)).toEqual([
      'Safety & Security',
      'Transparency',
      'Fairness',
      'Accountability',
      'Contestability',
    ]);
    expect(clean).not.toHaveProperty('estimatedFine');
    expect(clean).not.toHaveProperty('fine');
    expect(clean).not.toHaveProperty('euClass');
    expect(clean.ragScore).toBe('GREEN');
  });

  test.each<[Record<string, string>, string, number]>([
    [{ 'uk-s1': 'partial', 'uk-s3': 'partial' }, 'GREEN', 90],
    [{ 'uk-s1': 'partial', 'uk-s3': 'partial', 'uk-s4': 'partial' }, 'AMBER', 85],
    [{ 'uk-s1': 'none' }, 'AMBER', 75],
    [{ 'uk-s1': 'none', 'uk-s3': 'partial' }, 'RED', 70],
    [{ 'uk-s2': 'none_uncritical' }, 'AMBER', 75],
    [{ 'uk-s2': 'none' }, 'RED', 75],
  ])('rates %j as %s with %i', (changes, rag, score) => {
    expect(ragOf('Safety & Security', changes)).toEqual({ principle: 'Safety & Security', rag, score });
  });

  test.each(['uk-s2', 'uk-f1', 'uk-f3', 'uk-a2', 'uk-c2', 'uk-c3'])(
    '%s missing or unknown is a red flag: RED, HIGH and 29; partly in place is none',
    id => {
      for (const value of ['none', 'unsure']) {
        const flagged = result({ [id]: value });
        expect(flagged).toMatchObject({ ragScore: 'RED', riskLevel: 'HIGH', riskScore: 29 });
        expect(flagged.findings[0]).toMatchObject({ questionId: id, severity: 'critical' });
        expect(flagged.notes.join(' ')).toContain('Red flag');
      }
      expect(result({ [id]: 'partial' })).toMatchObject({ ragScore: 'GREEN', riskScore: 1 });
    },
  );

  test.each(['uk-f1', 'uk-f3', 'uk-a2', 'uk-c2', 'uk-c3'])(
    '%s can be not applicable, with nothing to object to',
    id => {
      expect(result({ [id]: 'not_applicable' })).toMatchObject({ riskScore: 0, gaps: [], ragScore: 'GREEN' });
    },
  );

  test('one principle amber is AMBER and MEDIUM, with the score raised to 15', () => {
    expect(result({ 'uk-t1': 'none' })).toMatchObject({ ragScore: 'AMBER', riskLevel: 'MEDIUM', riskScore: 15 });
  });

  test('one principle red without a flag is AMBER; two are RED', () => {
    const transparency = { 'uk-t1': 'none', 'uk-t2': 'none' };
    expect(result(transparency)).toMatchObject({ ragScore: 'AMBER', riskScore: 15 });
    expect(result({ ...transparency, 'uk-s1': 'none', 'uk-s3': 'none' })).toMatchObject({
      ragScore: 'RED',
      riskScore: 29,
    });
  });

  test('29 points are RED without a flag and with one principle red', () => {
    const transparency = { 'uk-t1': 'none', 'uk-t2': 'none', 'uk-t3': 'none', 'uk-t4': 'none' };
    const others = { 'uk-s1': 'none', 'uk-a1': 'no' };
    expect(result({ ...transparency, 'uk-s1': 'none' })).toMatchObject({ ragScore: 'AMBER', riskScore: 25 });
    expect(result({ ...transparency, ...others })).toMatchObject({ ragScore: 'RED', riskScore: 30 });
  });

  test('puts red flags first, names principle and law, and makes everything due now', () => {
    const open = result({ 'uk-s1': 'none', 'uk-c2': 'none', 'uk-t1': 'partial' });
    expect(open.findings.map(({ questionId }) => questionId)).toEqual(['uk-c2', 'uk-s1', 'uk-t1']);
    expect(open.gaps[0]).toBe(
      'Contestability. Missing: human intervention by somebody able to change a solely automated decision (UK GDPR Art. 22C).',
    );
    expect(open.actions.map(({ due }) => due)).toEqual(['now', 'now', 'now']);
    expect(open.findings[0]?.appliesFrom).toBe('2026-02-05');
  });

  test('knew on 1 January 2026 that Article 22C was still to come', () => {
    expect(result({ 'uk-c2': 'none' }, '2026-01-01').actions[0]?.due).toBe('by 5 February 2026');
  });

  test('says that the principles are not statutory, and never that something is illegal', () => {
    const worst = result(Object.fromEntries(bank.questions.map(({ id }) => [id, id === 'uk-a1' ? 'no' : 'none'])));
    expect(worst).toMatchObject({ riskScore: 100, ragScore: 'RED', complianceScore: 0 });
    expect(worst.gaps).toHaveLength(20);
    expect(worst.notes[0]).toContain('not statutory');
    expect(JSON.stringify(worst)).not.toMatch(/illegal|fine|breach/i);
  });

  test('red flags are sentences, whatever is missing', () => {
    expect(result({ 'uk-f1': 'none' }).notes[1]).toBe(
      'Red flag on Fairness: nothing, or nothing known, is in place for bias tests across the protected characteristics.',
    );
  });

  test('rates one answer alone: in place green, in part amber, missing red', () => {
    const question = bank.questions.find(({ id }) => id === 'uk-f3');
    if (!question) throw new Error('uk-f3 is missing');
    const rates = ['implemented', 'not_applicable', 'partial', 'none', 'unsure', 'perhaps'];
    expect(rates.map(value => ragOfAnswer(question, value))).toEqual([
      'GREEN',
      'GREEN',
      'AMBER',
      'RED',
      'RED',
      undefined,
    ]);
  });
});
