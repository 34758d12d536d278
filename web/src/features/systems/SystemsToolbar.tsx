import { statusWords } from '@aicp/compliance/law/systemFacts/systemStatuses';
import type { Jurisdiction, RegisterSort } from '../../gql/graphql.ts';
import type { Member } from '../../parts/people/personName.ts';
import { personName } from '../../parts/people/personName.ts';
import { compactControl } from '../../ui/compactControl.ts';
import { sorts, type View } from './systemsView.ts';

type Props = {
  view: View;
  members: readonly Member[];
  onView: (change: Partial<View>) => void;
};

/** Search, filter and sort for the list of all systems. */
export function SystemsToolbar({ view, members, onView }: Props) {
  return (
    <search className="mt-6 grid grid-cols-2 gap-2 xl:grid-flow-col xl:grid-cols-[1fr]">
      <input
        type="search"
        dir="auto"
        aria-label="Search systems"
        placeholder="Search by name, reference, department or provider"
        maxLength={200}
        value={view.search}
        onChange={({ target }) => onView({ search: target.value })}
        className={`${compactControl} col-span-2 xl:col-span-1`}
      />
      <select
        aria-label="Law"
        value={view.law}
        onChange={({ target }) => onView({ law: target.value as Jurisdiction | '' })}
        className={compactControl}
      >
        <option value="">EU and UK</option>
        <option value="EU">EU</option>
        <option value="UK">UK</option>
      </select>
      <select
        aria-label="Status"
        value={view.status}
        onChange={({ target }) => onView({ status: target.value })}
        className={compactControl}
      >
        <option value="">All statuses</option>
        {statusWords.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
        <option value="none">No status</option>
      </select>
      <select
        aria-label="In use or archived"
        value={view.archived}
        onChange={({ target }) => onView({ archived: target.value as View['archived'] })}
        className={compactControl}
      >
        <option value="">In use</option>
        <option value="1">Archived</option>
      </select>
      <select
        aria-label="Owner"
        value={view.owner}
        onChange={({ target }) => onView({ owner: target.value })}
        className={compactControl}
      >
        <option value="">All owners</option>
        <option value="me">Me</option>
        <option value="nobody">Unassigned</option>
        {members
          .filter(({ you }) => !you)
          .map(person => (
            <option key={person.id} value={person.id}>
              {personName(person)}
            </option>
          ))}
      </select>
      <select
        aria-label="Sort by"
        value={view.sort}
        onChange={({ target }) => onView({ sort: target.value as RegisterSort, reversed: false })}
        className={compactControl}
      >
        {Object.entries(sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </search>
  );
}
