import type { Role } from '@aicp/contracts/rights/rights';
import { useSyncExternalStore } from 'react';
import { inTab } from '../ui/siteData.ts';
import { fetchSessionUser } from './fetchSessionUser.ts';
import { reloadForOrganisation } from './reloadForOrganisation.ts';
import { tracedFetch, watchAnswers } from './tracedFetch.ts';

/** The signed-in user, as far as the screens need it. */
export type SessionUser = {
  id: string;
  username: string;
  companyName?: string | null;
  isAdmin: boolean;
  isEmailVerified: boolean;
  /** The user's role in their current organisation. */
  role?: Role | null;
  /** The number of organisations that the user belongs to. */
  organisationCount?: number | null;
  /** The number of members in the current organisation. */
  memberCount?: number | null;
  /** The number of unread notifications; undefined until requested. */
  unreadNotifications?: number | null;
  /** The paid plan, or free, as last known in this tab; undefined until refreshPlan has run. */
  plan?: string;
};

/** A guest has never signed in on this visit, has signed out or deleted the account, or lost the session because the server ended it. */
export type Session =
  | { status: 'loading' }
  | { status: 'guest'; because: 'visiting' | 'signedOut' | 'deleted' | 'expired' }
  | { status: 'user'; user: SessionUser }
  /** `last`: the user signed in in this tab at the last response of the server. */
  | { status: 'unreachable'; because: 'connection' | 'away' | 'error'; last: SessionUser | null };

/** The prerendered pages show this too, until they are hydrated. */
const unknown: Session = { status: 'loading' };

let session: Session = unknown as Session;
/** The id of the session's organisation, if known. */
let organisation: string | undefined;
const listeners = new Set<() => void>();
/** Aborted when the session ends and when the next one starts. */
let lifetime = new AbortController();

/** The key under which the tab stores the signed-in user for times when the server cannot be reached. */
const LAST = 'lastUser';

function lastUser(): SessionUser | null {
  try {
    return JSON.parse(inTab.get(LAST) ?? 'null');
  } catch {
    return null;
  }
}

function set(next: Session) {
  if (next.status === 'guest') endLifetime();
  session = next;
  // A request prefetched for one user must not be used for a guest, for the next user or later.
  if (next.status === 'guest' || next.status === 'unreachable') window.pageAsked = undefined;
  if (next.status === 'user') inTab.set(LAST, JSON.stringify(next.user));
  else if (next.status === 'guest') inTab.remove(LAST);
  tell();
  for (const listener of listeners) listener();
}

/** Undefined until it is fetched; no page waits for it. */
let otherTabs: typeof import('./otherTabs.ts') | undefined;

function endLifetime(): void {
  lifetime.abort();
  lifetime = new AbortController();
}

/** The signal for current requests. It aborts when the session that sent them ends, even if the same user signs in again. */
export const sessionLifetime = (): AbortSignal => lifetime.signal;

function tell(): void {
  if (session.status === 'user')
    otherTabs?.notifyOtherTabs([session.user.id, organisation ?? null, session.user.plan ?? null]);
  else if (session.status === 'guest') otherTabs?.notifyOtherTabs(['', null, null]);
}

async function watchOtherTabs(): Promise<void> {
  otherTabs = await import('./otherTabs.ts');
  otherTabs.watchOtherTabs({ onOther: askAgain, onPlan: changePlan });
  tell();
}

/** Loads the session by one small separate request, so that public pages need no GraphQL client. */
export async function loadSession(): Promise<void> {
  await load('visiting');
  // If the module cannot be fetched, tabs do not follow each other.
  watchOtherTabs().catch(() => undefined);
}

async function load(because: 'visiting' | 'signedOut'): Promise<void> {
  set({ status: 'loading' });
  let status = 0;
  try {
    const answer = await askWhoIsThere();
    status = answer.status;
    const { me } = (await answer.json()).data;
    const last = lastUser();
    // The last known plan is shown until the current one is loaded, so that its name has its place from the start.
    if (me && me.id === last?.id) me.plan = last?.plan;
    set(me ? { status: 'user', user: me } : { status: 'guest', because });
  } catch {
    const because = status === 0 ? 'connection' : status > 501 ? 'away' : 'error';
    set({ status: 'unreachable', because, last: lastUser() });
  }
}

/** The functions that clear data loaded for the signed-in user: all of it, or the part that depends on their plan. */
type Loaded = { forget: () => Promise<unknown>; forgetPlan: () => void };
let loaded: Loaded | undefined;
export function hasLoaded(what: Loaded): void {
  loaded = what;
}

/** Another tab has signed out or in. Clears the screen and memory, and requests the session once. */
async function askAgain(): Promise<void> {
  const before = signedInUser()?.id;
  const where = organisation;
  inTab.remove(LAST);
  window.pageAsked = undefined;
  endLifetime();
  set({ status: 'loading' });
  await loaded?.forget().catch(() => undefined);
  await load('signedOut');
  const now = signedInUser()?.id;
  // The address may belong to another user or another organisation.
  if (before && now && (before !== now || where !== organisation)) reloadForOrganisation();
}

function changePlan(plan: string): void {
  updateUser({ plan });
  loaded?.forgetPlan();
}

/** Requests the session. On signed-in pages a script has already done so; that response is used once. */
function askWhoIsThere(): Promise<Response> {
  const asked = window.whoIsThere;
  window.whoIsThere = undefined;
  return tracedFetch(fetchSessionUser.path, fetchSessionUser.request, asked);
}

export function signIn(user: SessionUser): void {
  endLifetime();
  organisation = undefined;
  set({ status: 'user', user });
}
export const signOut = (because: 'signedOut' | 'deleted' = 'signedOut') => set({ status: 'guest', because });

/** Applies what a page learnt about the signed-in user by changing it. */
export function updateUser(changes: Partial<SessionUser>) {
  if (session.status === 'user') set({ status: 'user', user: { ...session.user, ...changes } });
}

/**
 * Ends a session that the server no longer knows. Does nothing if no one was signed in.
 * @param asked the lifetime of the session that sent the request; a response to an earlier session does not end a newer one
 */
export function endSession(asked: AbortSignal) {
  if (session.status === 'user' && !asked.aborted) set({ status: 'guest', because: 'expired' });
}

/** Each response states the session's organisation and role. Another tab or another member may have changed them. */
watchAnswers(({ headers }) => {
  const [now, role] = headers.get('x-organisation')?.split(' ') ?? [];
  const isElsewhere = session.status === 'user' && now && organisation && now !== organisation;
  organisation = now;
  // The reload then notifies the other tabs.
  if (isElsewhere) return reloadForOrganisation();
  tell();
  if (session.status === 'user' && role && role !== session.user.role) updateUser({ role: role as Role });
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in user, even while the server cannot be reached. */
export const knownUser = (session: Session): SessionUser | null | undefined =>
  session.status === 'user' ? session.user : session.status === 'unreachable' ? session.last : undefined;

export const signedInUser = () => (session.status === 'user' ? session.user : undefined);
export const isSignedIn = () => session.status === 'user';

export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => unknown,
  );
