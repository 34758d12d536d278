import { MAX_ACTIONS_AT_ONCE, MAX_NOTE_LENGTH } from '@aicp/contracts/limits';
import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import type { Member } from '../../parts/people/personName.ts';
import { personName } from '../../parts/people/personName.ts';
import { Button } from '../../ui/Button.tsx';
import { compactControl } from '../../ui/compactControl.ts';
import { DayField } from '../../ui/DayField.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast } from '../../ui/toast.ts';
import { actionsQuery } from './actionsQuery.ts';

const Update = graphql(`
  mutation UpdateActions($input: UpdateActionsInput!) {
    updateActions(input: $input) {
      id
    }
  }
`);

type Props = {
  ids: readonly string[];
  /** The earliest legal date of the selected actions that have one. */
  lawDue: string | undefined;
  members: readonly Member[];
  onClear: () => void;
};

/** Sets owner and due date of the selected actions, all together or not at all. */
export function ActionsBar({ ids, lawDue, members, onClear }: Props) {
  const [owner, setOwner] = useState('');
  const [due, setDue] = useState('');
  const [reason, setReason] = useState('');
  const [update, { loading, error }] = useMutation(Update, { refetchQueries: [actionsQuery], onError: () => {} });
  const isLater = due !== '' && lawDue !== undefined && due > lawDue;
  const isTooMany = ids.length > MAX_ACTIONS_AT_ONCE;

  async function save(event: FormEvent) {
    event.preventDefault();
    const { data } = await update({
      // Details that were loaded before are requested again.
      update: cache => cache.evict({ fieldName: 'action' }),
      variables: {
        input: {
          ids: [...ids],
          ...(owner && { owner: owner === 'nobody' ? null : owner }),
          ...(due && { due }),
          ...(isLater && { dueReason: reason }),
        },
      },
    });
    if (!data) return;
    toast({ title: ids.length === 1 ? '1 action saved' : `${ids.length} actions saved` });
    onClear();
  }

  return (
    <form
      aria-label="Change the selected actions"
      onSubmit={save}
      className="sticky top-14 z-10 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-edge bg-surface px-4 py-2.5 text-sm sm:px-5"
    >
      <p role="status" className="figures font-semibold">
        {ids.length} selected
      </p>
      <select
        aria-label="Owner of the selected actions"
        value={owner}
        onChange={({ target }) => setOwner(target.value)}
        className={`${compactControl} max-w-44`}
      >
        <option value="">Owner unchanged</option>
        <option value="nobody">Unassigned</option>
        {members.map(person => (
          <option key={person.id} value={person.id}>
            {personName(person)}
          </option>
        ))}
      </select>
      <DayField label="Due" value={due} onChange={setDue} />
      {isLater && (
        <input
          required
          dir="auto"
          aria-label="Reason for a date later than the legal date"
          placeholder="Why later than the legal date?"
          maxLength={MAX_NOTE_LENGTH}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          className={`${compactControl} min-w-56 flex-1`}
        />
      )}
      <Button
        type="submit"
        size="small"
        look="primary"
        disabled={loading || isTooMany || (!owner && !due) || (isLater && !reason.trim())}
      >
        {loading ? 'Saving...' : 'Save'}
      </Button>
      <Button size="small" look="quiet" onClick={onClear}>
        Clear Selection
      </Button>
      {isTooMany && <p className="basis-full text-high">At most {MAX_ACTIONS_AT_ONCE} actions at a time.</p>}
      {isLater && (
        <p className="basis-full text-xs text-muted">
          If the legal date is earlier, it applies until another member agrees.
        </p>
      )}
      <FormFailure message={error && failureOf(error).message} />
    </form>
  );
}
