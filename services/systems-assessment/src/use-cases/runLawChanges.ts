import type { ActiveBanks } from '@aicp/compliance/banks/activeBanks';
import { Notify } from '@aicp/contracts/emails/notify';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { may } from '@aicp/contracts/rights/rights';
import type { Context } from '@aicp/service/store/context';
import { membersOf } from '@aicp/service/store/members';
import { outside } from '@aicp/service/store/outside';
import { resultsOf } from '../domain/viewUnderLaw.ts';
import { listAssessmentsById } from '../store/assessments.ts';
import { countByOrganisation, keptAmong, upsertChanges } from '../store/lawChanges.ts';
import { advanceRun, findLastRun, type LawRun } from '../store/lawRuns.ts';
import { listResponses } from '../store/responses.ts';
import { type AiSystem, listSystemsById, pageSystems } from '../store/systems.ts';
import { asDecided, computeLawChange } from './computeLawChange.ts';

const SYSTEMS_AT_ONCE = 200;
const MAILS_AT_ONCE = 200;

/**
 * Computes the law changes of all latest results, a batch of systems at a time, and then emails and notifies the members who work with
 * them, once. The progress is stored in the same transaction as the results and orders, so that the successor of a killed worker resumes
 * without repeating anything. A run that a later one has overtaken stops.
 */
export async function runLawChanges(ctx: Context, { run: id }: { run: number }, inForce: ActiveBanks): Promise<void> {
  for (;;) {
    const run = await findLastRun();
    if (run?.id !== id) return;
    if (run.finishedAt) return mailAll(ctx, id);
    const systems = await pageSystems(run.after, SYSTEMS_AT_ONCE);
    const { looked, changes } = await changesOf(ctx, systems, run, inForce);
    const last = systems.at(-1);
    const rest = { after: last?.id ?? run.after, done: run.done + systems.length };
    const finished = systems.length < SYSTEMS_AT_ONCE && { finishedAt: ctx.now(), total: rest.done };
    await ctx.transaction(async tx => {
      if (!(await advanceRun(tx, run, { ...rest, ...finished }))) return;
      // Results kept for this state of the law stay kept, and a later result replaces what was computed since.
      const kept = await keptAmong(tx, looked);
      const now = await outside('results completed since the transaction began count', () =>
        listSystemsById(systems.map(system => system.id)),
      );
      const today = latestIn([...now.values()]);
      const rows = changes.filter(change => today.has(change.id));
      const decided = rows.map(change => asDecided(change, kept.get(change.id)));
      await upsertChanges(
        tx,
        looked.filter(id => today.has(id)),
        decided,
      );
    });
    for (const organisationId of new Set(changes.map(change => change.organisationId)))
      ctx.notify(organisationId, 'systems');
  }
}

/** The latest result of each active system under each law, by the number of its assessment. */
function latestIn(systems: readonly AiSystem[]): Map<number, AiSystem> {
  const inUse = systems.filter(({ isArchived }) => !isArchived);
  return new Map(
    inUse.flatMap(system =>
      resultsOf(system).flatMap(({ latestAssessment }) =>
        latestAssessment ? [[latestAssessment.id, system] as const] : [],
      ),
    ),
  );
}

async function changesOf(
  { logger }: Context,
  systems: readonly AiSystem[],
  { id: run, startedAt }: LawRun,
  inForce: ActiveBanks,
) {
  const latest = latestIn(systems);
  const looked = [...latest.keys()];
  const [assessments, responses] = await Promise.all([listAssessmentsById(looked), listResponses(looked)]);
  const changes = looked.flatMap((id, index) => {
    const assessment = assessments.get(id);
    if (!assessment?.completion) return [];
    const completed = { assessment, completion: assessment.completion, responses: responses[index] ?? [] };
    try {
      return computeLawChange(completed, inForce, startedAt, run) ?? [];
    } catch (error) {
      // Answers that cannot be scored must not block the lists of all other organisations.
      if (!(error instanceof RangeError)) throw error;
      logger.warn({ err: error, assessment: id }, 'could not compute a law change');
      return [];
    }
  });
  return { looked, changes };
}

/** In ascending order of user id, to know who has been emailed. */
async function mailAll(ctx: Context, id: number): Promise<void> {
  const counts = await countByOrganisation(id);
  const places = new Map<number, { organisationId: number; systems: number }[]>();
  for (const { organisationId, userId, role } of await membersOf([...counts.keys()])) {
    const systems = counts.get(organisationId) ?? 0;
    if (may(role, 'work') && systems > 0)
      places.set(userId, [...(places.get(userId) ?? []), { organisationId, systems }]);
  }
  const people = [...places].toSorted(([one], [other]) => one - other);
  for (;;) {
    const run = await findLastRun();
    if (run?.id !== id) return;
    const page = people.filter(([userId]) => userId > run.mailedTo).slice(0, MAILS_AT_ONCE);
    const last = page.at(-1);
    if (!last) return;
    await ctx.transaction(async tx => {
      if (!(await advanceRun(tx, run, { mailedTo: last[0] }))) return;
      tx.inBulk();
      for (const [userId, theirs] of page) {
        const systems = theirs.reduce((sum, place) => sum + place.systems, 0);
        tx.send(SendEmail, { template: 'lawMoved', userId, systems });
        for (const place of theirs) tx.send(Notify, { ...place, userId, by: null, what: 'lawMoved' });
      }
    });
  }
}
