import type { CallerName } from './callers.ts';
import type { Things } from './things.ts';

/**
 * What may come of a call. `allowed` says only that nobody was turned away: the input may still be refused for what it
 * says. `none` is the answer for somebody else's thing, which is that of a thing that does not exist.
 */
export type Outcome = 'allowed' | 'signIn' | 'forbidden' | 'none';

/** What is asked, made for the caller: variables of an operation, or parameters and body of a REST call. */
type Input = Record<string, unknown>;

export type Row = {
  expected(caller: CallerName, writes: boolean): Outcome;
  input(things: Things, caller: CallerName): Input;
  /** Uses its things up: every caller gets new ones. */
  uses?: boolean;
  /** Changes nothing, though it is a mutation or a POST: tokens that may only read may do it too. */
  reads?: boolean;
  /** Shows administrators whose account it is, and nothing of what the account holds. */
  names?: boolean;
  /** Ends the sessions: the next caller needs new ones. */
  signsOut?: boolean;
};

type Make = Row['input'];
type Options = Pick<Row, 'uses' | 'reads' | 'signsOut' | 'names'>;

const isToken = (caller: CallerName) => caller === 'readToken' || caller === 'writeToken';
/** None of their sessions is left. */
const isNobody = (caller: CallerName) => caller === 'guest' || caller === 'suspended';
const nothing: Make = () => ({});

/** Anybody, signed in or not. */
export const open = (input = nothing, options: Options = {}): Row => ({
  input,
  ...options,
  expected: (caller, writes) => (writes && caller === 'readToken' ? 'forbidden' : 'allowed'),
});

/** Everybody who is signed in, about what is their own. */
export const mine = (input = nothing, options: Options = {}): Row => ({
  input,
  ...options,
  expected(caller, writes) {
    if (isNobody(caller)) return 'signIn';
    return writes && caller === 'readToken' ? 'forbidden' : 'allowed';
  },
});

/** A thing of the owner's: for everybody else it does not exist, administrators included. */
export const own = (input: Make, options: Options = {}): Row => ({
  input,
  ...options,
  expected(caller, writes) {
    if (isNobody(caller)) return 'signIn';
    if (caller === 'other' || caller === 'admin') return 'none';
    return writes && caller === 'readToken' ? 'forbidden' : 'allowed';
  },
});

/** What concerns the account itself: people only, no tokens. */
export const personal = (input = nothing, options: Options = {}): Row => ({
  input,
  ...options,
  expected(caller) {
    if (isNobody(caller)) return 'signIn';
    return isToken(caller) ? 'forbidden' : 'allowed';
  },
});

/** The same, about a thing of the owner's. */
export const personallyOwn = (input: Make, options: Options = {}): Row => ({
  input,
  ...options,
  expected(caller) {
    if (isNobody(caller)) return 'signIn';
    if (isToken(caller)) return 'forbidden';
    return caller === 'owner' ? 'allowed' : 'none';
  },
});

/** People only, about a thing that nobody here has. */
export const personalNone = (input: Make): Row => ({
  input,
  expected(caller) {
    if (isNobody(caller)) return 'signIn';
    return isToken(caller) ? 'forbidden' : 'none';
  },
});

/** The same, for tokens that may do it as well. */
export const none = (input: Make): Row => ({
  input,
  expected(caller, writes) {
    if (isNobody(caller)) return 'signIn';
    return writes && caller === 'readToken' ? 'forbidden' : 'none';
  },
});

/** Administrators in person. */
export const admins = (input = nothing, options: Options = {}): Row => ({
  input,
  ...options,
  expected(caller) {
    if (isNobody(caller)) return 'signIn';
    return caller === 'admin' ? 'allowed' : 'forbidden';
  },
});

/** The same, about a thing that is not there. */
export const adminsNone = (input: Make): Row => ({
  input,
  expected(caller) {
    if (isNobody(caller)) return 'signIn';
    return caller === 'admin' ? 'none' : 'forbidden';
  },
});

/** What the Enterprise plan includes: the owner has it, and their tokens with it; the others do not. */
export const enterprise = (input = nothing): Row => ({
  input,
  expected(caller, writes) {
    if (isNobody(caller)) return 'signIn';
    if (caller === 'other' || caller === 'admin') return 'forbidden';
    return writes && caller === 'readToken' ? 'forbidden' : 'allowed';
  },
});

/** Anybody may ask, and hears that there is no such thing. */
export const unknown = (input: Make): Row => ({ input, expected: () => 'none' });

/** A thing of one's own that nobody here has. */
export const absent = (): Row => ({
  input: nothing,
  expected: caller => (isNobody(caller) ? 'signIn' : 'none'),
});
