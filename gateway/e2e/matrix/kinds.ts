import { may, RIGHTS, type Right, type Role } from '@aicp/contracts/rights/rights';
import type { CallerName } from './callers.ts';
import type { Things, UsedUp } from './things.ts';

/**
 * The outcome of a call. `allowed` only means that no one was turned away: the input may still be refused. `none` is the response for
 * someone else's thing, the same as for a missing one.
 */
export type Outcome = 'allowed' | 'signIn' | 'forbidden' | 'none';

/** The input: variables of an operation, or parameters and body of a REST call. */
export type Input = Record<string, unknown>;

export type Row = {
  /** The right that the call needs in the caller's current organisation, or null. Never read from the table that enforces it. */
  right: Right | null;
  /** The expected outcome for each caller. */
  expected(caller: CallerName, writes: boolean): Outcome;
  input(things: Things): Input;
  /** The item that a call uses up; every caller gets another. */
  uses?: UsedUp;
  /** Whether a mutation or POST changes nothing, so that read-only tokens may call it. */
  reads?: boolean;
  /** Shows administrators whose account it is, and none of its content. */
  names?: boolean;
  /** Callable by recipients of any opened link, or of these kinds. Everything else is refused to them, public or not. */
  forLinks?: true | readonly CallerName[];
  /** Not refused to provisioning tokens: routes for directories, and routes that check no caller. */
  forDirectories?: boolean;
  /** Ends sessions or memberships; the callers sign in and join again afterwards. */
  endsCallers?: boolean;
};

type Make = Row['input'];
type Options = Pick<Row, 'uses' | 'reads' | 'endsCallers' | 'names' | 'forLinks' | 'forDirectories'>;

/** Everyone's role in their current organisation, which is the owner's only for `insiders`. */
const ROLES: Record<Exclude<CallerName, 'guest' | 'suspended' | 'directory' | LinkCaller>, Role> = {
  owner: 'owner',
  readToken: 'owner',
  writeToken: 'owner',
  manager: 'manager',
  contributor: 'contributor',
  approver: 'approver',
  reader: 'reader',
  other: 'owner',
  otherMember: 'contributor',
  formerMember: 'owner',
  invited: 'owner',
  admin: 'owner',
};
const insiders: readonly CallerName[] = [
  'owner',
  'readToken',
  'writeToken',
  'manager',
  'contributor',
  'approver',
  'reader',
];
export const isInside = (caller: CallerName) => insiders.includes(caller);
const isToken = (caller: CallerName) => caller === 'readToken' || caller === 'writeToken';
const nothing: Make = () => ({});

const LINK_CALLERS = ['link', 'room', 'requestLink'] as const;
type LinkCaller = (typeof LINK_CALLERS)[number];
/** Whether a caller has only a link that they have opened. */
export const isLinkCaller = (caller: CallerName): caller is LinkCaller => LINK_CALLERS.some(each => each === caller);

/** Whether a caller has no session left, or never had one. */
function isNobody(caller: CallerName): caller is 'guest' | 'suspended' | 'directory' | LinkCaller {
  return caller === 'guest' || caller === 'suspended' || caller === 'directory' || isLinkCaller(caller);
}

/** The response to a caller before the subject of the call is checked; null: none. */
function turnedAway(caller: CallerName, writes: boolean, right: Right | null): Outcome | null {
  if (isNobody(caller)) return 'signIn';
  if (writes && caller === 'readToken') return 'forbidden';
  if (!right) return null;
  const { resource } = RIGHTS[right];
  if (isToken(caller) && resource === null) return 'forbidden';
  return may(ROLES[caller], right) ? null : 'forbidden';
}

/** The expected outcome of a row for a caller. Recipients of links, and directories, are refused unless the row names them. */
export function outcomeFor(row: Row, caller: CallerName, writes: boolean): Outcome {
  const admitted: readonly CallerName[] = row.forLinks === true ? LINK_CALLERS : (row.forLinks ?? []);
  if (isLinkCaller(caller) && !admitted.includes(caller)) return 'forbidden';
  if (caller === 'directory' && !row.forDirectories) return 'signIn';
  return row.expected(caller, writes && !row.reads);
}

/** Rows of one kind, each with the right it needs and the outcome for callers who have it. */
const kind =
  (outcome: (caller: CallerName) => Outcome) =>
  (right: Right | null, input = nothing, options: Options = {}): Row => ({
    right,
    input,
    ...options,
    expected: (caller, writes) => turnedAway(caller, writes, right) ?? outcome(caller),
  });

/** Every signed-in caller, about their own or their organisation's. */
export const mine = kind(() => 'allowed');

/** An item of the owner's organisation. For all other callers, including administrators, it does not exist. */
export const own = kind(caller => (isInside(caller) ? 'allowed' : 'none'));

/** A thing of the owner's for which others need to be owner or manager. */
export const ofOthers = kind(caller =>
  caller === 'contributor' ? 'forbidden' : isInside(caller) ? 'allowed' : 'none',
);

/** About the account itself, or for people: no tokens. */
export const personal = kind(caller => (isToken(caller) ? 'forbidden' : 'allowed'));

/** Done by people only, with a thing of the owner's organisation. */
export const inPerson = kind(caller => (isToken(caller) ? 'forbidden' : isInside(caller) ? 'allowed' : 'none'));

/** For people only, on an item that no caller has. */
export const personalNone = kind(caller => (isToken(caller) ? 'forbidden' : 'none'));

/** An item that no caller has. */
export const absent = kind(() => 'none');

/** Included in the Enterprise plan, which only the owner's organisation has. */
export const enterprise = kind(caller => (isInside(caller) ? 'allowed' : 'forbidden'));

const owners = kind(caller => (isToken(caller) ? 'forbidden' : caller === 'owner' ? 'allowed' : 'none'));
/** Account settings for an item that belongs to the owner only. */
export const personallyOwn = (input: Make, options?: Options) => owners(null, input, options);

const invited = kind(caller => (caller === 'invited' ? 'allowed' : 'forbidden'));
/** Invited users, in person. */
export const byInvitation = (input: Make, options?: Options) => invited(null, input, options);

const administrators = kind(caller => (caller === 'admin' ? 'allowed' : 'forbidden'));
/** For administrators with a session. */
export const admins = (input?: Make, options?: Options) => administrators(null, input, options);

/** For administrators, about a missing thing. */
export const adminsNone = (input: Make) => kind(caller => (caller === 'admin' ? 'none' : 'forbidden'))(null, input);

/** For owners and managers, and tokens for the organisation: never for a reading one. */
const managed = () => kind(caller => (caller === 'readToken' ? 'forbidden' : 'allowed'))('manage');

/** For owners only, and their tokens. */
export const ownersRead = (input = nothing): Row => ({
  right: 'own',
  input,
  expected(caller) {
    if (isNobody(caller)) return 'signIn';
    return may(ROLES[caller], 'own') ? 'allowed' : 'forbidden';
  },
});

/** For all callers, signed in or not. */
export const open = (input = nothing, options: Options = {}): Row => ({
  right: null,
  input,
  ...options,
  expected: (caller, writes) => (writes && caller === 'readToken' ? 'forbidden' : 'allowed'),
});

/** Open to all callers; the answer is NOT_FOUND. */
export const unknown = (input: Make): Row => ({ right: null, input, expected: () => 'none' });

/** A secret that belongs to no link. */
export const noLink = (): Row => ({
  right: null,
  input: () => ({ secret: 'made-up', input: { secret: 'made-up' } }),
  expected: (caller, writes) => (writes && caller === 'readToken' ? 'forbidden' : 'none'),
});

/** Holders of an opened link of one of these kinds, and no one else. */
export const byLink = (
  input = nothing,
  kinds: readonly CallerName[] = ['link', 'room'],
  outcome: Outcome = 'allowed',
): Row => ({
  right: null,
  input,
  forLinks: kinds,
  expected: caller => (kinds.includes(caller) ? outcome : 'forbidden'),
});

/** Only for the directory of the owner's organisation; other tokens and sessions do not count. */
export const provisioning = (input = nothing, outcome: Outcome = 'allowed'): Row => ({
  right: null,
  input,
  forDirectories: true,
  forLinks: true,
  expected: caller => (caller === 'directory' ? outcome : 'signIn'),
});

/** The organisation's log: as for managers, and also for approvers, from whom its owner can hide it. */
export const logged = (): Row => {
  const row = managed();
  return { ...row, expected: (caller, writes) => (caller === 'approver' ? 'allowed' : row.expected(caller, writes)) };
};
