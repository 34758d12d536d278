import type { Role } from '@aicp/contracts/rights/rights';
import { useSyncExternalStore } from 'react';
import { inTab } from '../ui/siteData.ts';
import { fetchSessionUser } from './fetchSessionUser.ts';
import { reloadForOrganisation } from './reloadForOrganisation.ts';
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
  /** How many notifications they have not read; undefined until it is asked for. */
  unreadNotifications?: number | null;
  /** The plan that is paid for, or free, as it was last known in this tab; undefined until refreshPlan knows. */
  plan?: string;
};

/** A guest never signed in on this visit, has signed out, deleted the account, or was signed in until the server ended the session. */
export type Session =
  | { status: 'loading' }
  | { status: 'guest'; because: 'visiting' | 'signedOut' | 'deleted' | 'expired' }
  | { status: 'user'; user: SessionUser }
  /** `last`: who was signed in in this tab when the server was last heard of. */
  | { status: 'unreachable'; because: 'connection' | 'away' | 'error'; last: SessionUser | null };

/** Also what the prerendered pages show, until they are the browser's own. */
const unknown: Session = { status: 'loading' };

let session: Session = unknown as Session;
/** The number of the organisation that the session works in, as far as it is known. */
let organisation: string | undefined;
const listeners = new Set<() => void>();
/** Aborted when the session has ended and when the next one begins. */
let lifetime = new AbortController();

/** Under which the tab remembers who is signed in, for as long as the server cannot say. */
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
  // What was asked ahead for one person is nothing for a guest, nor for the next person, nor for later.
  if (next.status === 'guest' || next.status === 'unreachable') window.pageAsked = undefined;
  if (next.status === 'user') inTab.set(LAST, JSON.stringify(next.user));
  else if (next.status === 'guest') inTab.remove(LAST);
  tell();
  for (const listener of listeners) listener();
}

/** Undefined until it is fetched, for which no page waits. */
let otherTabs: typeof import('./otherTabs.ts') | undefined;

function endLifetime(): void {
  lifetime.abort();
  lifetime = new AbortController();
}

/** For what is asked now: aborted once the session that asked has ended, even if the same person has signed in again. */
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

/** Asks who is signed in by one small separate request, so that public pages need no GraphQL client. */
export async function loadSession(): Promise<void> {
  await load('visiting');
  // Without a connection to fetch it, tabs learn nothing of each other.
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
    // The plan that was known is shown until it is known whether it still holds: what names it has its place from the start.
    if (me && me.id === last?.id) me.plan = last?.plan;
    set(me ? { status: 'user', user: me } : { status: 'guest', because });
  } catch {
    const because = status === 0 ? 'connection' : status > 501 ? 'away' : 'error';
    set({ status: 'unreachable', because, last: lastUser() });
  }
}

/** What has loaded anything for the signed-in person forgets it: all of it, or what depends on their plan. */
type Loaded = { forget: () => Promise<unknown>; forgetPlan: () => void };
let loaded: Loaded | undefined;
export function hasLoaded(what: Loaded): void {
  loaded = what;
}

/** Another tab has signed out, or in: nothing stays on screen or in memory, and the server is asked once who is there now. */
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
  // The address is one of someone else's, or of another organisation.
  if (before && now && (before !== now || where !== organisation)) reloadForOrganisation();
}

function changePlan(plan: string): void {
  updateUser({ plan });
  loaded?.forgetPlan();
}

/** Asked ahead of the client where the page is someone's own: that answer is taken once. */
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

/** What a page learnt about the signed-in user by changing it. */
export function updateUser(changes: Partial<SessionUser>) {
  if (session.status === 'user') set({ status: 'user', user: { ...session.user, ...changes } });
}

/**
 * The server no longer knows the session. Says nothing to those who were not signed in.
 * @param asked the lifetime of the session by which was asked: an answer from before does not end a newer one
 */
export function endSession(asked: AbortSignal) {
  if (session.status === 'user' && !asked.aborted) set({ status: 'guest', because: 'expired' });
}

/** The server says with each answer where the session works, and in which role: another tab, or another person, may have changed it. */
watchAnswers(({ headers }) => {
  const [now, role] = headers.get('x-organisation')?.split(' ') ?? [];
  const isElsewhere = session.status === 'user' && now && organisation && now !== organisation;
  organisation = now;
  // Others are told by what the product then begins with.
  if (isElsewhere) return reloadForOrganisation();
  tell();
  if (session.status === 'user' && role && role !== session.user.role) updateUser({ role: role as Role });
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in user, also while the server cannot be reached. */
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
