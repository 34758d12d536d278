import { readdirSync, readFileSync } from 'node:fs';
import { assess } from '@aicp/compliance/banks/assess';
import { bankOf, pastLaw, publishedBanks } from '@aicp/compliance/banks/banks';
import { countedAnswers } from '@aicp/compliance/scoring/applicable';
import type { Bank } from '@aicp/compliance/scoring/bank';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { scoreOf, valuesOf } from '@aicp/compliance/scoring/scoreOf';
import type { CanonicalReport } from '@aicp/contracts/canonicalReport';
import { AssessmentCompleted, type AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { canonicalReportOf } from '@aicp/contracts/events/canonicalReportOf';
import { describedSystem } from '@aicp/testing/describedSystem';
import { z } from 'zod';
import { answersOfProfile, goldenDefaults, goldenProfiles } from '../../../libs/compliance/testing/goldenProfiles.ts';
import { reportOf } from '../src/domain/reportOf.ts';

type Case = { name: string; bank: Bank; answers: Record<string, string>; today?: string; turnover?: number | null };

/**
 * Cases of every bank, including earlier banks: the best and the worst answers, and the golden profiles of the later banks.
 * @param each how many of each jurisdiction's: their flips take time
 */
export function goldenCases(each: number): Case[] {
  const ends = [...publishedBanks, ...pastLaw].flatMap(({ bank }): Case[] => [
    { name: 'best', bank, answers: compliantAnswers(bank) },
    { name: 'worst', bank, answers: worstAnswers(bank), turnover: 2_000_000_000 },
  ]);
  return [...ends, ...spread(euCases(), each), ...spread(ukCases(), each)];
}

/** The event of a golden case, as it travels. */
export function completedCase({ bank, answers, today = '2026-11-22', turnover = null }: Case, id: number) {
  const counted = countedAnswers(bank, answers);
  const event: AssessmentCompletedData = AssessmentCompleted.data.parse({
    userId: 1,
    organisationId: 1,
    assessmentId: id,
    jurisdiction: bank.jurisdiction,
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    completedAt: `${today}T23:30:00.000Z`,
    completedBy: 1,
    system: describedSystem({
      id: 5,
      name: '=cmd|"CV" — «screen»',
      description: 'Reads CVs,\nin lines; é, 😀',
      systemType: 'Other',
      jurisdiction: bank.jurisdiction,
    }),
    answers: Object.entries(counted).map(([questionId, answer]) => {
      const question = bank.questions.find(one => one.id === questionId);
      return { questionId, answer, score: (question && scoreOf(question, answer)) ?? 0 };
    }),
    organisation: { kind: null, size: null, turnover, answers: {} },
    result: assess({ bank, answers: counted, today, turnover, systemType: 'Other' }),
  });
  return event;
}

/** The report of a golden case as filed at the completion of its assessment. */
export function filedCase(golden: Case): CanonicalReport {
  const event = completedCase(golden, 12);
  return canonicalReportOf(reportOf(event), event);
}

function worstAnswers(bank: Bank): Record<string, string> {
  return Object.fromEntries(bank.questions.map(question => [question.id, valuesOf(question).at(-1) ?? '']));
}

function euCases(): Case[] {
  const bank = bankOf('eu-2026-11-27');
  const defaults = goldenDefaults('eu');
  return goldenProfiles('eu').map(profile => ({
    name: profile.id,
    bank,
    answers: answersOfProfile(bank, 'eu2-', profile, defaults.answers),
    today: profile.today ?? defaults.today,
    turnover: profile.turnover ?? null,
  }));
}

const UkProfiles = z.array(z.object({ id: z.string(), answers: z.record(z.string(), z.string()) }));

function ukCases(): Case[] {
  const bank = bankOf('uk-2026-11-27');
  const folder = new URL('../../../libs/compliance/golden/uk/', import.meta.url);
  const best = Object.fromEntries(
    bank.questions.map(({ id, principle }) => [id, principle ? 'implemented' : id === 'uk2-f-use' ? 'yes' : 'no']),
  );
  return readdirSync(folder)
    .toSorted()
    .flatMap(file => UkProfiles.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))))
    .map(({ id, answers }) => ({ name: id, bank, answers: { ...best, ...answers } }));
}

/** Up to so many, from the first to the last at equal distances. */
function spread(cases: Case[], most: number): Case[] {
  const step = Math.max(1, cases.length / most);
  return Array.from({ length: Math.min(cases.length, most) }, (_, at) => cases[Math.floor(at * step)]).filter(
    found => found !== undefined,
  );
}
