import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { kindWords } from '../../parts/evidence/kindWords.ts';
import { compactControl } from '../../ui/compactControl.ts';
import type { View } from './libraryView.ts';

const Systems = graphql(`
  query SystemsWithEvidence {
    systemRegister(sort: name, first: 200) {
      systems {
        id
        name
        jurisdiction
      }
    }
  }
`);

type Props = { view: View; onView: (change: Partial<View>) => void };

export function LibraryToolbar({ view, onView }: Props) {
  const { data } = useQuery(Systems);
  const systems = data?.systemRegister.systems ?? [];
  const isListed = !view.system || systems.some(({ id }) => id === view.system);
  return (
    <search className="mt-6 grid grid-cols-1 gap-2 sm:grid-cols-3 lg:grid-flow-col lg:grid-cols-[1fr]">
      <input
        type="search"
        dir="auto"
        aria-label="Search the evidence library"
        placeholder="Search by title, file name or note"
        maxLength={200}
        value={view.search}
        onChange={({ target }) => onView({ search: target.value })}
        className={`${compactControl} sm:col-span-3 lg:col-span-1`}
      />
      <select
        aria-label="Kind"
        value={view.kind}
        onChange={({ target }) => onView({ kind: target.value })}
        className={compactControl}
      >
        <option value="">All kinds</option>
        {kindWords.map(([kind, word]) => (
          <option key={kind} value={kind}>
            {word}
          </option>
        ))}
      </select>
      <select
        aria-label="AI system"
        value={view.system}
        onChange={({ target }) => onView({ system: target.value })}
        className={`${compactControl} max-w-full`}
      >
        <option value="">All systems</option>
        {!isListed && <option value={view.system}>AI system {view.system}</option>}
        {systems.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Status"
        value={view.state}
        onChange={({ target }) => onView({ state: target.value })}
        className={compactControl}
      >
        <option value="">All statuses</option>
        <option value="unlinked">Not linked</option>
        <option value="expiring">Expires within 90 days</option>
        <option value="expired">Expired</option>
      </select>
    </search>
  );
}
