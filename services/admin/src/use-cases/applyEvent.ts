import { randomBytes } from 'node:crypto';
import type { AdminNotice } from '@aicp/contracts/adminLive';
import type { Envelope } from '@aicp/contracts/event';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { isDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { WorkerContext } from '../context.ts';
import { subjectsOf } from '../domain/activity.ts';
import { activityOf, privateOriginOf } from '../domain/acts.ts';
import { thingsNamedIn } from '../domain/thingNames.ts';
import { eraseOrigins, erasePendingOrigins, insertPending } from '../store/activities.ts';
import { countHeard } from '../store/rebuilds.ts';
import { recordThingName, removeThingNames } from '../store/thingNames.ts';
import { notifyLive } from './notifyLive.ts';

/**
 * Applies an event: updates the read models and stores the act behind it in one transaction. The act is then appended to the log, and
 * administrators' views are notified.
 * @param update updates the read models
 * @param kind the views that show it, if any
 */
export async function applyEvent(
  ctx: WorkerContext,
  update: (tx: Transaction) => Promise<void>,
  kind?: AdminNotice,
): Promise<void> {
  const act = await ctx.transaction(async tx => {
    await update(tx);
    await recordNames(tx, ctx.heard);
    return queueActivity(tx, ctx.heard);
  });
  await forgetDeleted(ctx, act?.person ?? null);
  if (ctx.heard.restated) await countHeard(ctx.heard.restated);
  if (act) await ctx.enterActivities();
  if (kind) await notifyLive(ctx, kind);
}

/** Stores names of things for the organisation's log. */
async function recordNames(tx: Transaction, heard: Envelope): Promise<void> {
  const { organisationId, things } = namesIn(heard);
  if (organisationId === null) return;
  for (const thing of things) await recordThingName(tx, organisationId, thing, new Date(heard.at));
}

function namesIn({ name, data, restated }: Envelope) {
  const { organisationId, ...said } = data as Record<string, unknown>;
  const things = thingsNamedIn(name, said, restated !== undefined);
  return { organisationId: numberOr(organisationId, null), things };
}

/**
 * Erases what the commit added about an organisation or a user deleted since. Neither is locked: an import makes one user act a thousand
 * times in one organisation, and each would wait for the others.
 */
async function forgetDeleted(ctx: WorkerContext, person: number | null): Promise<void> {
  const { organisationId, things } = namesIn(ctx.heard);
  if (organisationId !== null && things.length > 0 && (await isDeleted('organisation', organisationId)))
    await deleteInBatches(ctx, (tx, page) => removeThingNames(tx, organisationId, page));
  if (person === null || !(await isDeleted('user', person))) return;
  await ctx.transaction(tx => erasePendingOrigins(tx, person));
  await eraseOrigins(person);
}

const SALT_BYTES = 16;

/**
 * Queues the activity of an event for the log. A user's origin is erased with their account, even if the event arrives later
 * (forgetDeleted).
 * @returns the actor's id; null for events that are not logged, or are republished
 */
export async function queueActivity(
  tx: Transaction,
  { restated, ...told }: Envelope,
): Promise<{ person: number | null } | null> {
  const event = { ...told, data: told.data as Record<string, unknown> };
  const activity = restated ? null : activityOf(event);
  if (!activity) return null;
  const owner = numberOr(event.data.userId, null);
  const subjects = subjectsOf(activity, owner);
  const person = activity.who ?? owner;
  const privately = privateOriginOf(event, randomBytes(SALT_BYTES).toString('base64url'));
  const organisationId = numberOr(event.data.organisationId, event.origin?.organisationId ?? null);
  const where = event.origin?.organisationId ?? organisationId;
  const isOutside = where !== organisationId && !isByMember(event, activity.who);
  await insertPending(tx, { ...activity, subjects, organisationId, isOutside, privately });
  return { person };
}

/**
 * Whether a member did it, in whichever organisation they worked: users who join or leave work in another organisation before or after, and
 * get their own when a membership ends. An administrator of the platform does neither.
 */
function isByMember({ name, data }: { name: string; data: Record<string, unknown> }, who: number | null): boolean {
  if (name === 'organisation.created' || data.joined === true) return true;
  return name === 'membership.ended' && who === data.userId;
}

function numberOr(value: unknown, otherwise: number | null): number | null {
  return typeof value === 'number' ? value : otherwise;
}
