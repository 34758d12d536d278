import { randomBytes } from 'node:crypto';
import type { Envelope } from '@aicp/contracts/event';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { subjectsOf } from '../domain/activity.ts';
import { activityOf, privatelyOf } from '../domain/acts.ts';
import { insertPending } from '../store/activities.ts';

const SALT_BYTES = 16;

/** Notes the act behind an event, to be entered in the activity log. False for events that are none, or republished. */
export async function noteActivity(tx: Transaction, { restated, ...told }: Envelope): Promise<boolean> {
  const event = { ...told, data: told.data as Record<string, unknown> };
  const activity = restated ? null : activityOf(event);
  if (!activity) return false;
  const owner = numberOr(event.data.userId, null);
  const subjects = subjectsOf(activity, owner);
  // Where a person was is forgotten with their account, also when the event comes after it.
  const person = activity.who ?? owner;
  const isGone = person !== null && !(await lockUnlessGone(tx, 'user', person));
  const known = privatelyOf(event, randomBytes(SALT_BYTES).toString('base64url'));
  const organisationId = numberOr(event.data.organisationId, event.origin?.organisationId ?? null);
  const where = event.origin?.organisationId ?? organisationId;
  const isOutside = where !== organisationId;
  await insertPending(tx, { ...activity, subjects, organisationId, isOutside, privately: isGone ? null : known });
  return true;
}

function numberOr(value: unknown, otherwise: number | null): number | null {
  return typeof value === 'number' ? value : otherwise;
}
