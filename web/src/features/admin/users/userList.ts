import type { ListedUser_UserFragment } from '../../../gql/graphql.ts';
import { joinUsers, type Users } from '../joinPages.ts';

export type ListedUser = ListedUser_UserFragment;

const nobody: Users<ListedUser> = { users: [], next: '0' };

/**
 * All accounts, outside Apollo's cache. Apollo would take noticeably long to normalise ten thousand and to reread them after each change.
 * Kept as long as the session.
 */
let known = nobody;
const listeners = new Set<() => void>();

function set(next: Users<ListedUser>) {
  known = next;
  for (const listener of listeners) listener();
}

export const userList = {
  now: () => known,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  join: (after: string, page: Users<ListedUser>) => set(joinUsers(known, after, page)),
  /** Stores the account in an action's response. */
  put: (user: ListedUser) =>
    set({ ...known, users: known.users.map(listed => (listed.id === user.id ? user : listed)) }),
  remove: (id: string) => set({ ...known, users: known.users.filter(listed => listed.id !== id) }),
  async forget() {
    set(nobody);
  },
};
