import type { DueThing, WeekPart } from '@aicp/contracts/emails/digest';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { WorkerContext } from '../../context.ts';
import { findRole } from '../../store/memberships.ts';
import { upsertWeekPart } from '../../store/weekParts.ts';

/** Stores a service's part of a member's week for the digest; ignores organisations that they are not in. */
export async function recordWeekPart(ctx: Pick<WorkerContext, 'transaction' | 'now'>, part: WeekPart): Promise<void> {
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', part.organisationId))) return;
    if ((await findRole(part.organisationId, part.userId, tx.session)) === null) return;
    const first: DueThing[] = [];
    for (const thing of part.first)
      if (thing.systemId === null || (await lockUnlessDeleted(tx, 'system', thing.systemId))) first.push(thing);
    await upsertWeekPart(tx, { ...part, first }, ctx.now());
  });
}
