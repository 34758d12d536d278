import type { Context } from '@aicp/service/store/context';
import { completedState } from '../domain/completedState.ts';
import { completionOf } from '../domain/completion.ts';
import { nextDate, type Standing, standingOf, urgencyOf } from '../domain/standing.ts';
import { type Assessment, findAssessmentsById } from '../store/assessments.ts';
import { pageUnsettled, setStanding } from '../store/ledger.ts';
import { listResponses, type Response } from '../store/responses.ts';
import type { AiSystem } from '../store/systems.ts';

const PAGE = 100;

/**
 * Works out how systems stand where that is missing, for what the release before completed; and moves on where the next date has
 * come. Done again it changes nothing.
 */
export async function settleStandings(ctx: Pick<Context, 'now'>): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 10);
  for (let after = 0; ; ) {
    const systems = await pageUnsettled(today, after, PAGE);
    const last = systems.at(-1);
    if (!last) return;
    await settle(systems, today);
    after = last.id;
  }
}

async function settle(systems: readonly AiSystem[], today: string): Promise<void> {
  const latest = systems.flatMap(system =>
    [system, system.otherLaw].flatMap(under => {
      const { id, standing } = under?.latestAssessment ?? {};
      return id === undefined ? [] : [{ system, id, standing: standing ?? null }];
    }),
  );
  const missing = latest.filter(({ standing }) => !standing).map(({ id }) => id);
  const [assessments, responses] = await Promise.all([findAssessmentsById(missing), listResponses(missing)]);
  const answers = new Map(missing.map((id, at) => [id, responses[at] ?? []]));
  for (const { system, id, standing } of latest) {
    const assessment = assessments.get(id);
    const settled = standing
      ? movedOn(standing, today)
      : assessment && workedOut(system, assessment, answers.get(id) ?? [], today);
    if (settled) await setStanding(system.id, id, settled);
  }
}

function movedOn({ urgency, ...standing }: Standing, today: string): Standing {
  return { ...standing, urgency: { ...urgency, next: urgencyOf(nextDate(standing.dates, today)) } };
}

function workedOut(
  system: AiSystem,
  assessment: Assessment,
  responses: readonly Response[],
  today: string,
): Standing | undefined {
  const { completedAt } = assessment;
  if (!completedAt) return undefined;
  const completion = assessment.completion ?? completionOf(system, completedAt, null, null);
  return standingOf(completedState({ assessment, completion, responses, completedAt }).result, today);
}
