import { type NameIn, namesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import { graphql } from '../../gql/gql.ts';
import type { Described_SystemFragment } from '../../gql/graphql.ts';

/** The descriptive fields of a system, except its people, whom pages show by name. */
export const SystemDescriptionFragment = graphql(`
  fragment Described_system on AiSystem {
    id
    name
    description
    systemType
    sector
    jurisdiction
    applicableRegulators
  }
`);

type Name = Exclude<NameIn<typeof systemFields, 'rest'>, 'ownerId' | 'reviewerId'>;
const NAMES = namesIn(systemFields, 'rest').filter((name): name is Name => systemFields[name].kind !== 'member');

/** The label and the value of each field; null: not recorded. */
export function describedRows(system: Described_SystemFragment) {
  return NAMES.map(name => {
    const value = [system[name] ?? ''].flat().join(', ');
    return { name, label: systemFields[name].label, value: value || null };
  });
}
