import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { capitalise } from '../../../ui/capitalise.ts';
import { compactControl } from '../../../ui/compactControl.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatCount } from '../../../ui/formatCount.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { VirtualTable } from '../../../ui/VirtualTable.tsx';
import { type ListedOrganisation, useOrganisations } from './useOrganisations.ts';

const heights = { row: 65, card: 105 };
const idOf = ({ id }: ListedOrganisation) => id;
/** All organisations: members, plan, usage, and whether any member may sign in. */
export function OrganisationList() {
  const { organisations, isComplete, failure, tryAgain } = useOrganisations();
  const [search, setSearch] = useState('');
  const deferred = useDeferredValue(search.trim().toLowerCase());
  const shown = useMemo(
    () => organisations.filter(({ id, name }) => id === deferred || name.toLowerCase().includes(deferred)),
    [organisations, deferred],
  );
  const total = organisations.length;
  return (
    <>
      <search>
        <input
          type="search"
          dir="auto"
          aria-label="Search organisations"
          placeholder="Search by name or number"
          value={search}
          onChange={event => setSearch(event.target.value)}
          className={`${compactControl} w-full`}
        />
      </search>
      <p role="status" className="figures mt-3 text-xs text-muted">
        {isComplete
          ? shown.length === total
            ? `${formatCount(total)} ${total === 1 ? 'organisation' : 'organisations'}`
            : `${formatCount(shown.length)} of ${formatCount(total)} organisations match`
          : !failure && total > 0 && `${formatCount(total)} organisations loaded...`}
      </p>
      <section aria-label="Organisations" className="mt-2 overflow-hidden rounded-card border border-line bg-surface">
        {failure && !isComplete && (
          <EmptyState title="The organisations could not be loaded" text={failure.message}>
            <Button onClick={tryAgain}>Try Again</Button>
          </EmptyState>
        )}
        {!isComplete && !failure && (
          <div className="p-6">
            <Skeleton rows={6} className="h-12" />
          </div>
        )}
        {isComplete && shown.length === 0 && (
          <EmptyState title="No organisation matches" text="Use fewer letters, or enter the organisation’s number.">
            <Button onClick={() => setSearch('')}>Show All Organisations</Button>
          </EmptyState>
        )}
        {isComplete && shown.length > 0 && (
          <VirtualTable
            label="Organisations, newest first"
            rows={shown}
            idOf={idOf}
            heights={heights}
            columns={organisationColumns}
            head={organisationHead}
            view={deferred}
          >
            {organisation => <OrganisationRow organisation={organisation} />}
          </VirtualTable>
        )}
      </section>
    </>
  );
}

const counted = (of: number, noun: string, plural = `${noun}s`) => `${formatCount(of)} ${of === 1 ? noun : plural}`;

/** The header cells, laid out like those of the rows. */
const organisationHead = (
  <>
    <th className="font-medium">Organisation</th>
    <th className="font-medium">Plan and status</th>
  </>
);

const organisationColumns = 'grid-cols-[minmax(0,1fr)_auto]';

/** The cells of one organisation. */
function OrganisationRow({ organisation }: { organisation: ListedOrganisation }) {
  const { id, name, people, isActive, plan, systemCount, assessmentCount } = organisation;
  const use = [
    counted(people, 'person', 'people'),
    counted(systemCount, 'system'),
    counted(assessmentCount, 'assessment'),
    `number ${id}`,
  ].join(' · ');
  return (
    <>
      <th scope="row" className="min-w-0 text-left font-normal">
        <span className="block truncate font-medium" title={name}>
          {name}
        </span>
        <span className="figures block truncate text-muted" title={use}>
          {use}
        </span>
      </th>
      <td className="flex flex-wrap gap-1.5 @max-xl:col-span-2">
        <Tag>{capitalise(plan)}</Tag>
        <Tag>{isActive ? 'Active' : 'No active members'}</Tag>
      </td>
    </>
  );
}
