import type { Role } from '@aicp/contracts/rights';
import { useSyncExternalStore } from 'react';
import { startOver } from './startOver.ts';
import { tracedFetch, watchAnswers } from './tracedFetch.ts';

/** Who is signed in, as far as the screens need it. */
export type SessionUser = {
  id: string;
  username: string;
  companyName?: string | null;
  isAdmin: boolean;
  isEmailVerified: boolean;
  /** What they are in the organisation that they work in. */
  role?: Role | null;
  /** How many organisations they belong to. */
  organisationCount?: number | null;
  /** How many people belong to the organisation that they work in. */
  memberCount?: number | null;
  /** The plan that is paid for, or free; undefined until refreshPlan knows. */
  plan?: string;
};

/** A guest never signed in on this visit, has signed out, deleted the account, or was signed in until the server ended the session. */
export type Session =
  | { status: 'loading' }
  | { status: 'guest'; because: 'visiting' | 'signedOut' | 'deleted' | 'expired' }
  | { status: 'user'; user: SessionUser }
  | { status: 'unreachable' };

/** Also what the prerendered pages show, until they are the browser's own. */
const unknown: Session = { status: 'loading' };

let session: Session = unknown as Session;
const listeners = new Set<() => void>();

function set(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

/** Asks who is signed in by one small separate request, so that public pages need no GraphQL client. */
export async function loadSession(): Promise<void> {
  set({ status: 'loading' });
  try {
    const user = await askWhoIsThere();
    set(user ? { status: 'user', user } : { status: 'guest', because: 'visiting' });
  } catch {
    set({ status: 'unreachable' });
  }
}

async function askWhoIsThere(): Promise<SessionUser | null> {
  const answer = await tracedFetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'query Me { me { id username companyName isAdmin isEmailVerified role organisationCount memberCount } }',
      operationName: 'Me',
    }),
  });
  const { data } = await answer.json();
  if (!data) throw new Error(answer.statusText);
  return data.me;
}

export function signIn(user: SessionUser): void {
  organisation = undefined;
  set({ status: 'user', user });
}
export const signOut = (because: 'signedOut' | 'deleted' = 'signedOut') => set({ status: 'guest', because });

/** What a page learnt about the signed-in user by changing it. */
export function updateUser(changes: Partial<SessionUser>) {
  if (session.status === 'user') set({ status: 'user', user: { ...session.user, ...changes } });
}

/** The server no longer knows the session. Says nothing to those who were not signed in. */
export function endSession() {
  if (session.status === 'user') set({ status: 'guest', because: 'expired' });
}

/** The number of the organisation that the session works in, as far as it is known. */
let organisation: string | undefined;

/** The server says with each answer where the session works, and in which role: another tab, or another person, may have changed it. */
watchAnswers(({ headers }) => {
  const [now, role] = headers.get('x-organisation')?.split(' ') ?? [];
  const isElsewhere = session.status === 'user' && now && organisation && now !== organisation;
  organisation = now;
  if (isElsewhere) startOver();
  else if (session.status === 'user' && role && role !== session.user.role) updateUser({ role: role as Role });
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isSignedIn = () => session.status === 'user';

export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  );
