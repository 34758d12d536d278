import { may, RIGHTS, type Right, type Role } from '@aicp/contracts/rights';
import type { CallerName } from './callers.ts';
import type { Things, UsedUp } from './things.ts';

/**
 * What may come of a call. `allowed` says only that nobody was turned away: the input may still be refused for what it
 * says. `none` is the answer for somebody else's thing, which is that of a thing that does not exist.
 */
export type Outcome = 'allowed' | 'signIn' | 'forbidden' | 'none';

/** What is asked, variables of an operation, or parameters and body of a REST call. */
type Input = Record<string, unknown>;

export type Row = {
  /** What each caller gets. `right`: what the call needs in the organisation that one works in. */
  expected(caller: CallerName, writes: boolean, right: Right | null): Outcome;
  input(things: Things): Input;
  /** What a REST route or a query needs in the organisation; that of a mutation stands in its own table (operationRights.ts). */
  right?: Right;
  /** Uses this up: every caller gets another. */
  uses?: UsedUp;
  /** Changes nothing, though it is a mutation or a POST: tokens that may only read may do it too. */
  reads?: boolean;
  /** Shows administrators whose account it is, and nothing of what the account holds. */
  names?: boolean;
  /** What those may call who have opened a link, all of them or these; they are refused everything else, public or not. */
  forLinks?: true | readonly CallerName[];
  /** A provisioning token does not keep anybody from it: what is for directories, and what looks at nobody. */
  forDirectories?: boolean;
  /** Ends sessions, memberships or the organisation: the next row needs new callers. */
  endsCallers?: boolean;
};

type Make = Row['input'];
type Options = Pick<Row, 'right' | 'uses' | 'reads' | 'endsCallers' | 'names' | 'forLinks' | 'forDirectories'>;

/** What everybody is in the organisation that they work in, which is the owner's for those of `insiders` only. */
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

export const LINK_CALLERS = ['link', 'room', 'requestLink'] as const;
type LinkCaller = (typeof LINK_CALLERS)[number];
/** Whether somebody's only means is a link that they have opened. */
export const isByLink = (caller: CallerName): caller is LinkCaller => LINK_CALLERS.some(each => each === caller);

/** None of their sessions is left, or they never had one. */
function isNobody(caller: CallerName): caller is 'guest' | 'suspended' | 'directory' | LinkCaller {
  return caller === 'guest' || caller === 'suspended' || caller === 'directory' || isByLink(caller);
}

/** What a caller is told before it is looked at what the call is about; null: nothing. */
function turnedAway(caller: CallerName, writes: boolean, right: Right | null): Outcome | null {
  if (isNobody(caller)) return 'signIn';
  if (writes && caller === 'readToken') return 'forbidden';
  if (!right) return null;
  const { resource } = RIGHTS[right];
  if (isToken(caller) && resource === null) return 'forbidden';
  return may(ROLES[caller], right) ? null : 'forbidden';
}

/** Anybody, signed in or not. */
export const open = (input = nothing, options: Options = {}): Row => ({
  input,
  ...options,
  expected: (caller, writes) => (writes && caller === 'readToken' ? 'forbidden' : 'allowed'),
});

/** Everybody who is signed in, about what is their own or their organisation's. */
export const mine = (input = nothing, options: Options = {}): Row => ({
  input,
  ...options,
  expected: (...call) => turnedAway(...call) ?? 'allowed',
});

/** A thing of the owner's organisation: for everybody else it does not exist, administrators included. */
export const own = (input: Make, options: Options = {}): Row => ({
  input,
  ...options,
  expected: (...call) => turnedAway(...call) ?? (isInside(call[0]) ? 'allowed' : 'none'),
});

/** What concerns the account itself, or is for people: no tokens. */
export const personal = (input = nothing, options: Options = {}): Row => ({
  input,
  ...options,
  expected: (...call) => turnedAway(...call) ?? (isToken(call[0]) ? 'forbidden' : 'allowed'),
});

/** The same, about a thing of the owner's, which nobody else in the organisation has either. */
export const personallyOwn = (input: Make, options: Options = {}): Row => ({
  input,
  ...options,
  expected(...call) {
    const [caller] = call;
    return turnedAway(...call) ?? (isToken(caller) ? 'forbidden' : caller === 'owner' ? 'allowed' : 'none');
  },
});

/** What people do in person with a thing of the owner's organisation. */
export const inPerson = (input: Make, options: Options = {}): Row => ({
  input,
  ...options,
  expected(...call) {
    const [caller] = call;
    return turnedAway(...call) ?? (isToken(caller) ? 'forbidden' : isInside(caller) ? 'allowed' : 'none');
  },
});

/** People only, about a thing that nobody here has. */
export const personalNone = (input: Make, options: Options = {}): Row => ({
  input,
  ...options,
  expected: (...call) => turnedAway(...call) ?? (isToken(call[0]) ? 'forbidden' : 'none'),
});

/** Those who were invited, in person. */
export const byInvitation = (input: Make, options: Options = {}): Row => ({
  input,
  ...options,
  expected: (...call) => turnedAway(...call) ?? (call[0] === 'invited' ? 'allowed' : 'forbidden'),
});

/** Administrators in person. */
export const admins = (input = nothing, options: Options = {}): Row => ({
  input,
  ...options,
  expected: (...call) => turnedAway(...call) ?? (call[0] === 'admin' ? 'allowed' : 'forbidden'),
});

/** The same, about a thing that is not there. */
export const adminsNone = (input: Make): Row => ({
  input,
  expected: (...call) => turnedAway(...call) ?? (call[0] === 'admin' ? 'none' : 'forbidden'),
});

/** What the Enterprise plan includes: the owner's organisation has it; the others do not. */
export const enterprise = (input = nothing, options: Options = {}): Row => ({
  input,
  ...options,
  expected: (...call) => turnedAway(...call) ?? (isInside(call[0]) ? 'allowed' : 'forbidden'),
});

/** What is for owners and managers to read, and for tokens that are for the organisation: never for one that only reads. */
export const managed = (): Row => ({
  input: nothing,
  right: 'manage',
  expected: (...call) => turnedAway(...call) ?? (call[0] === 'readToken' ? 'forbidden' : 'allowed'),
});

/** What only owners read, and their tokens. */
export const ownersRead = (input = nothing): Row => ({
  input,
  expected(caller) {
    if (isNobody(caller)) return 'signIn';
    return may(ROLES[caller], 'own') ? 'allowed' : 'forbidden';
  },
});

/** Anybody may ask, and hears that there is no such thing. */
export const unknown = (input: Make): Row => ({ input, expected: () => 'none' });

/** A thing of one's own that nobody here has. */
export const absent = (input = nothing, options: Options = {}): Row => ({
  input,
  ...options,
  expected: (...call) => turnedAway(...call) ?? 'none',
});

/** A secret that is no link's. */
export const noLink = (): Row => ({
  input: () => ({ secret: 'made-up', input: { secret: 'made-up' } }),
  expected: (caller, writes) => (writes && caller === 'readToken' ? 'forbidden' : 'none'),
});

/** Those who have opened a link of one of these kinds, and nobody else. */
export const byLink = (
  input = nothing,
  kinds: readonly CallerName[] = ['link', 'room'],
  outcome: Outcome = 'allowed',
): Row => ({
  input,
  forLinks: kinds,
  expected: caller => (kinds.includes(caller) ? outcome : 'forbidden'),
});

/** A directory's, of the owner's organisation; nobody else's token or session counts. */
export const provisioning = (input = nothing, outcome: Outcome = 'allowed'): Row => ({
  input,
  forDirectories: true,
  forLinks: true,
  expected: caller => (caller === 'directory' ? outcome : 'signIn'),
});
