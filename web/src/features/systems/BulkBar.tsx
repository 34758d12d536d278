import { statusWords } from '@aicp/compliance/law/systemFacts/systemStatuses';
import { isolated } from '@aicp/contracts/isolated';
import { useMutation } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { evictRecord } from '../../client/systemCopies.ts';
import { graphql } from '../../gql/gql.ts';
import type { UpdateSystemsInput } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import type { Member } from '../../parts/people/personName.ts';
import { personName } from '../../parts/people/personName.ts';
import { Button } from '../../ui/Button.tsx';
import { compactControl } from '../../ui/compactControl.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';

const UpdateSystems = graphql(`
  mutation UpdateSystems($input: UpdateSystemsInput!) {
    updateSystems(input: $input) {
      id
      changed
      message
    }
  }
`);

type Props = {
  selected: readonly { id: string; name: string }[];
  members: readonly Member[];
  onClear: () => void;
  /** Called after a change was saved. */
  onChanged: () => void;
};

/** Sets an owner or a status for the selected systems, and reports the result for each. */
export function BulkBar({ selected, members, onClear, onChanged }: Props) {
  const refused = useRefusal('work');
  const [owner, setOwner] = useState('');
  const [status, setStatus] = useState('');
  const [said, setSaid] = useState('');
  const [left, setLeft] = useState<readonly string[]>([]);
  const [update, { loading, error }] = useMutation(UpdateSystems, { onError: () => {} });

  async function set(what: string, change: Omit<UpdateSystemsInput, 'ids'>) {
    setSaid('');
    setLeft([]);
    const { data } = await update({
      variables: { input: { ids: selected.map(({ id }) => id), ...change } },
      update: (cache, { data }) => {
        for (const { id, changed } of data?.updateSystems ?? []) if (changed) evictRecord(cache, id);
      },
    });
    if (!data) return;
    const outcomes = data.updateSystems;
    const changed = outcomes.filter(outcome => outcome.changed).length;
    const failed = outcomes.filter(({ message }) => message);
    setSaid(`${what} set: ${changed} changed, ${outcomes.length - changed - failed.length} unchanged.`);
    setLeft(
      failed.map(({ id, message }) => `${isolated(selected.find(system => system.id === id)?.name ?? id)}: ${message}`),
    );
    onChanged();
  }

  const isOff = selected.length === 0 || loading;
  return (
    <div className="mt-4">
      <fieldset
        aria-label="Change the selected systems"
        className="figures flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-4 py-3 text-sm"
      >
        <p role="status" className="min-w-24 font-medium">
          {selected.length === 0 ? 'None selected' : `${selected.length} selected`}
        </p>
        <div
          className={`flex min-w-0 flex-wrap gap-x-6 gap-y-3 ${selected.length === 0 ? 'invisible max-sm:hidden' : ''}`}
        >
          <Choice label="Owner of the selected systems" value={owner} onChange={setOwner} options={ownersFor(members)}>
            <Button
              size="small"
              refused={refused}
              disabled={isOff || owner === ''}
              onClick={() => set('Owner', { ownerId: owner === 'nobody' ? null : owner })}
            >
              Set Owner
            </Button>
          </Choice>
          <Choice label="Status of the selected systems" value={status} onChange={setStatus} options={STATUSES}>
            <Button
              size="small"
              refused={refused}
              disabled={isOff || status === ''}
              onClick={() => set('Status', { status: status === 'none' ? null : status })}
            >
              Set Status
            </Button>
          </Choice>
        </div>
        {selected.length > 0 && (
          <Button size="small" look="quiet" onClick={onClear}>
            Clear Selection
          </Button>
        )}
      </fieldset>
      <div aria-live="polite" className="mt-2 min-h-5 text-sm text-muted">
        {said}
        {left.map(line => (
          <p key={line} className="text-high">
            {line}
          </p>
        ))}
      </div>
      <FormFailure message={error && failureOf(error).message} />
    </div>
  );
}

type Option = readonly [value: string, words: string];

const STATUSES: readonly Option[] = [['', 'Choose a status'], ...statusWords, ['none', 'No status']];

const ownersFor = (members: readonly Member[]): Option[] => [
  ['', 'Choose an owner'],
  ...members.map((person): Option => {
    const name = personName(person);
    return [person.id, person.you ? `${isolated(name)} (you)` : name];
  }),
  ['nobody', 'Unassigned'],
];

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, value, options, onChange, children }: ChoiceProps) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${compactControl} max-w-44`}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}
