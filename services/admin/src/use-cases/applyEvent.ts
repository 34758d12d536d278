import { randomBytes } from 'node:crypto';
import type { AdminNotice } from '@aicp/contracts/adminLive';
import type { Envelope } from '@aicp/contracts/event';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { WorkerContext } from '../context.ts';
import { subjectsOf } from '../domain/activity.ts';
import { activityOf, privateOriginOf } from '../domain/acts.ts';
import { thingsNamedIn } from '../domain/thingNames.ts';
import { insertPending } from '../store/activities.ts';
import { countHeard } from '../store/rebuilds.ts';
import { recordThingName } from '../store/thingNames.ts';
import { notifyLive } from './notifyLive.ts';

/**
 * Applies an event: changes the read models and notes the act behind it, in one transaction. Then the act is entered in the
 * log and administrators' views are woken.
 * @param record changes the read models
 * @param kind the views that show it, if any
 */
export async function applyEvent(
  ctx: WorkerContext,
  record: (tx: Transaction) => Promise<void>,
  kind?: AdminNotice,
): Promise<void> {
  const isAct = await ctx.transaction(async tx => {
    await record(tx);
    await recordNames(tx, ctx.heard);
    return queueActivity(tx, ctx.heard);
  });
  if (ctx.heard.restated) await countHeard(ctx.heard.restated);
  if (isAct) await ctx.enterActivities();
  if (kind) await notifyLive(ctx, kind);
}

/** Keeps what things are called, for the organisation's log. */
async function recordNames(tx: Transaction, { name, at, data }: Envelope): Promise<void> {
  const { organisationId, ...said } = data as Record<string, unknown>;
  const things = thingsNamedIn(name, said);
  if (typeof organisationId !== 'number' || things.length === 0) return;
  if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
  for (const thing of things) await recordThingName(tx, organisationId, thing, new Date(at));
}

const SALT_BYTES = 16;

/** Notes the act behind an event, to be entered in the activity log. False for events that are none, or republished. */
export async function queueActivity(tx: Transaction, { restated, ...told }: Envelope): Promise<boolean> {
  const event = { ...told, data: told.data as Record<string, unknown> };
  const activity = restated ? null : activityOf(event);
  if (!activity) return false;
  const owner = numberOr(event.data.userId, null);
  const subjects = subjectsOf(activity, owner);
  // Where a person was is forgotten with their account, also when the event comes after it.
  const person = activity.who ?? owner;
  const isGone = person !== null && !(await lockUnlessDeleted(tx, 'user', person));
  const known = privateOriginOf(event, randomBytes(SALT_BYTES).toString('base64url'));
  const organisationId = numberOr(event.data.organisationId, event.origin?.organisationId ?? null);
  const where = event.origin?.organisationId ?? organisationId;
  const isOutside = where !== organisationId && !isByMember(event, activity.who);
  await insertPending(tx, { ...activity, subjects, organisationId, isOutside, privately: isGone ? null : known });
  return true;
}

/**
 * Whether a member did it, wherever they worked at that moment: who joins or leaves works in another organisation before or after,
 * and an organisation of one's own follows on the end of a membership elsewhere. An administrator of the platform does neither.
 */
function isByMember({ name, data }: { name: string; data: Record<string, unknown> }, who: number | null): boolean {
  if (name === 'organisation.created' || data.joined === true) return true;
  return name === 'membership.ended' && who === data.userId;
}

function numberOr(value: unknown, otherwise: number | null): number | null {
  return typeof value === 'number' ? value : otherwise;
}
