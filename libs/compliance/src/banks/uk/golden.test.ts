import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { goldenReports } from '../../../testing/goldenProfiles.ts';
import { flipLines, reportLines } from '../../../testing/reportLines.ts';
import { applicable } from '../../scoring/applicable.ts';
import { valuesOf } from '../../scoring/scoreOf.ts';
import { Verdict } from '../../scoring/verdict.ts';
import { bank } from './bank.ts';
import { factsOf, mayBe } from './facts.ts';
import { itemLaws } from './itemLaw.ts';
import { published } from './published.ts';

type Profile = {
  id: string;
  title: string;
  /** Over a default of a system in use of which no other fact is so, with everything in place. */
  answers: Record<string, string>;
  expect: {
    overall: string;
    level: string;
    score?: number;
    principles?: Record<string, [rag: string, score: number]>;
    /** The questions of all gaps, in any order. */
    gaps?: string[];
    /** Names of the regulators, all of them. */
    regulators?: string[];
    unasked?: string[];
    must?: string[];
    never?: string[];
  };
};

const TODAY = '2026-11-27';
const FOLDER = new URL('../../../golden/uk/', import.meta.url);
const profiles = readdirSync(FOLDER).flatMap(
  file => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Profile[],
);

const best = Object.fromEntries(
  bank.questions.map(
    ({ id, principle }) => [id, principle ? 'implemented' : id === 'uk2-f-use' ? 'yes' : 'no'] as const,
  ),
);
const scoredOf = ({ answers }: Profile) => ({
  answers: { ...best, ...answers },
  today: TODAY,
  turnover: null,
  size: 'large' as const,
});
const assessed = (profile: Profile) => published.score(scoredOf(profile));

const profileOf = (id: string) => {
  const profile = profiles.find(each => each.id === id);
  if (!profile) throw new Error(`There is no profile ${id}.`);
  return profile;
};

describe('a golden report', () => {
  it.each(goldenReports('uk'))('$id has exactly this result', ({ id, report }) => {
    expect(reportLines(assessed(profileOf(id)))).toEqual(report);
  });
});

describe.each(profiles)('$id: $title', profile => {
  const verdict = assessed(profile);
  const expected = profile.expect;
  const text = JSON.stringify(verdict);

  it('is rated as in the table', () => {
    expect({ overall: verdict.ragScore, level: verdict.riskLevel }).toEqual({
      overall: expected.overall,
      level: expected.level,
    });
    if (expected.score !== undefined) expect(verdict.riskScore).toBe(expected.score);
    const principles = Object.fromEntries(
      verdict.principleScores?.map(one => [one.principle, [one.rag, one.score]]) ?? [],
    );
    expect(principles).toMatchObject(expected.principles ?? {});
  });

  it('has these gaps and regulators, required texts, and no forbidden ones', () => {
    const gaps = [...new Set(verdict.findings.map(({ questionId }) => questionId))];
    if (expected.gaps) expect(gaps.toSorted()).toEqual(expected.gaps.toSorted());
    if (expected.regulators) expect(verdict.regulators?.map(({ name }) => name)).toEqual(expected.regulators);
    for (const sentence of expected.must ?? []) expect(text).toContain(sentence);
    const said = JSON.stringify([
      verdict.gaps,
      verdict.recommendations,
      verdict.notes,
      verdict.principleScores,
      verdict.remarks,
    ]);
    for (const sentence of expected.never ?? []) expect(said).not.toContain(sentence);
    const asked = applicable(bank, { ...best, ...profile.answers }).map(({ id }) => id);
    for (const id of expected.unasked ?? []) expect(asked).not.toContain(id);
  });

  it('has the shape of a verdict, without terms of the EU', () => {
    expect(Verdict.parse(verdict)).toEqual(verdict);
    expect(text).not.toMatch(/AI Act|Annex|high-risk system|deployer|notified body|\beuros?\b|€/i);
    expect(text).not.toMatch(/\btoday\b|\bcurrently\b|\bupcoming\b|Due: now/i);
  });
});

it.each(bank.questions)('an answer alone is as red as what is missing, and a fact has no colour', question => {
  const { id, principle } = question;
  const colours = valuesOf(question).map(value => published.ragOfAnswer?.(question, value));
  expect([id, ...colours]).toEqual([
    id,
    ...(principle ? ['GREEN', 'AMBER', 'RED', 'RED'] : colours.map(() => undefined)),
  ]);
  expect(published.ragOfAnswer?.(question, 'no such answer')).toBeUndefined();
});

describe('another answer', () => {
  it.each(goldenReports('uk').filter(({ flips }) => flips.length > 0))(
    'would change $id like this',
    ({ id, flips }) => {
      expect(flipLines(published.assess(scoredOf(profileOf(id))))).toEqual(flips);
    },
  );
});

describe('the golden set', () => {
  it('names questions and options that exist, each profile once', () => {
    expect(new Set(profiles.map(({ id }) => id)).size).toBe(profiles.length);
    for (const { answers, id } of profiles)
      for (const [questionId, value] of Object.entries(answers)) {
        const question = bank.questions.find(one => one.id === questionId);
        expect(`${id} ${questionId} ${question && valuesOf(question).includes(value)}`).toBe(
          `${id} ${questionId} true`,
        );
      }
  });

  it('covers every provision that applies, and every red flag', () => {
    const rows = Object.entries(itemLaws);
    const texts = profiles.map(profile => assessed(profile).duties);
    for (const [id, { laws }] of rows)
      for (const { cite } of laws) {
        const binds = texts.some(duties =>
          duties.some(duty => duty.id === id && duty.why.includes(`Required by ${cite[2]},`)),
        );
        expect(`${id} ${cite[2]} ${binds}`).toBe(`${id} ${cite[2]} true`);
      }
    for (const [id, { redFlag }] of rows)
      for (const fact of redFlag) {
        const raised = profiles.some(
          profile =>
            mayBe(factsOf(profile.answers), fact) &&
            ['none', 'unsure'].includes(profile.answers[id] ?? '') &&
            profile.expect.overall === 'RED',
        );
        expect(`${id} ${fact} ${raised}`).toBe(`${id} ${fact} true`);
      }
  });
});
