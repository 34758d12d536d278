import { MAX_USERS_AT_ONCE } from '@aicp/contracts/limits';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { readFragment } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { UserChange } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { adminStatsQuery } from '../overview/adminStatsQuery.ts';
import { bulkChanges, bulkResultMessage, changeable, countOfUsers, disabledReasonOf, namesOf } from './bulkActions.ts';
import { type ListedUser, userList } from './userList.ts';
import { listedUser } from './useUsers.ts';

const UpdateUsers = graphql(`
  mutation UpdateUsers($input: UpdateUsersInput!) {
    updateUsers(input: $input) {
      id
      message
      user {
        id
        adminUser {
          id
          ...ListedUser_user
        }
      }
    }
  }
`);

type Props = {
  /** The listed accounts without the administrator's own, and the selected ones among them. */
  selectable: readonly ListedUser[];
  selected: readonly ListedUser[];
  ownId: string | undefined;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
};

/** Suspends, activates or verifies the selected accounts after one confirmation, and reports the result. */
export function UserBulkBar({ selectable, selected, ownId, onSelect }: Props) {
  const client = useApolloClient();
  const [asked, setAsked] = useState<UserChange>();
  const [loading, setLoading] = useState(false);
  const [said, setSaid] = useState({ done: '', refused: '' });
  const [failure, setFailure] = useState('');

  async function change(change: UserChange, users: readonly ListedUser[]) {
    setLoading(true);
    setFailure('');
    setSaid({ done: '', refused: '' });
    try {
      const { data, error } = await client.mutate({
        mutation: UpdateUsers,
        variables: { input: { ids: users.map(({ id }) => id), change } },
        refetchQueries: [adminStatsQuery],
        fetchPolicy: 'no-cache',
        // An account that the list does not show yet is changed as well.
        errorPolicy: 'all',
      });
      if (!data?.updateUsers) throw error;
      for (const { user } of data.updateUsers) if (user) userList.put(readFragment(listedUser, user.adminUser));
      onSelect(
        data.updateUsers.flatMap(({ id, message }) => (message ? [] : id)),
        false,
      );
      setSaid(bulkResultMessage(change, data.updateUsers, users));
    } catch (error) {
      const { code, message } = failureOf(error);
      setFailure(code === 'OFFLINE' ? 'Failed to update users' : message);
    }
    setLoading(false);
    setAsked(undefined);
  }

  const changes = Object.keys(bulkChanges) as UserChange[];
  return (
    <div className="mt-3">
      <fieldset
        aria-label="Change the selected users"
        className="figures flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-4 py-3 text-sm sm:px-6"
      >
        <SelectAll selectable={selectable} selected={selected} onSelect={onSelect} />
        <p role="status" className="min-w-24 font-medium">
          {selected.length === 0 ? 'None selected' : `${selected.length} selected`}
        </p>
        <div className="flex flex-wrap gap-2">
          {changes.map(change => (
            <Button
              key={change}
              size="small"
              refused={disabledReasonOf(change, selected, ownId)}
              onClick={() => setAsked(change)}
            >
              {bulkChanges[change].label}
            </Button>
          ))}
        </div>
        {selected.length > 0 && (
          <Button
            size="small"
            look="quiet"
            onClick={() =>
              onSelect(
                selected.map(({ id }) => id),
                false,
              )
            }
          >
            Clear Selection
          </Button>
        )}
      </fieldset>
      <div aria-live="polite" className="text-sm text-muted">
        {said.done && <p className="mt-2">{said.done}</p>}
        {said.refused && <p className="mt-1 wrap-anywhere text-high">{said.refused}</p>}
      </div>
      {failure && (
        <div className="mt-2">
          <FormFailure message={failure} />
        </div>
      )}
      {asked && (
        <Question
          change={asked}
          users={changeable(asked, selected, ownId)}
          selected={selected.length}
          loading={loading}
          onConfirm={users => change(asked, users)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

type QuestionProps = {
  change: UserChange;
  users: readonly ListedUser[];
  selected: number;
  loading: boolean;
  onConfirm: (users: readonly ListedUser[]) => void;
  onClose: () => void;
};

function Question({ change, users, selected, loading, onConfirm, onClose }: QuestionProps) {
  const { label, doing, others, text } = bulkChanges[change];
  const left = selected - users.length;
  return (
    <ConfirmDialog
      title={`${label} ${countOfUsers(users.length)}?`}
      name={namesOf(users)}
      text={`${text}${left > 0 ? ` ${left} of the ${selected} selected ${left === 1 ? 'is' : 'are'} ${others} and will not be changed.` : ''}`}
      action={`${label} ${users.length === 1 ? '1 User' : `${users.length} Users`}`}
      doing={doing}
      loading={loading}
      look={change === 'suspend' ? 'danger' : 'primary'}
      onConfirm={() => onConfirm(users)}
      onClose={onClose}
    />
  );
}

/** Selects all, or the first accounts if the list is longer than one bulk change allows. */
function SelectAll({ selectable, selected, onSelect }: Pick<Props, 'selectable' | 'selected' | 'onSelect'>) {
  const box = useRef<HTMLInputElement>(null);
  const page = selectable.slice(0, MAX_USERS_AT_ONCE);
  const chosen = new Set(selected);
  const count = page.filter(user => chosen.has(user)).length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected.length > 0 && count < page.length;
  }, [selected.length, count, page.length]);
  return (
    <label className="flex min-h-6 items-center gap-3">
      <input
        ref={box}
        type="checkbox"
        checked={page.length > 0 && count === page.length}
        disabled={page.length === 0}
        onChange={({ target }) =>
          onSelect(
            page.map(({ id }) => id),
            target.checked,
          )
        }
        className="size-4.5"
      />
      {selectable.length > page.length ? `Select the first ${MAX_USERS_AT_ONCE}` : 'Select all'}
    </label>
  );
}
