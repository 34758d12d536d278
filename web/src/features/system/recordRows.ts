import { graphql } from '../../gql/gql.ts';
import type { RecordToJoin_SystemFragment } from '../../gql/graphql.ts';
import { personName } from '../../parts/people/personName.ts';
import { formatDay } from '../../ui/formatDate.ts';

export const RecordToJoin = graphql(`
  fragment RecordToJoin_system on AiSystem {
    id
    name
    description
    systemType
    sector
    jurisdiction
    applicableRegulators
    createdAt
    latestAssessment {
      id
      riskLevel
      scored
      completedAt
    }
    owner {
      id
      username
    }
    reviewer {
      id
      username
    }
  }
`);

export type RecordOf = RecordToJoin_SystemFragment;

/** The values of two records under one label; null if a record has none. */
export type RecordRow = { label: string; kept: string | null; gone: string | null };

const FIELDS: { label: string; of: (record: RecordOf) => string | null }[] = [
  { label: 'Name', of: ({ name }) => name },
  { label: 'Law', of: ({ jurisdiction }) => jurisdiction },
  { label: 'Description', of: ({ description }) => description ?? null },
  { label: 'System type', of: ({ systemType }) => systemType ?? null },
  { label: 'Sector', of: ({ sector }) => sector ?? null },
  { label: 'Regulators', of: ({ applicableRegulators }) => applicableRegulators.join(', ') || null },
  { label: 'Owner', of: ({ owner }) => (owner ? personName(owner) : null) },
  { label: 'Reviewer', of: ({ reviewer }) => (reviewer ? personName(reviewer) : null) },
  { label: 'Created', of: ({ createdAt }) => formatDay(createdAt) },
];

/** Two records compared field by field; fields that both lack are left out. */
export function recordRows(kept: RecordOf, gone: RecordOf): RecordRow[] {
  return FIELDS.map(({ label, of }) => ({ label, kept: of(kept), gone: of(gone) })).filter(
    row => row.kept !== null || row.gone !== null,
  );
}
