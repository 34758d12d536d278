import { valuesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import type { AssessmentCompletedData, SystemFactsChangedData } from '@aicp/contracts/events/assessmentEvents';
import type { UpdateSystemInput } from '@aicp/contracts/inputs/assessmentInputs';
import { type Owner, ownerOf } from '@aicp/contracts/owner';

type SystemState = AssessmentCompletedData['system'];

export function systemState(system: SystemState): SystemState {
  return { id: system.id, ...valuesIn(systemFields, 'event', system) };
}

/** A system with its owner, for consumers of its events. */
export function publishedSystem<Of extends SystemState & { ownerId: number | null }>(system: Of) {
  return { ...systemState(system), ownerId: system.ownerId };
}

type Published = Owner & { id: number; factsVersion: number };
type Changed = { changed: readonly string[]; recorded: Readonly<Record<string, { by: number; at: Date }>> };

/** The facts about a system as they are published. */
export function factsEvent(system: Published, facts: object, { changed, recorded }: Changed): SystemFactsChangedData {
  const { id: systemId, factsVersion: version } = system;
  const who = Object.entries(recorded).map(([name, { by, at }]) => [name, { by, at: at.toISOString() }] as const);
  const of = { ...ownerOf(system), systemId, version };
  return { ...of, facts: { ...facts }, changed: [...changed], recorded: Object.fromEntries(who) };
}

type Described = Required<UpdateSystemInput>;

/** The wished fields that differ from the current ones. */
export function systemChanges(system: Described, wish: UpdateSystemInput): UpdateSystemInput {
  const differs = ([field, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(system[field as keyof Described]);
  return Object.fromEntries(Object.entries(wish).filter(differs));
}
