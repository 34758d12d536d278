import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { orderedPairs } from '../../testing/answerOrder.ts';
import { AssessmentResult } from '../scoring/assessmentResult.ts';
import type { Bank } from '../scoring/bank.ts';
import { bestAnswers } from '../scoring/bestAnswers.ts';
import { scoreOf, valuesOf } from '../scoring/scoreOf.ts';
import { assess } from './assess.ts';
import { bankOf } from './banks.ts';

/** The first two banks; each adaptive one has properties of its own in its folder. `npm test` runs a sample; the proof sets PROOF_RUNS to some thousands. */
const numRuns = Number(process.env.PROOF_RUNS ?? 300);
jest.setTimeout(20_000 + numRuns * 20);

const eu = bankOf('eu-2026-11-21');
const uk = bankOf('uk-2026-11-21');
const everyBank = [
  ['EU', eu],
  ['UK', uk],
] as const;
const levels = ['LOW', 'MEDIUM', 'HIGH'];

function answersOf(bank: Bank, fixed: Record<string, string[]> = {}): fc.Arbitrary<Record<string, string>> {
  const entries = bank.questions.map(question => [
    question.id,
    fc.constantFrom(...(fixed[question.id] ?? valuesOf(question))),
  ]);
  return fc.record(Object.fromEntries(entries));
}

/** Mostly good answers with some bad ones, so that scores below the ceiling are met often. */
function fewGaps(bank: Bank): fc.Arbitrary<Record<string, string>> {
  return fc
    .tuple(
      answersOf(bank),
      fc.subarray(
        bank.questions.map(({ id }) => id),
        { maxLength: 8 },
      ),
    )
    .map(([answers, kept]) => bestAnswers(bank, Object.fromEntries(kept.map(id => [id, answers[id] ?? '']))));
}

const someAnswers = (bank: Bank) => fc.oneof(answersOf(bank), fewGaps(bank));
const someDay = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));
const today = '2026-11-21';

function holds<T>(arbitrary: fc.Arbitrary<T>, claim: (value: T) => void) {
  fc.assert(fc.property(arbitrary, claim), { numRuns });
}

describe.each(everyBank)('for all answers to the %s bank', (_, bank) => {
  const comparable = bank.questions.flatMap(question =>
    orderedPairs(question).map(pair => ({ id: question.id, pair })),
  );

  test('the order covers every answer of every question', () => {
    for (const question of bank.questions) {
      const covered = new Set(orderedPairs(question).flat());
      expect([...covered].toSorted()).toEqual(valuesOf(question).toSorted());
    }
  });

  test('a worse answer never lowers the risk score or the level', () => {
    holds(
      fc.tuple(someAnswers(bank), fc.constantFrom(...comparable)),
      ([
        answers,
        {
          id,
          pair: [better, worse],
        },
      ]) => {
        const before = assess({ bank, answers: { ...answers, [id]: better }, today });
        const after = assess({ bank, answers: { ...answers, [id]: worse }, today });
        expect(after.riskScore).toBeGreaterThanOrEqual(before.riskScore);
        expect(levels.indexOf(after.riskLevel)).toBeGreaterThanOrEqual(levels.indexOf(before.riskLevel));
      },
    );
  });

  test('from the best answers on, each single worsening counts the same way', () => {
    for (const {
      id,
      pair: [better, worse],
    } of comparable) {
      const score = (value: string) => assess({ bank, answers: bestAnswers(bank, { [id]: value }), today }).riskScore;
      expect(`${id} ${score(worse) >= score(better)}`).toBe(`${id} true`);
    }
  });

  test('"not sure" is never better than nothing in place', () => {
    const asked = bank.questions.filter(
      question =>
        scoreOf(question, 'unsure') !== undefined && scoreOf(question, 'none') !== undefined && question.id !== 'eu-07',
    );
    holds(fc.tuple(someAnswers(bank), fc.constantFrom(...asked)), ([answers, { id }]) => {
      const unsure = assess({ bank, answers: { ...answers, [id]: 'unsure' }, today });
      const none = assess({ bank, answers: { ...answers, [id]: 'none' }, today });
      expect(unsure.riskScore).toBeGreaterThanOrEqual(none.riskScore);
      expect(unsure.gaps.length).toBeGreaterThanOrEqual(none.gaps.length);
    });
  });

  test('the result has its shape and bounds on any day, and is plain JSON', () => {
    holds(fc.tuple(someAnswers(bank), someDay), ([answers, day]) => {
      const result = assess({ bank, answers, today: day });
      expect(AssessmentResult.parse(result)).toEqual(result);
      expect(JSON.parse(JSON.stringify(result))).toStrictEqual(result);
    });
  });

  test('gaps are the texts of the findings, recommendations those of the actions, none twice', () => {
    holds(fc.tuple(someAnswers(bank), someDay), ([answers, day]) => {
      const { gaps, findings, recommendations, actions } = assess({ bank, answers, today: day });
      expect(gaps).toEqual(findings.map(({ text }) => text));
      expect(recommendations).toEqual(actions.map(({ text }) => text));
      expect(new Set(gaps).size).toBe(gaps.length);
      expect(new Set(recommendations).size).toBe(recommendations.length);
      expect(recommendations.length).toBeGreaterThan(0);
      for (const { text, due } of actions) expect(text.endsWith(`Due: ${due}.`)).toBe(true);
    });
  });

  test('nothing in force is put off, and of what is still to come only open questions on scope and class are due now', () => {
    holds(fc.tuple(someAnswers(bank), someDay), ([answers, day]) => {
      for (const { questionId, due, appliesFrom } of assess({ bank, answers, today: day }).actions) {
        const isUpcoming = appliesFrom !== null && appliesFrom > day;
        if (due.startsWith('by ')) expect(isUpcoming).toBe(true);
        if (due === 'now' && isUpcoming) expect(questionId <= 'eu-09').toBe(true);
      }
    });
  });

  test('level and compliance band never contradict: they differ only where the high-risk class raises LOW', () => {
    const bandOfLevel = { LOW: 'Good Compliance', MEDIUM: 'Needs Improvement', HIGH: 'Action Required' };
    holds(someAnswers(bank), answers => {
      const { riskLevel, band, notes, euClass } = assess({ bank, answers, today });
      if (band === bandOfLevel[riskLevel]) return;
      expect([riskLevel, band, euClass?.name]).toEqual(['MEDIUM', 'Good Compliance', 'high-risk']);
      expect(notes[0]).toMatch(/^High-risk category/);
    });
  });
});

describe('for all answers to the EU bank', () => {
  test('the fine lies between 0 and its ceiling', () => {
    const size = fc.constantFrom('sme', 'smc', 'large', undefined);
    const turnover = fc.option(fc.integer({ min: 0, max: 2_000_000_000 }));
    holds(fc.tuple(someAnswers(eu), size, turnover), ([answers, organisation, euros]) => {
      const { estimatedFine, fine } = assess({ bank: eu, answers, today, size: organisation, turnover: euros });
      expect(fine).toMatchObject(estimatedFine ?? {});
      expect(fine?.min).toBeGreaterThanOrEqual(0);
      expect(fine?.max).toBeGreaterThanOrEqual(fine?.min ?? Number.NaN);
      expect(fine?.max).toBeLessThanOrEqual(Math.max(35_000_000, (euros ?? 0) * 0.07));
    });
  });

  test('a system that is not high-risk is LOW unless it fails Article 5, Article 50 or the model duties', () => {
    const harmless = {
      ...Object.fromEntries(['eu-03', 'eu-04', 'eu-05', 'eu-06', 'eu-07', 'eu-08', 'eu-23'].map(id => [id, ['no']])),
      'eu-07': ['none'],
      'eu-21': ['not_interacting', 'obvious', 'disclosed'],
      'eu-22': ['not_applicable', 'done'],
      'eu-23': ['no', 'yes_compliant'],
    };
    holds(answersOf(eu, harmless), answers => {
      const { riskLevel, riskScore, euClass } = assess({ bank: eu, answers, today });
      expect(['minimal', 'limited', 'out-of-scope']).toContain(euClass?.name);
      expect([riskLevel, riskScore <= 14]).toEqual(['LOW', true]);
    });
  });

  test('good practice never is a gap, is always marked, and follows every duty', () => {
    holds(someAnswers(eu), answers => {
      const { actions, findings } = assess({ bank: eu, answers, today });
      const isVoluntary = actions.map(({ goodPractice }) => goodPractice);
      expect(isVoluntary).toEqual(isVoluntary.toSorted((a, b) => Number(a) - Number(b)));
      for (const { goodPractice, text, questionId } of actions) {
        expect(text.startsWith('Good practice')).toBe(goodPractice);
        if (goodPractice) expect(findings.map(finding => finding.questionId)).not.toContain(questionId);
      }
    });
  });

  test('prohibited practices come first, and what is in force before what is still to come', () => {
    const rankOf = ({
      questionId,
      appliesFrom,
      due,
    }: {
      questionId: string;
      appliesFrom: string | null;
      due: string;
    }) => {
      if (['eu-03', 'eu-04', 'eu-05', 'eu-06'].includes(questionId)) return 0;
      return due === 'now' || (appliesFrom !== null && appliesFrom <= today) ? 1 : 2;
    };
    holds(someAnswers(eu), answers => {
      const duties = assess({ bank: eu, answers, today }).actions.filter(({ goodPractice }) => !goodPractice);
      expect(duties.map(rankOf)).toEqual(duties.map(rankOf).toSorted());
    });
  });

  test('high-risk duties carry the date of the annex that makes the system high-risk', () => {
    const duties = ['eu-10', 'eu-11', 'eu-12', 'eu-13', 'eu-14', 'eu-15', 'eu-16', 'eu-17', 'eu-18', 'eu-19', 'eu-24'];
    holds(someAnswers(eu), answers => {
      const byAnnexIII = answers['eu-07'] !== 'none' && answers['eu-09'] !== 'documented';
      for (const { questionId, appliesFrom, citation } of assess({ bank: eu, answers, today }).findings) {
        if (duties.includes(questionId)) expect(appliesFrom).toBe(byAnnexIII ? '2027-12-02' : '2028-08-02');
        expect(citation.appliesFrom).toBe(appliesFrom);
      }
    });
  });

  test('a prohibited practice within the scope is always HIGH, 100 and first', () => {
    const prohibited = fc.constantFrom('eu-03', 'eu-04', 'eu-05', 'eu-06');
    holds(fc.tuple(someAnswers(eu), prohibited), ([answers, id]) => {
      const result = assess({ bank: eu, answers: { ...answers, 'eu-01': 'yes', [id]: 'yes' }, today });
      expect(result).toMatchObject({ riskLevel: 'HIGH', riskScore: 100, euClass: { name: 'prohibited' } });
      expect(result.findings[0]).toMatchObject({ severity: 'critical' });
    });
  });
});

describe('for all answers to the UK bank', () => {
  test('level and overall rating never contradict', () => {
    const levelOfRag = { GREEN: 'LOW', AMBER: 'MEDIUM', RED: 'HIGH' };
    holds(someAnswers(uk), answers => {
      const { riskLevel, ragScore = 'GREEN', riskScore } = assess({ bank: uk, answers, today });
      expect(`${riskScore} ${riskLevel}`).toBe(`${riskScore} ${levelOfRag[ragScore]}`);
    });
  });

  test('green means that every principle is green', () => {
    holds(fewGaps(uk), answers => {
      const { ragScore, principleScores = [] } = assess({ bank: uk, answers, today });
      expect(ragScore === 'GREEN').toBe(principleScores.every(({ rag }) => rag === 'GREEN'));
    });
  });

  test('a worse answer never betters the rating of a principle', () => {
    const ranks = ['GREEN', 'AMBER', 'RED'];
    const comparable = uk.questions.flatMap(question =>
      orderedPairs(question).map(pair => ({ id: question.id, pair })),
    );
    holds(
      fc.tuple(someAnswers(uk), fc.constantFrom(...comparable)),
      ([
        answers,
        {
          id,
          pair: [better, worse],
        },
      ]) => {
        const ratings = (value: string) =>
          assess({ bank: uk, answers: { ...answers, [id]: value }, today }).principleScores ?? [];
        const before = ratings(better);
        for (const [at, { rag, score }] of ratings(worse).entries()) {
          expect(ranks.indexOf(rag)).toBeGreaterThanOrEqual(ranks.indexOf(before[at]?.rag ?? 'RED'));
          expect(score).toBeLessThanOrEqual(before[at]?.score ?? 0);
        }
      },
    );
  });

  test('every answer with points is a gap, and no other', () => {
    holds(someAnswers(uk), answers => {
      const open = uk.questions.filter(question => (scoreOf(question, answers[question.id] ?? '') ?? 0) > 0);
      const { findings } = assess({ bank: uk, answers, today });
      expect(findings.map(({ questionId }) => questionId).toSorted()).toEqual(open.map(({ id }) => id).toSorted());
    });
  });
});
