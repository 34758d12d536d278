import { longDate } from '@aicp/compliance/law/calendar';
import { useQuery } from '@apollo/client/react';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { formatCount } from '../../ui/formatCount.ts';

const dutyCountsQuery = graphql(`
  query DutyCounts($jurisdiction: Jurisdiction!) {
    dutyCounts(jurisdiction: $jurisdiction) {
      asOf
      applicable
      met
      proved
    }
  }
`);

/** Counts the duties that apply now over all systems, the met ones and the proved ones. The line has its height before the figures arrive. */
export function DutyLine({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const variables = { jurisdiction };
  const { data } = useQuery(dutyCountsQuery, { variables, ...useKept(dutyCountsQuery, variables), errorPolicy: 'all' });
  const counts = data?.dutyCounts;
  return (
    <p className="figures mt-4 min-h-10 text-sm sm:min-h-5">
      {counts && counts.applicable > 0 && (
        <>
          Duties that apply now: {formatCount(counts.applicable)}. Met: {formatCount(counts.met)}, of those proved by a
          valid file: {formatCount(counts.proved)}. <span className="text-muted">As of {longDate(counts.asOf)}.</span>
        </>
      )}
    </p>
  );
}
