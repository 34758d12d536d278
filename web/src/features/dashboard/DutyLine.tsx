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
      before {
        asOf
        met
        proved
      }
    }
  }
`);

type Figures = { met: number; proved: number };

/** "Since 29 October 2026: met +3, proved -1." */
function changeSince(before: Figures & { asOf: string }, { met, proved }: Figures): string {
  const day = longDate(before.asOf);
  const changes = [
    ['met', met - before.met],
    ['proved', proved - before.proved],
  ] as const;
  const words = changes.flatMap(([what, by]) =>
    by === 0 ? [] : `${what} ${by > 0 ? '+' : '−'}${formatCount(Math.abs(by))}`,
  );
  return words.length > 0 ? `Since ${day}: ${words.join(', ')}.` : `Unchanged since ${day}.`;
}

/**
 * Counts all duties that apply now, and the met and proved ones among them, over all systems. The line has its height before the figures
 * arrive.
 */
export function DutyLine({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  const variables = { jurisdiction };
  const { data } = useQuery(dutyCountsQuery, { variables, ...useKept(dutyCountsQuery, variables), errorPolicy: 'all' });
  const counts = data?.dutyCounts;
  return (
    <p className="figures min-h-15 basis-full text-sm sm:min-h-6 sm:flex-1 sm:basis-0">
      {counts && counts.applicable > 0 && (
        <>
          Duties that apply now: {formatCount(counts.applicable)}. Met: {formatCount(counts.met)}, including{' '}
          {formatCount(counts.proved)} proved by a valid file.
          {counts.before && <span className="text-muted"> {changeSince(counts.before, counts)}</span>}
        </>
      )}
    </p>
  );
}
