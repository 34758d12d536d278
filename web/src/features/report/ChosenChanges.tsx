import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ChangeTable } from './ChangeTable.tsx';

const Changes = graphql(`
  query ReportChanges($id: ID!, $since: ID!) {
    assessment(id: $id) {
      id
      report {
        id
        changes(since: $since) {
          ...ChangeTable_changes
        }
      }
    }
  }
`);

/** The changes since a chosen report. */
export function ChosenChanges({ id, since, scored }: { id: string; since: string; scored: boolean }) {
  const { data, error } = useQuery(Changes, { variables: { id, since } });
  const changes = data?.assessment.report?.changes;
  if (changes) return <ChangeTable changes={changes} scored={scored} />;
  if (error)
    return (
      <p role="alert" className="mt-4 text-sm text-high">
        {failureOf(error).message}
      </p>
    );
  return <Skeleton rows={3} className="mt-4 h-10" />;
}
