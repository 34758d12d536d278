import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import type { RecordToMerge_SystemFragment } from '../../gql/graphql.ts';
import { personName } from '../../parts/people/personName.ts';
import { describedRows, SystemDescriptionFragment } from '../../parts/system/described.ts';
import { formatDay } from '../../ui/formatDate.ts';

export const RecordToMerge = graphql(`
  fragment RecordToMerge_system on AiSystem {
    ...Described_system
    id
    name
    jurisdiction
    createdAt
    latestAssessment {
      id
      riskLevel
      class
      scored
      completedAt
    }
    owner {
      id
      username
      fullName
    }
    reviewer {
      id
      username
      fullName
    }
  }
`);

export type RecordOf = RecordToMerge_SystemFragment;

/** The values of two records under one label; null if a record has none. */
export type RecordRow = { label: string; kept: string | null; gone: string | null };

const valuesOf = (record: RecordOf): { label: string; value: string | null }[] => [
  ...describedRows(readFragment(SystemDescriptionFragment, record)),
  { label: 'Owner', value: record.owner ? personName(record.owner) : null },
  { label: 'Reviewer', value: record.reviewer ? personName(record.reviewer) : null },
  { label: 'Created', value: formatDay(record.createdAt) },
];

/** Compares two records field by field; omits fields that both lack. */
export function recordRows(kept: RecordOf, gone: RecordOf): RecordRow[] {
  const other = valuesOf(gone);
  return valuesOf(kept)
    .map(({ label, value }, at) => ({ label, kept: value, gone: other[at]?.value ?? null }))
    .filter(row => row.kept !== null || row.gone !== null);
}
