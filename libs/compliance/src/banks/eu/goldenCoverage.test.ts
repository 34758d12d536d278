import { describe, expect, it } from '@jest/globals';
import { answersOfProfile, goldenDefaults, goldenProfiles } from '../../../testing/goldenProfiles.ts';
import type { Condition } from '../../scoring/condition.ts';
import { duties } from './bank.ts';
import { practices } from './facts.ts';
import { published } from './published.ts';
import { caseOf } from './rules/case.ts';
import { classRowOf, classRows } from './rules/classes.ts';
import { classNotes } from './rules/classNotes.ts';
import { closedRows } from './rules/closedRows.ts';
import { conformityRoutes } from './rules/conformityRoute.ts';
import { dutyNotes } from './rules/dutyNotes.ts';
import { dutyReasons } from './rules/dutyReasons.ts';
import { exceptionRows, refusals } from './rules/exceptionRows.ts';
import { requests } from './rules/requests.ts';
import { roleRows } from './rules/roles.ts';
import { floors } from './rules/score.ts';
import { transitions } from './rules/starts.ts';
import { supervisors } from './rules/supervisors.ts';

const { bank, score: scoreEu } = published;

const defaults = goldenDefaults('eu');
const cases = goldenProfiles('eu').map(profile => {
  const answers = answersOfProfile(bank, 'eu2-', profile, defaults.answers);
  const scored = { answers, today: profile.today ?? defaults.today, turnover: null, size: 'large' as const };
  return { given: caseOf(scored), verdict: scoreEu(scored) };
});

/** Every row of every table with a condition. */
const tables: Record<string, readonly { when: Condition }[]> = {
  transitions,
  classNotes,
  dutyNotes,
  closedRows,
  conformityRoutes,
  requests,
  supervisors,
  roleRows,
  refusals,
  exceptionRows,
  dutyReasons: Object.values(dutyReasons).flat(),
};

describe('the golden profiles reach', () => {
  it.each(Object.entries(tables))('every row of %s, and miss it too', (_, rows) => {
    const hits = rows.map(({ when }, at) => [at, cases.filter(({ given }) => given.says(when)).length] as const);
    const bad = hits.filter(([, count]) => count === 0 || count === cases.length);
    const named = bad.map(([at, count]) => JSON.stringify({ at, count, ...rows[at], when: undefined }));
    expect(named).toEqual([]);
  });

  it('every row of the table of classes', () => {
    const decided = new Set(cases.map(({ given }) => classRowOf(given)));
    expect(classRows.filter(row => !decided.has(row)).map(({ rule }) => rule)).toEqual([]);
  });

  it('every question', () => {
    const asked = new Set(cases.flatMap(({ given }) => Object.keys(given.answers)));
    expect(bank.questions.filter(({ id }) => !asked.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('every letter of Art. 5 as met, and as not met', () => {
    const met = cases.flatMap(({ verdict }) => verdict.duties).filter(({ id }) => /^5/.test(id));
    for (const { letter } of practices) {
      const statuses = new Set(met.filter(({ id }) => id === `5${letter}`).map(({ status }) => status));
      expect([letter, statuses.has('open'), statuses.has('met')]).toEqual([letter, true, true]);
    }
  });

  it('every duty as met', () => {
    const met = new Set(
      cases.flatMap(({ verdict }) =>
        verdict.duties.filter(({ status }) => status === 'met').map(({ questionId }) => questionId),
      ),
    );
    expect(duties.filter(({ question }) => !met.has(question.id)).map(({ question }) => question.id)).toEqual([]);
  });

  it('every floor that can raise the score: a prohibited practice alone has a hundred points', () => {
    const raised = cases.flatMap(({ verdict }) => verdict.working.map(({ label }) => label));
    const [prohibition, ...others] = floors.map(({ label }) => raised.some(each => each.endsWith(label)));
    expect([prohibition, ...others]).toEqual([false, false, true]);
  });
});

describe('each duty alone', () => {
  /** From a profile that meets it: the gap, its points and nothing else. */
  it.each(duties.map(row => [row.question.id, row] as const))('%s is a gap when it is not in place', (id, row) => {
    const met = cases.filter(({ given }) => given.answers[id] === 'implemented');
    const found = met.find(({ given }) => !given.answers['eu2-m-chg']) ?? met[0];
    if (!found) throw new Error(`no profile has ${id} in place`);
    const { given } = found;
    const score = (value: string) =>
      scoreEu({ answers: { ...given.answers, [id]: value }, today: given.today, turnover: null, size: 'large' });
    const before = score('implemented');
    const open = score('none');
    const added = open.findings.filter(({ dutyId }) => !before.findings.some(each => each.dutyId === dutyId));
    expect(added.map(({ dutyId, text }) => [dutyId, text])).toEqual([[row.id, `Missing: ${row.gap}.`]]);
    expect(score('partial').gaps).toContain(`Only partly in place: ${row.gap}.`);
    expect(score('unsure').gaps).toContain(`Not known: ${row.gap}.`);
    expect(open.riskScore).toBeGreaterThanOrEqual(before.riskScore);
  });
});
