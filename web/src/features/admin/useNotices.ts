import { useEffect, useRef, useSyncExternalStore } from 'react';
import { recordChange } from '../../client/changes.ts';
import { type LiveEvent, liveSource } from '../../client/liveSource.ts';

/** What the server notifies administrators of: accounts, the log or the figures have changed. */
const NAMES = ['users', 'activities', 'stats'] as const;
type Name = (typeof NAMES)[number];

const EVERY = 2000;

const notices = new EventTarget();
let state: 'connecting' | 'live' | 'off' = 'connecting';

function become(next: typeof state) {
  state = next;
  notices.dispatchEvent(new Event('state'));
}

/** How many on screen listen to each notice, and the notices that came while there was none. */
const hearers = new Map<string, number>();
const unheard = new Set<string>();

function tell(name: Name) {
  if (!hearers.get(name)) unheard.add(name);
  notices.dispatchEvent(new Event(name));
}

/** Notices may have been missed without a connection. */
let missed = false;

function hear(event: LiveEvent) {
  if (event.kind === 'notice') {
    recordChange();
    NAMES.filter(name => name === event.text).forEach(tell);
  } else if (event.kind === 'open') {
    become('live');
    if (missed) NAMES.forEach(tell);
    missed = false;
  } else {
    missed = true;
    recordChange();
    become(event.refused ? 'off' : 'connecting');
    if (event.refused) endUnheard();
  }
}

let listeners = 0;
let stopFollowing: (() => void) | undefined;

/** Ends a connection that was refused, unless something on screen wants to know when there is one again. */
function endUnheard() {
  if (listeners > 0 || state !== 'off') return;
  stopFollowing?.();
  stopFollowing = undefined;
  state = 'connecting';
}

/**
 * One connection, from the first visit on, so that coming back to the administration asks again only for what has changed. It ends with
 * the session, when the server refuses it.
 */
function listen(name: string, listener: () => void) {
  stopFollowing ??= liveSource('/api/admin/live', hear);
  listeners += 1;
  hearers.set(name, (hearers.get(name) ?? 0) + 1);
  notices.addEventListener(name, listener);
  return () => {
    notices.removeEventListener(name, listener);
    listeners -= 1;
    hearers.set(name, (hearers.get(name) ?? 1) - 1);
    endUnheard();
  };
}

/** Calls `refresh` when the server says that something changed, at most every two seconds. */
export function useNotices(name: Name, refresh: () => unknown): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    let last = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          last = Date.now();
          latest.current();
        },
        Math.max(0, last + EVERY - Date.now()),
      );
    };
    const stop = listen(name, hear);
    if (unheard.delete(name)) hear();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [name]);
}

const subscribe = (hear: () => void) => listen('state', hear);

/** Whether what is on screen follows by itself. */
export const useLiveState = () => useSyncExternalStore(subscribe, () => state);
