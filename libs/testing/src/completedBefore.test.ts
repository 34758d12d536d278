import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assess } from '@aicp/compliance/banks/assess';
import { bankOf } from '@aicp/compliance/banks/banks';
import { countedAnswers } from '@aicp/compliance/scoring/applicable';
import type { Bank } from '@aicp/compliance/scoring/bank';
import { scoreOf } from '@aicp/compliance/scoring/scoreOf';
import { isVerdict } from '@aicp/compliance/scoring/verdict';
import { AssessmentCompleted } from '@aicp/contracts/assessmentEvents';
import { root } from '@aicp/dev-stack/deployables';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { answersOfProfile, goldenDefaults, goldenProfiles } from '../../compliance/testing/goldenProfiles.ts';
import { CompletedBefore } from './completedBefore.ts';

const eu = bankOf('eu-2026-11-22');
const uk = bankOf('uk-2026-11-22');

/** The event about a completed assessment, as it is published now and has travelled as JSON. */
function published(
  bank: Bank,
  answers: Record<string, string>,
  today: string,
  turnover: number | null = null,
): unknown {
  const counted = countedAnswers(bank, answers);
  const organisation = { kind: null, size: null, turnover, answers: {} };
  const event = AssessmentCompleted.data.parse({
    userId: 17,
    organisationId: 17,
    assessmentId: 301,
    jurisdiction: bank.jurisdiction,
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    completedAt: `${today}T09:30:00.000Z`,
    system: { id: 41, name: 'A system', description: null, systemType: null, jurisdiction: bank.jurisdiction },
    answers: bank.questions.flatMap(question => {
      const answer = counted[question.id];
      return answer ? [{ questionId: question.id, answer, score: scoreOf(question, answer) }] : [];
    }),
    organisation,
    result: assess({ bank, answers, today, turnover }),
  });
  if (!isVerdict(event.result)) throw new Error('a verdict was lost on its way');
  return JSON.parse(JSON.stringify(event));
}

function faultsOf(event: unknown): string[] {
  const { error } = CompletedBefore.safeParse(event);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const defaults = goldenDefaults('eu');
const euProfiles = goldenProfiles('eu').map(
  profile => [`EU ${profile.id}`, profile, answersOfProfile(eu, 'eu2-', profile, defaults.answers)] as const,
);

const folder = join(root, 'libs/compliance/golden/uk');
const UkProfiles = z.array(z.object({ id: z.string(), answers: z.record(z.string(), z.string()) }));
const best = Object.fromEntries(uk.questions.map(({ id, principle }) => [id, principle ? 'implemented' : 'no']));
const ukProfiles = readdirSync(folder).flatMap(file =>
  UkProfiles.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
);

describe('a completed assessment on the second banks is understood by the release before, as in the profile', () => {
  it.each(euProfiles)('%s', (_name, { today, turnover }, answers) => {
    const event = published(eu, answers, today ?? defaults.today, turnover ?? null);
    expect(faultsOf(event)).toEqual([]);
    // What a client of the specification relies on, outside the Act too.
    const { result } = CompletedBefore.parse(event);
    expect(result.estimatedFine).toEqual({ min: expect.any(Number), max: expect.any(Number) });
    expect(result.euClass).toBeDefined();
  });

  it.each(ukProfiles)('UK $id', ({ answers }) => {
    expect(faultsOf(published(uk, { ...best, ...answers }, '2026-11-22'))).toEqual([]);
  });
});
