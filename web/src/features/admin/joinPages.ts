type Listed = { id: string };

/** Accounts in ascending order of id, and the cursor of the next page; null after the last. */
export type Users<User> = { users: readonly User[]; next: string | null };

/**
 * Merges a page of accounts into the known ones. It replaces those known in its range of ids, so a refetched page adds new accounts and
 * drops deleted ones.
 */
export function joinUsers<User extends Listed>(known: Users<User>, after: string, page: Users<User>): Users<User> {
  const [begin, end] = [Number(after), Number(page.next ?? Number.POSITIVE_INFINITY)];
  const before = known.users.filter(({ id }) => Number(id) <= begin);
  const behind = known.users.filter(({ id }) => Number(id) > end);
  return {
    users: [...before, ...page.users, ...behind],
    // Loading continues after the last known account.
    next: behind.length > 0 ? known.next : page.next,
  };
}

/** Log entries, newest first, and the cursor of the next page; null after the last. */
export type Entries<Entry> = { activities: readonly Entry[]; next: string | null };

/**
 * Merges the refetched first page of the log into the known entries; new entries come first. If the two do not overlap, entries between
 * them are missing and the list starts again.
 */
export function joinNewest<Entry extends Listed>(known: Entries<Entry>, page: Entries<Entry>): Entries<Entry> {
  const ids = new Set(page.activities.map(({ id }) => id));
  const rest = known.activities.filter(({ id }) => !ids.has(id));
  const meets = rest.length < known.activities.length;
  return meets ? { activities: [...page.activities, ...rest], next: known.next } : page;
}
