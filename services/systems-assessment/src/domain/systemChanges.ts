import type { UpdateSystemInput } from '@aicp/contracts/inputs/assessmentInputs';

type Described = Required<UpdateSystemInput>;

/** The wished fields that differ from the current ones. */
export function systemChanges(system: Described, wish: UpdateSystemInput): UpdateSystemInput {
  const differs = ([field, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(system[field as keyof Described]);
  return Object.fromEntries(Object.entries(wish).filter(differs));
}
