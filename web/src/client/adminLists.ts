import type { FieldPolicy, Reference } from '@apollo/client';

type Users = { users: readonly Reference[]; next: string | null };
type Activities = { activities: readonly Reference[]; next: string | null };

/**
 * Every account by rising id, however it was fetched: a page takes the place of what was known of its range of ids, so
 * that a page fetched again adds who is new and drops who is gone.
 */
export const adminUsers: FieldPolicy<Users> = {
  keyArgs: false,
  merge(known, page, { args, readField }) {
    const id = (user: Reference) => Number(readField('id', user));
    const [after, last] = [Number(args?.after ?? 0), Number(page.next ?? Number.POSITIVE_INFINITY)];
    const before = known?.users.filter(user => id(user) <= after) ?? [];
    const behind = known?.users.filter(user => id(user) > last) ?? [];
    return {
      ...page,
      users: [...before, ...page.users, ...behind],
      // Where loading goes on: behind the last account that is known.
      next: behind.length > 0 ? (known?.next ?? null) : page.next,
    };
  },
};

/**
 * The log, the newest first. What is asked for after a cursor continues it; the first page asked for again brings what
 * is new, and begins the list anew where something between is missing.
 */
export const activities: FieldPolicy<Activities> = {
  keyArgs: ['filter'],
  merge(known, page, { args, readField }) {
    if (!known) return page;
    if (args?.after) return { ...page, activities: [...known.activities, ...page.activities] };
    const ids = new Set(page.activities.map(activity => readField('id', activity)));
    const rest = known.activities.filter(activity => !ids.has(readField('id', activity)));
    const meets = rest.length < known.activities.length;
    return meets ? { ...page, activities: [...page.activities, ...rest], next: known.next } : page;
  },
};
