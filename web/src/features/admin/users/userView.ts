/** The filters of the account list. */
export const userFilters = {
  all: 'All users',
  verified: 'Verified',
  unverified: 'Unverified',
  active: 'Active',
  suspended: 'Suspended',
} as const;
export type UserFilter = keyof typeof userFilters;

type Listed = {
  username: string;
  email: string;
  companyName?: string | null;
  status: string;
  isEmailVerified: boolean;
};

const passes: Record<UserFilter, (user: Listed) => boolean> = {
  all: () => true,
  verified: ({ isEmailVerified }) => isEmailVerified,
  unverified: ({ isEmailVerified }) => !isEmailVerified,
  active: ({ status }) => status === 'active',
  suspended: ({ status }) => status === 'suspended',
};

type Sorted = { username: string; assessmentCount: number; createdAt: string; lastLogin?: string | null };
export type UserColumn = keyof typeof orders;
/** The sort column of the list, and whether the greatest value comes first. */
export type UserOrder = { by: UserColumn; descending: boolean };

const byText = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });
const orders = {
  username: (a: Sorted, b: Sorted) => byText.compare(a.username, b.username),
  assessments: (a: Sorted, b: Sorted) => a.assessmentCount - b.assessmentCount,
  registered: (a: Sorted, b: Sorted) => a.createdAt.localeCompare(b.createdAt),
  // Users who never signed in sort before all others.
  lastLogin: (a: Sorted, b: Sorted) => (a.lastLogin ?? '').localeCompare(b.lastLogin ?? ''),
};

/** The accounts in the given order; among equals the newest comes first, as in the input. */
export function usersInOrder<User extends Sorted>(
  users: readonly User[],
  order: UserOrder | undefined,
): readonly User[] {
  if (!order) return users;
  const compare = orders[order.by];
  return users.toSorted(order.descending ? (a, b) => compare(b, a) : compare);
}

/** The searchable text of an account, built once for each, because every key press searches ten thousand. */
const texts = new WeakMap<Listed, string>();

function textOf(user: Listed): string {
  const known = texts.get(user);
  if (known !== undefined) return known;
  const text = `${user.username}\n${user.email}\n${user.companyName ?? ''}`.toLowerCase();
  texts.set(user, text);
  return text;
}

/**
 * The accounts that match a filter and a search, newest first. The input is in ascending order of id. Every word must occur in the
 * account's text.
 */
export function usersInView<User extends Listed>(users: readonly User[], filter: UserFilter, search: string): User[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const pass = passes[filter];
  return users
    .filter(user => {
      if (!pass(user)) return false;
      const text = textOf(user);
      return words.every(word => text.includes(word));
    })
    .reverse();
}
