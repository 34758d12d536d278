import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import type { Origin } from '@aicp/contracts/event';
import { UserActed } from '@aicp/contracts/events/userEvents';
import type { RequestContext, WorkerContext } from '../../context.ts';
import { countFailedLogin, endedFailures, type FailedLogins, takeFailures } from '../../store/failedLogins.ts';
import { findUser } from '../../store/users.ts';

const QUIET_MS = 30_000;
const MAX_MS = 3_600_000;
const AT_ONCE = 500;

/**
 * Counts a failed sign-in of an account that exists. The log gets one entry for those that follow each other, and the
 * owner one mail a day when they are a flood.
 */
export async function recordFailedLogin(
  ctx: RequestContext,
  userId: number,
  { isFlood, isLastFree }: { isFlood: boolean; isLastFree: boolean },
): Promise<void> {
  const { address, agent } = ctx.client;
  await countFailedLogin(userId, { address, agent, at: ctx.now() });
  if (isFlood && (await ctx.limiter.allows('floodMail', `user ${userId}`)))
    await ctx.transaction(async tx => tx.send(SendEmail, { template: 'loginsFailed', userId }));
  if (isLastFree && (await ctx.limiter.allows('floodNote', `user ${userId}`)))
    await ctx.publish(UserActed, { userId, act: 'loginBlocked' });
}

type ContextBy = (cause: { requestId: string }, origin?: Origin) => WorkerContext;

/** Enters failed sign-ins in the log that have ended half a minute ago, or have gone on for an hour. */
export async function publishFailedLogins(contextBy: ContextBy, cause: { requestId: string }): Promise<void> {
  const now = contextBy(cause).now().getTime();
  const ended = await endedFailures(new Date(now - QUIET_MS), new Date(now - MAX_MS), AT_ONCE);
  for (const failures of ended) {
    const ctx = contextBy(cause, originOf(failures));
    const exists = (await findUser(failures.id)) !== null;
    await ctx.transaction(async tx => {
      if (!(await takeFailures(tx, failures)) || !exists) return;
      tx.publish(UserActed, { userId: failures.id, act: 'loginsFailed', count: failures.count });
    });
  }
}

const originOf = ({ address, agent }: FailedLogins): Origin => ({
  userId: null,
  organisationId: null,
  address,
  agent,
});
