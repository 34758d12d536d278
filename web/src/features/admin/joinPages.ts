type Listed = { id: string };

/** Accounts in ascending order of id, and the cursor behind which there are more; null behind the last. */
export type Users<User> = { users: readonly User[]; next: string | null };

/**
 * Takes a page of accounts into what is known of all: it replaces those known in its range of ids, so that a page
 * fetched again adds new accounts and drops deleted ones.
 */
export function joinUsers<User extends Listed>(known: Users<User>, after: string, page: Users<User>): Users<User> {
  const [begin, end] = [Number(after), Number(page.next ?? Number.POSITIVE_INFINITY)];
  const before = known.users.filter(({ id }) => Number(id) <= begin);
  const behind = known.users.filter(({ id }) => Number(id) > end);
  return {
    users: [...before, ...page.users, ...behind],
    // Loading goes on behind the last account that is known.
    next: behind.length > 0 ? known.next : page.next,
  };
}

/** Entries of the log, the newest first, and the cursor of the next page; null behind the last. */
export type Entries<Entry> = { activities: readonly Entry[]; next: string | null };

/**
 * Takes the first page of the log, asked for again, into what is known: what is new comes first. The list starts over
 * where the two do not meet, because something between them is missing.
 */
export function joinNewest<Entry extends Listed>(known: Entries<Entry>, page: Entries<Entry>): Entries<Entry> {
  const ids = new Set(page.activities.map(({ id }) => id));
  const rest = known.activities.filter(({ id }) => !ids.has(id));
  const meets = rest.length < known.activities.length;
  return meets ? { activities: [...page.activities, ...rest], next: known.next } : page;
}
