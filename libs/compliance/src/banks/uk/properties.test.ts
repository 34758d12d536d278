import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DAYS, untrueOn } from '../../../testing/sentences.ts';
import { applicable, withUnsureAnswers } from '../../scoring/applicable.ts';
import { conditionFaults } from '../../scoring/conditionFaults.ts';
import { scoreOf, valuesOf } from '../../scoring/scoreOf.ts';
import { stepsOf } from '../../scoring/steps.ts';
import { bank } from './bank.ts';
import { itemLaws } from './itemLaw.ts';
import { published } from './published.ts';
import { ukMeasures } from './ukMeasures.ts';

/** `npm test` runs a sample; the proof sets PROOF_RUNS to some thousands. */
const numRuns = Number(process.env.PROOF_RUNS ?? 100);
const someDay = fc.constantFrom(...DAYS);

const contexts = fc.record(
  Object.fromEntries(bank.questions.map(question => [question.id, fc.constantFrom(...valuesOf(question))])),
);
const aQuestion = fc.constantFrom(...bank.questions);
const scored = (answers: Record<string, string>, today: string) => ({
  ...{ answers, today, turnover: null },
  size: 'large' as const,
});
const score = (answers: Record<string, string>, today: string = DAYS[0]) => published.score(scored(answers, today));

/** Whether an answer is worse: it scores more points, a fact is or may be true, or an exemption does not or may not apply. */
function isWorse(question: (typeof bank.questions)[number], value: string, than: string): boolean {
  if (question.principle) return (scoreOf(question, value) ?? 0) > (scoreOf(question, than) ?? 0);
  // Another law with its own duties: neither answer is worse.
  if (question.id === 'uk2-f-le') return value === 'unsure' && than !== 'unsure';
  // A retired system is not scored.
  if (value === 'retired' || than === 'retired') return false;
  const best = question.id === 'uk2-f-exm' ? 'yes' : 'no';
  return than === best && value !== best;
}

describe('whatever is answered', () => {
  it('a worse answer never rates better', () => {
    fc.assert(
      fc.property(contexts, aQuestion, someDay, (answers, question, today) => {
        for (const better of valuesOf(question))
          for (const worse of valuesOf(question).filter(value => isWorse(question, value, better))) {
            const [before, after] = [better, worse].map(value => score({ ...answers, [question.id]: value }, today));
            expect(after?.riskScore).toBeGreaterThanOrEqual(before?.riskScore ?? 0);
            expect(after?.complianceScore).toBeLessThanOrEqual(before?.complianceScore ?? 100);
          }
      }),
      { numRuns },
    );
  });

  it('not knowing a fact never rates better than any other answer', () => {
    fc.assert(
      fc.property(contexts, aQuestion, someDay, (answers, question, today) => {
        const [yes, no, unknown] = ['yes', 'no', 'unsure'].map(value =>
          score({ ...answers, [question.id]: value }, today),
        );
        if (question.principle) return;
        expect(unknown?.riskScore).toBe(Math.max(yes?.riskScore ?? 0, no?.riskScore ?? 0));
      }),
      { numRuns },
    );
  });

  it('unasked questions do not count, nor does the order of answering', () => {
    fc.assert(
      fc.property(contexts, someDay, (answers, today) => {
        const asked = new Set(applicable(bank, answers).map(({ id }) => id));
        const entries = Object.entries(answers).filter(([id]) => asked.has(id));
        // As text: comparing verdicts field by field took most of this file's time.
        expect(JSON.stringify(score(Object.fromEntries(entries.toReversed()), today))).toBe(
          JSON.stringify(score(answers, today)),
        );
      }),
      { numRuns },
    );
  });

  it('rating and level agree, the reasoning ends in the rating, and no sentence becomes untrue on a date', () => {
    fc.assert(
      fc.property(contexts, someDay, (answers, today) => {
        const verdict = score(answers, today);
        const { ragScore, riskLevel, trace, working, riskScore, scored: isScored } = verdict;
        expect(untrueOn(today, verdict)).toEqual([]);
        expect(isScored).toBe(answers['uk2-f-use'] !== 'retired');
        expect(riskLevel).toBe(isScored ? { RED: 'HIGH', AMBER: 'MEDIUM', GREEN: 'LOW' }[ragScore ?? 'GREEN'] : 'LOW');
        expect(trace.at(-1)?.outcome).toBe(ragScore);
        expect(working.reduce((sum, { points }) => sum + points, 0)).toBe(riskScore);
      }),
      { numRuns },
    );
  });

  it('every flip is true', () => {
    fc.assert(
      fc.property(contexts, someDay, (answers, today) => {
        const verdict = published.assess(scored(answers, today));
        for (const { questionId, value, to } of verdict.flips) {
          const then = score(withUnsureAnswers(bank, { ...answers, [questionId]: value }), today);
          expect(`${then.ragScore}, ${then.riskLevel}`).toBe(to);
          expect(then.ragScore).not.toBe(verdict.ragScore);
        }
      }),
      { numRuns: Math.min(numRuns, 1_000) },
    );
  });
});

describe('the bank', () => {
  it('refers to earlier questions only, in readable sentences', () => {
    expect(conditionFaults(bank)).toEqual([]);
    const words = (text: string) => text.split(/\s+/).length;
    for (const { id, question, helpText } of bank.questions) {
      expect(`${id}: ${Math.max(words(question), 30)} words`).toBe(`${id}: 30 words`);
      expect(`${id}: ${Math.max(words(helpText), 80)} words of help`).toBe(`${id}: 80 words of help`);
    }
  });

  it('has law and a measure for every item, and for nothing else', () => {
    const items = bank.questions.filter(({ principle }) => principle).map(({ id }) => id);
    expect(Object.keys(itemLaws)).toEqual(items);
    expect(Object.keys(ukMeasures)).toEqual(items);
  });

  it('takes 30 steps for software without personal data, 33 for a shop chatbot, and 51 if every fact is so', () => {
    const no = Object.fromEntries(bank.questions.map(({ id }) => [id, 'no']));
    expect(stepsOf(bank, no)).toBe(30);
    expect(stepsOf(bank, { ...no, 'uk2-f-pd': 'yes', 'uk2-f-con': 'yes' })).toBe(33);
    const yes = Object.fromEntries(bank.questions.map(({ id }) => [id, 'yes']));
    expect(stepsOf(bank, { ...yes, 'uk2-f-exm': 'no' })).toBe(51);
  });
});
