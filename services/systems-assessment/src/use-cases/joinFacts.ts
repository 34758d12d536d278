import { SystemFactsChanged } from '@aicp/contracts/assessmentEvents';
import { ownerOf } from '@aicp/contracts/owner';
import type { Transaction } from '@aicp/service/store/transaction';
import { withChanges } from '../domain/factChanges.ts';
import { listSystemFacts, putSystemFacts, removeSystemFacts } from '../store/systemFacts.ts';
import { type AiSystem, nextFactsVersion } from '../store/systems.ts';

/** What is on record about a system that is joined to another one comes to that one, where it has nothing of its own. */
export async function joinFacts(tx: Transaction, kept: AiSystem, gone: AiSystem): Promise<void> {
  const [own = {}, other = {}] = await listSystemFacts([kept.id, gone.id], tx.session);
  await removeSystemFacts(tx, [gone.id]);
  const { facts, changed } = withChanges(own, { ...other, ...own });
  if (changed.length === 0) return;
  const { organisationId, id } = kept;
  const system = await nextFactsVersion(tx, organisationId, id);
  if (!system) return;
  await putSystemFacts(tx, { id, organisationId, facts });
  const version = system.factsVersion;
  tx.publish(SystemFactsChanged, { ...ownerOf(system), systemId: id, version, facts: { ...facts }, changed });
}
