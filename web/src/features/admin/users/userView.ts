/** Which accounts the list can be narrowed to. */
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
/** By what the list is in order, and whether the greatest comes first. */
export type UserOrder = { by: UserColumn; descending: boolean };

const byText = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });
const orders = {
  username: (a: Sorted, b: Sorted) => byText.compare(a.username, b.username),
  assessments: (a: Sorted, b: Sorted) => a.assessmentCount - b.assessmentCount,
  registered: (a: Sorted, b: Sorted) => a.createdAt.localeCompare(b.createdAt),
  // Those who never did come before everyone.
  lastLogin: (a: Sorted, b: Sorted) => (a.lastLogin ?? '').localeCompare(b.lastLogin ?? ''),
};

/** The same accounts in another order; among equals the newest first, as they come. */
export function usersInOrder<User extends Sorted>(
  users: readonly User[],
  order: UserOrder | undefined,
): readonly User[] {
  if (!order) return users;
  const compare = orders[order.by];
  return users.toSorted(order.descending ? (a, b) => compare(b, a) : compare);
}

/** What an account is found by, made once for each: ten thousand are searched with every key that is pressed. */
const texts = new WeakMap<Listed, string>();

function textOf(user: Listed): string {
  const known = texts.get(user);
  if (known !== undefined) return known;
  const text = `${user.username}\n${user.email}\n${user.companyName ?? ''}`.toLowerCase();
  texts.set(user, text);
  return text;
}

/** The accounts that a filter and a search show, the newest first; they come in ascending order of id. Every word has to occur somewhere. */
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
