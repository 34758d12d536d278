import type { ActionsStatedData } from '@aicp/contracts/events/actionEvents';
import type { Context } from '@aicp/service/store/context';
import { lockKeptSystem, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { afterOwnDue, resultsOf } from '../domain/viewUnderLaw.ts';
import { applyDueDates, earliestOwnDue } from '../store/actionDueDates.ts';
import { findSystem, setResults } from '../store/systems.ts';

/** Stores the due dates that an organisation chose for actions of a system. The earliest one decides where lists by urgency have the system. */
export async function applyActions(ctx: Context, stated: ActionsStatedData): Promise<void> {
  const { organisationId } = stated;
  if (stated.systemId === null) return;
  const { systemId: said } = stated;
  const today = ctx.now().toISOString().slice(0, 10);
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    const systemId = await lockKeptSystem(tx, said);
    const system = systemId && (await findSystem(organisationId, systemId, tx.session));
    if (!system) return;
    if (!(await applyDueDates(tx, { ...stated, systemId }))) return;
    let next = system;
    for (const { jurisdiction } of resultsOf(system)) {
      const ownDue = await earliestOwnDue(tx, { organisationId, systemId }, jurisdiction);
      next = { ...next, ...afterOwnDue(next, jurisdiction, ownDue, today) };
    }
    const { ownDue, urgency, otherLaw } = next;
    await setResults(tx, organisationId, systemId, { ownDue, urgency, otherLaw });
  });
}
