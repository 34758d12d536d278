import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { bySimilarity } from '../domain/similarNames.ts';
import { type AiSystem, findSystem, findSystems } from '../store/systems.ts';
import { listNamesUnder } from '../store/systemsUnder.ts';

/** Maximum shown at once; typing narrows the list. */
const SHOWN = 20;

/** The records that may be of the same system: those under only the other law, similar names first. */
export async function listSystemsToJoin(
  { actor }: ActorContext,
  { id, search }: { id: unknown; search?: string | null | undefined },
): Promise<AiSystem[]> {
  const { organisationId } = signedIn(actor);
  const system = await findSystem(organisationId, idOrNotFound(id, 'AI system'));
  if (!system) throw notFound('AI system');
  if (system.otherLaw || system.isArchived) return [];
  const named = await listNamesUnder(organisationId, system.jurisdiction === 'EU' ? 'UK' : 'EU');
  const words = (search ?? '').slice(0, 200).toLowerCase().split(/\s+/).filter(Boolean);
  const found = named.filter(({ name }) => words.every(word => name.toLowerCase().includes(word)));
  const similar = bySimilarity(system.name, found).slice(0, SHOWN);
  const systems = await findSystems(
    organisationId,
    similar.map(one => one.id),
  );
  return systems.filter(one => one !== null);
}
