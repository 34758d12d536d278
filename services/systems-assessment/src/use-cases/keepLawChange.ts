import { DomainError } from '@aicp/contracts/domainError';
import { LawChangeKept } from '@aicp/contracts/events/lawEvents';
import { KeepLawChangeInput } from '@aicp/contracts/inputs/lawInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import type { ActorContext } from '@aicp/service/store/context';
import { requireInUse } from '../store/archive.ts';
import { keepChange, type LawChange } from '../store/lawChanges.ts';
import { requireChange } from './requireChange.ts';

/** Decides, with a reason, that a system keeps its result despite a law change. */
export async function keepLawChange(ctx: ActorContext, input: unknown): Promise<LawChange> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const { id, reason } = parse(KeepLawChangeInput, input);
  const change = await requireChange(organisationId, id);
  const decision = { reason, decidedBy: userId, decidedAt: ctx.now() };
  await ctx.transaction(async tx => {
    await requireInUse(tx, organisationId, change.aiSystemId, 'Law change');
    if (!(await keepChange(tx, change, decision)))
      throw new DomainError('CONFLICT', 'This law change has already been decided.');
    const { aiSystemId: systemId, jurisdiction, toVersion: bankVersion } = change;
    tx.publish(LawChangeKept, {
      userId,
      organisationId,
      systemId,
      assessmentId: id,
      jurisdiction,
      bankVersion,
      reason,
    });
  });
  ctx.notify(organisationId, 'systems');
  return { ...change, ...decision, status: 'kept' };
}
