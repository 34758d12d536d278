import { memo, useState } from 'react';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import type { SystemRow_SystemFragmentDoc } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { SystemRow } from './SystemRow.tsx';

/** Typing in the search draws only what changes. */
const Row = memo(SystemRow);

/** As many rows as are drawn at a time: a long list stays quick, and is searched rather than scrolled. */
const PAGE = 50;

type Props = { systems: readonly ({ id: string } & FragmentType<typeof SystemRow_SystemFragmentDoc>)[] };

/** The ledger of systems. */
export const SystemList = memo(function SystemList({ systems }: Props) {
  const [limit, setLimit] = useState(PAGE);
  const more = Math.min(PAGE, systems.length - limit);
  return (
    <>
      <ul className="divide-y divide-line">
        {systems.slice(0, limit).map(system => (
          <Row key={system.id} system={system} />
        ))}
      </ul>
      {more > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 text-sm text-muted sm:px-6">
          <p className="figures">
            {limit} of {systems.length} shown
          </p>
          <Button size="small" onClick={() => setLimit(limit + PAGE)}>
            Show {more} more
          </Button>
        </div>
      )}
    </>
  );
});
