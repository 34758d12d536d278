import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { joined, notOrdered, orderedPairs, partlyOrdered } from '../../../testing/answerOrder.ts';
import { DAYS, untrueOn } from '../../../testing/sentences.ts';
import { applicable, countedAnswers, withUnsureAnswers } from '../../scoring/applicable.ts';
import { evaluateCondition } from '../../scoring/condition.ts';
import { scoreOf, valuesOf } from '../../scoring/scoreOf.ts';
import { unanswered } from '../../scoring/unanswered.ts';
import { Verdict } from '../../scoring/verdict.ts';
import { annexIIIBinds, askedAsAnnexIII, askedAsHighRisk, highRisk, inTheAct, not, onlySectionB } from './facts.ts';
import { published } from './published.ts';

const { bank, assess: assessEu, score: scoreEu } = published;

/** `npm test` runs a sample; the proof sets PROOF_RUNS to some thousands. */
const numRuns = Number(process.env.PROOF_RUNS ?? 300);
jest.setTimeout(60_000 + numRuns * 60);

const levels = ['LOW', 'MEDIUM', 'HIGH'];
const day = '2026-11-22';
type Given = Record<string, string>;

const any: fc.Arbitrary<Given> = fc.record(
  Object.fromEntries(bank.questions.map(question => [question.id, fc.constantFrom(...valuesOf(question))])),
);

/** One duty that two questions ask about in two roles has one answer, and so has one fact. */
const same: readonly (readonly [string, ...string[]])[] = [
  ['d-25-4s', 'd-25-4', 'd-25-4g'],
  ['d-17', 'd-17-fin'],
  ['d-26-5', 'd-26-5-fin'],
  ['d-49-1', 'd-49-5'],
  ['r-25n', 'r-25a'],
  ['m-in3', 'm-in1'],
];

function consistent(answers: Given): Given {
  const tied = same.flatMap(([from, ...to]) => to.map(id => [`eu2-${id}`, answers[`eu2-${from}`] ?? ''] as const));
  return { ...answers, ...Object.fromEntries(tied) };
}

/** The place of establishment is one fact, asked in the first of these roles. */
const seats = ['eu2-pl-seat', 'eu2-c-seat', 'eu2-g-seat'];

/** The best answer to every question that scores. */
const good: Given = Object.fromEntries(
  bank.questions.flatMap(question => {
    const values = valuesOf(question);
    const isScored = values.some(value => (scoreOf(question, value) ?? 0) > 0);
    const best = values.includes('no') ? 'no' : (values[0] ?? '');
    return isScored ? [[question.id, question.id === 'eu2-e-reg' ? 'yes' : best] as const] : [];
  }),
);
const scoring = Object.keys(good);

/** Mostly systems that the Act reaches, with few gaps, so that scores below the ceiling and long paths are met often. */
const someAnswers: fc.Arbitrary<Given> = fc
  .record({
    answers: any,
    reached: fc.boolean(),
    kept: fc.subarray(scoring, { maxLength: 6 }),
    wild: fc.boolean(),
    high: fc.boolean(),
  })
  .map(({ answers, reached, kept, wild, high }) => {
    const few = wild ? {} : { ...good, ...Object.fromEntries(kept.map(id => [id, answers[id] ?? ''])) };
    const start: Given = reached
      ? { 'eu2-obj': 'system', 'eu2-ai': 'yes', 'eu2-x': 'none', 'eu2-pl-p': 'yes', 'eu2-pl-d': 'yes' }
      : {};
    const use: Given = high ? { 'eu2-a3': '4', 'eu2-a3-4a': 'yes', 'eu2-e-claim': 'yes', 'eu2-a1-law': 'none' } : {};
    const seat = Object.fromEntries(seats.map(id => [id, answers['eu2-pl-seat'] ?? '']));
    return consistent({ ...answers, ...few, ...start, ...seat, ...(high && answers['eu2-5a'] === 'no' ? use : {}) });
  });

const someDay = fc.oneof(
  fc.constantFrom(...DAYS),
  fc
    .date({ min: new Date('2025-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10)),
);
const size = fc.constantFrom('sme', 'smc', 'large') as fc.Arbitrary<'sme' | 'smc' | 'large'>;
const turnover = fc.option(fc.integer({ min: 0, max: 2_000_000_000 }));

function holdsFor<T>(arbitrary: fc.Arbitrary<T>, claim: (value: T) => void) {
  fc.assert(fc.property(arbitrary, claim), { numRuns });
}

const score = (answers: Given, today = day) => scoreEu({ answers, today, turnover: null, size: 'large' });

const plain = (verdict: Verdict) => JSON.stringify(verdict);

const comparable = bank.questions.flatMap(question =>
  orderedPairs(question).map(([better, worse]) => ({ id: question.id, better, worse })),
);

describe('for all answers to the EU bank', () => {
  test('the order covers every answer of every question that has one', () => {
    for (const question of bank.questions) {
      if ([...notOrdered, ...partlyOrdered].includes(question.id.slice(4))) continue;
      const covered = new Set(orderedPairs(question).flat());
      expect([question.id, ...covered].toSorted()).toEqual([question.id, ...valuesOf(question)].toSorted());
    }
  });

  test('a worse answer never lowers score, level or fine, nor raises compliance, on any path', () => {
    holdsFor(fc.tuple(someAnswers, fc.nat(), someDay, turnover, size), ([answers, pick, today, euros, large]) => {
      const asked = new Set(applicable(bank, answers).map(question => question.id));
      const open = comparable.filter(pair => asked.has(pair.id));
      const { id, better, worse } = open[pick % open.length] ?? { id: '', better: '', worse: '' };
      const kept = Object.fromEntries(
        joined
          .filter(({ questions }) => questions.test(id.slice(4)))
          .flatMap(({ keep }) => Object.entries(keep).map(([key, value]) => [`eu2-${key}`, value])),
      );
      const verdictOf = (value: string) =>
        scoreEu({ answers: consistent({ ...answers, ...kept, [id]: value }), today, turnover: euros, size: large });
      const before = verdictOf(better);
      const after = verdictOf(worse);
      expect({
        id,
        better,
        worse,
        score: after.riskScore >= before.riskScore,
        level: levels.indexOf(after.riskLevel) >= levels.indexOf(before.riskLevel),
        compliance: after.complianceScore <= before.complianceScore,
        fine: (after.fine?.max ?? 0) >= (before.fine?.max ?? 0),
      }).toEqual({ id, better, worse, score: true, level: true, compliance: true, fine: true });
    });
  });

  test('an answer to a question that does not apply has no effect, nor has the order of answers', () => {
    holdsFor(fc.tuple(someAnswers, any, someDay), ([answers, other, today]) => {
      const counted = countedAnswers(bank, answers);
      const hidden = Object.fromEntries(Object.entries(other).filter(([id]) => counted[id] === undefined));
      const verdict = plain(score(answers, today));
      expect(plain(score({ ...hidden, ...counted }, today)) === verdict).toBe(true);
      const reversed = Object.fromEntries(Object.entries(answers).toReversed());
      expect(plain(score(reversed, today)) === verdict).toBe(true);
    });
  });

  test('questions that apply are all that completing asks for, and the preview of none has an answer to each', () => {
    holdsFor(someAnswers, answers => {
      const filled = withUnsureAnswers(bank, Object.fromEntries(Object.entries(answers).slice(0, 20)));
      expect(unanswered(bank, filled)).toEqual([]);
      expect(unanswered(bank, answers)).toEqual([]);
    });
  });

  test('the result has its shape on any day, is plain JSON, and its trace ends in its class', () => {
    holdsFor(fc.tuple(someAnswers, someDay), ([answers, today]) => {
      const verdict = score(answers, today);
      const parsed = Verdict.safeParse(JSON.parse(plain(verdict)));
      expect(parsed.error).toBeUndefined();
      expect(parsed.data && Object.keys(parsed.data).toSorted()).toEqual(Object.keys(verdict).toSorted());
      expect(verdict.trace.at(-1)?.outcome).toBe(`${verdict.class?.label}: ${verdict.class?.reason}`);
      expect(plain(verdict)).not.toMatch(/\b(not today|today|now|currently|upcoming)\b/i);
    });
  });

  test('a duty appears once in the table, and each gap is an applicable duty or a letter of Art. 5', () => {
    holdsFor(fc.tuple(someAnswers, someDay), ([answers, today]) => {
      const { duties, findings, gaps } = score(answers, today);
      const ids = duties.filter(({ id }) => id.startsWith('d-')).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(gaps).toEqual(findings.map(({ text }) => text));
      for (const { dutyId, state, appliesFrom } of findings) {
        const duty = duties.find(({ id }) => id === dutyId);
        expect(duty?.binds).toBe(true);
        if (state === 'in_force') expect((appliesFrom ?? '') <= today).toBe(true);
        // Without a date it depends on a change of the system.
        if (state === 'due') expect(appliesFrom === null || appliesFrom > today).toBe(true);
      }
    });
  });

  test('a prohibited practice is HIGH, 100 and first; the high-risk classes are never LOW; outside the Act nothing is scored', () => {
    holdsFor(someAnswers, answers => {
      const { class: verdictClass, riskLevel, riskScore, findings, scored, fine, duties } = score(answers);
      if (verdictClass?.id === 'prohibited') {
        expect([riskLevel, riskScore, findings[0]?.severity]).toEqual(['HIGH', 100, 'critical']);
      }
      if (['high-risk', 'high-risk-B', 'exempted'].includes(verdictClass?.id ?? '')) expect(riskLevel).not.toBe('LOW');
      if (!scored)
        expect([riskLevel, riskScore, findings.length, fine?.max, duties.length]).toEqual(['LOW', 0, 0, 0, 0]);
    });
  });

  test('the Act is left only by its own words', () => {
    holdsFor(someAnswers, answers => {
      const { class: verdictClass } = score(answers);
      const counted = countedAnswers(bank, answers);
      const says = (id: string, ...values: string[]) => values.includes(counted[`eu2-${id}`] ?? '');
      if (verdictClass?.id === 'not-ai') expect(says('ai', 'no')).toBe(true);
      if (verdictClass?.id !== 'out-of-scope') return;
      const noRole = ['r-dep', 'r-imp', 'r-dist', 'r-comp', 'r-pm'].every(
        id => says(id, 'no') || !counted[`eu2-${id}`],
      );
      expect(
        says('x', 'military', 'science', 'personal', 'retired') ||
          says('rwt', 'no') ||
          says('oss', 'yes') ||
          says('pl-o', 'no') ||
          says('g-eu', 'no') ||
          says('g-sci', 'yes') ||
          (says('role', 'several', 'unsure') && noRole),
      ).toBe(true);
    });
  });

  test('the questions on dates imply the high-risk class in later conditions', () => {
    holdsFor(someAnswers, answers => {
      const counted = countedAnswers(bank, answers);
      expect(evaluateCondition(askedAsAnnexIII, counted)).toBe(evaluateCondition(annexIIIBinds, counted));
      expect(evaluateCondition(askedAsHighRisk, counted)).toBe(evaluateCondition(highRisk, counted));
      expect(evaluateCondition(not(inTheAct), counted)).toBe(evaluateCondition(onlySectionB, counted));
    });
  });

  test('no sentence becomes untrue on a date', () => {
    holdsFor(fc.tuple(someAnswers, fc.constantFrom(...DAYS)), ([answers, today]) => {
      expect(untrueOn(today, score(answers, today))).toEqual([]);
    });
  });

  test('every alternative is true: with that answer alone the class changes as stated', () => {
    fc.assert(
      fc.property(someAnswers, fc.constantFrom(...DAYS), (answers, today) => {
        const { flips } = assessEu({ answers, today, turnover: null, size: 'large' });
        const counted = countedAnswers(bank, answers);
        for (const { questionId, value, to } of flips) {
          const changed = { ...answers, [questionId]: value };
          const after = score(withUnsureAnswers(bank, changed), today);
          expect(to.startsWith(after.class?.label ?? '?')).toBe(true);
          if (to.includes(', level ')) expect(to.endsWith(after.riskLevel)).toBe(true);
          expect(applicable(bank, counted).map(({ id }) => id)).toContain(questionId);
        }
      }),
      { numRuns: Math.max(20, Math.round(numRuns / 20)) },
    );
  });
});

describe('the worst of all answers', () => {
  test('is HIGH, 100 and 0', () => {
    const worst = Object.fromEntries(
      bank.questions.map(question => {
        const values = valuesOf(question);
        const points = values.map(value => scoreOf(question, value) ?? 0);
        const value = Math.max(...points) > 0 ? values[points.indexOf(Math.max(...points))] : undefined;
        return [question.id, value ?? (values.includes('unsure') ? 'unsure' : (values.at(-1) ?? ''))];
      }),
    );
    expect(score(worst)).toMatchObject({ riskLevel: 'HIGH', riskScore: 100, complianceScore: 0 });
  });
});
