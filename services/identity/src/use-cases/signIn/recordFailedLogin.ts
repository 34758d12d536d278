import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import type { Origin } from '@aicp/contracts/event';
import { UserActed } from '@aicp/contracts/events/userEvents';
import type { RequestContext, WorkerContext } from '../../context.ts';
import { countFailedLogin, endedFailures, type FailedLogins, takeFailures } from '../../store/failedLogins.ts';
import { findUser } from '../../store/users.ts';

const QUIET_MS = 30_000;
const MAX_MS = 3_600_000;
const AT_ONCE = 500;

/** Records a failed sign-in of an existing account. Successive ones share a log entry, and a flood sends the owner one email a day. */
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

/** Logs failed sign-ins half a minute after the last one, or after an hour. */
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
