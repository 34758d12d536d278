import { describe, expect, it } from '@jest/globals';
import {
  answersOfProfile,
  goldenAnswers,
  goldenDefaults,
  goldenProfiles,
  goldenReports,
  type Profile,
} from '../../../testing/goldenProfiles.ts';
import { flipLines, reportLines } from '../../../testing/reportLines.ts';
import { Verdict } from '../../scoring/verdict.ts';
import { published } from './published.ts';

const { bank, assess: assessEu, score: scoreEu } = published;

const profiles = goldenProfiles('eu');
const defaults = goldenDefaults('eu');

const scoredOf = (profile: Pick<Profile, 'answers' | 'open' | 'today' | 'turnover'>) => ({
  answers: answersOfProfile(bank, 'eu2-', profile, defaults.answers),
  today: profile.today ?? defaults.today,
  turnover: profile.turnover ?? null,
  size: 'large' as const,
});

/** Everything that a reader reads, apart from what another fact would come to. */
function textOf({
  class: verdictClass,
  notes,
  gaps,
  recommendations,
  duties,
  requests,
  fine,
  trace,
  clocks,
  scores,
  supervisors,
  roles,
}: Verdict): string {
  return [
    verdictClass?.label,
    verdictClass?.reason,
    ...notes,
    ...gaps,
    ...recommendations,
    ...requests,
    ...supervisors,
    ...roles.map(({ why }) => why),
    ...duties.flatMap(({ title, why, citation }) => [title, why, citation.label]),
    ...(fine?.explanation ?? []),
    ...trace.map(({ outcome }) => outcome),
    ...clocks.map(({ what }) => what),
    scores.inForce.text,
    scores.later.text,
  ].join('\n');
}

const short = (id: string) => id.replace(/^d-/, '');

const profileOf = (id: string) => {
  const profile = profiles.find(each => each.id === id);
  if (!profile) throw new Error(`There is no profile ${id}.`);
  return profile;
};

describe('a golden report', () => {
  it.each(goldenReports('eu'))('$id has exactly this result', ({ id, report }) => {
    expect(reportLines(scoreEu(scoredOf(profileOf(id))))).toEqual(report);
  });
});

describe('golden profiles', () => {
  it('are at least 150, each with its own number', () => {
    expect(profiles.length).toBeGreaterThanOrEqual(150);
    expect(new Set(profiles.map(({ id }) => id)).size).toBe(profiles.length);
  });

  it.each(profiles.map(profile => [profile.id, profile.about, profile] as const))('%s %s', (_, __, profile) => {
    const { expect: wanted } = profile;
    const verdict = scoreEu(scoredOf(profile));
    const inState = (state: string) =>
      verdict.findings
        .filter(({ dutyId, state: is }) => dutyId.startsWith('d-') && is === state)
        .map(({ dutyId }) => short(dutyId))
        .toSorted();
    const text = textOf(verdict);
    const binding = verdict.duties.filter(({ binds }) => binds).map(({ id }) => short(id));
    expect({
      class: verdict.class?.id,
      level: verdict.scored ? verdict.riskLevel : 'not scored',
      gaps: { F: inState('in_force'), L: inState('due'), C: inState('conditional') },
      practice: verdict.findings.filter(({ dutyId }) => dutyId.startsWith('5')).map(({ dutyId }) => dutyId.slice(1)),
      missing: wanted.must.filter(words => !text.includes(words)),
      forbidden: wanted.never.filter(words => text.includes(words)),
      unbound: wanted.binds.filter(id => !binding.includes(id)),
      bound: wanted.doesNotBind.filter(id => binding.includes(id)),
      fine: [(verdict.fines?.inForce.max ?? 0) / 1e6, (verdict.fines?.later.max ?? 0) / 1e6],
      national: verdict.fine?.tier === 'national',
    }).toEqual({
      class: wanted.class,
      level: wanted.level,
      gaps: { F: wanted.gaps.F.toSorted(), L: wanted.gaps.L.toSorted(), C: wanted.gaps.C.toSorted() },
      practice: wanted.practice,
      missing: [],
      forbidden: [],
      unbound: [],
      bound: [],
      fine: wanted.fine,
      national: wanted.national,
    });
    if (wanted.model) expect(verdict.model).toBe(wanted.model);
    expect(text).not.toMatch(/\b(not today|today|now|currently|upcoming)\b/i);
    expect(verdict.trace.at(-1)?.outcome).toBe(`${verdict.class?.label}: ${verdict.class?.reason}`);
    expect(Verdict.parse(verdict)).toEqual(verdict);
  });
});

describe('one answer', () => {
  it.each(goldenAnswers())('$name', ({ answers, expected }) => {
    const verdict = scoreEu(scoredOf({ answers, open: [] }));
    const bound = verdict.duties.filter(({ binds }) => binds).length;
    const said = {
      class: verdict.class?.id,
      level: verdict.scored ? verdict.riskLevel : 'not scored',
      score: verdict.riskScore,
      roles: verdict.roles.map(({ id }) => id).join(', '),
      binds: bound,
      open: verdict.findings.length,
      others: verdict.duties.length - bound,
      notes: verdict.notes.length,
      requests: verdict.requests.length,
      supervisors: verdict.supervisors.length,
      ceiling: verdict.fine?.max,
    };
    expect(Object.fromEntries(Object.entries(said).map(([name, value]) => [name, String(value)]))).toEqual(expected);
  });
});

describe('another answer', () => {
  it.each(goldenReports('eu').filter(({ flips }) => flips.length > 0))(
    'would change $id like this',
    ({ id, flips }) => {
      expect(flipLines(assessEu(scoredOf(profileOf(id))))).toEqual(flips);
    },
  );
});
