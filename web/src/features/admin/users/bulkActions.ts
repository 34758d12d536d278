import { isolated } from '@aicp/contracts/isolated';
import { MAX_USERS_AT_ONCE } from '@aicp/contracts/limits';
import type { UserChange } from '../../../gql/graphql.ts';
import { actionsFor } from './userActions.ts';

type User = { id: string; username: string; status: string; isEmailVerified: boolean };

/** A bulk change, with the texts of its button and messages. */
type Words = { label: string; doing: string; done: string; none: string; others: string; text: string };

/** Deleting is not included: it cannot be undone, and is confirmed for each account. */
export const bulkChanges = {
  suspend: {
    label: 'Suspend',
    doing: 'Suspending...',
    done: 'suspended',
    none: 'None of the selected users is active.',
    others: 'not active',
    text: 'Their sessions and API tokens stop working immediately.',
  },
  activate: {
    label: 'Activate',
    doing: 'Activating...',
    done: 'activated',
    none: 'All selected users are active already.',
    others: 'active already',
    text: 'They can sign in again.',
  },
  verify: {
    label: 'Verify',
    doing: 'Verifying...',
    done: 'verified',
    none: 'The email addresses of all selected users are verified already.',
    others: 'verified already',
    text: 'Their email addresses are marked as verified, although no one has followed the link.',
  },
} satisfies Record<UserChange, Words>;

/** The selected users whom a change would affect. The row of a verified user offers Verify, which has no effect on them. */
export const changeable = <U extends User>(change: UserChange, selected: readonly U[], ownId: string | undefined) =>
  selected.filter(
    user =>
      !(change === 'verify' && user.isEmailVerified) &&
      actionsFor(user, ownId).some(({ action, refused }) => action === change && !refused),
  );

/** The reason why a button cannot act on the selection; undefined if it can. */
export function disabledReasonOf(change: UserChange, selected: readonly User[], ownId: string | undefined) {
  if (selected.length === 0) return 'Select users in the list first.';
  if (selected.length > MAX_USERS_AT_ONCE) return `Select at most ${MAX_USERS_AT_ONCE} users at once.`;
  return changeable(change, selected, ownId).length === 0 ? bulkChanges[change].none : undefined;
}

export const countOfUsers = (count: number) => (count === 1 ? '1 user' : `${count} users`);

/** The first few names, and the number of others. */
export function namesOf(users: readonly { username: string }[]): string {
  const [names, more] = [users.slice(0, 5).map(({ username }) => username), users.length - 5];
  return new Intl.ListFormat('en-GB').format(more > 0 ? [...names, `${more} more`] : names);
}

type Outcome = { id: string; message?: string | null };

/** The result of a change: how many were changed, and who was not, with the reason. */
export function bulkResultMessage(change: UserChange, outcomes: readonly Outcome[], users: readonly User[]) {
  const { done } = bulkChanges[change];
  const refused = outcomes.filter(({ message }) => message);
  const reasons = refused.map(({ id, message }) => {
    const name = users.find(user => user.id === id)?.username ?? id;
    return `${isolated(name)} (${message?.replace(/\.$/, '')})`;
  });
  return {
    done: `${countOfUsers(outcomes.length - refused.length)} ${done}.`,
    refused:
      refused.length > 0
        ? `${refused.length} of ${outcomes.length} ${refused.length === 1 ? 'was' : 'were'} not ${done}: ${reasons.join(', ')}.`
        : '',
  };
}
