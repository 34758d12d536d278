import { useEffect, useRef, useSyncExternalStore } from 'react';
import { recordChange } from '../../client/changes.ts';
import { type LiveEvent, liveSource } from '../../client/liveSource.ts';

/** The kinds of server notices for administrators: accounts, the log or the statistics have changed. */
const NAMES = ['users', 'activities', 'stats'] as const;
type Name = (typeof NAMES)[number];

const EVERY = 2000;

const notices = new EventTarget();
let state: 'connecting' | 'live' | 'off' = 'connecting';

function become(next: typeof state) {
  state = next;
  notices.dispatchEvent(new Event('state'));
}

/** The number of listeners on screen for each notice; and the notices that arrived without a listener. */
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

/** Closes a refused connection, unless something on screen waits for it to return. */
function endUnheard() {
  if (listeners > 0 || state !== 'off') return;
  stopFollowing?.();
  stopFollowing = undefined;
  state = 'connecting';
}

/**
 * One connection, from the first visit on, so that returning to the admin pages reloads only changed data. The server refuses it when the
 * session ends, which closes it.
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

/** Calls `refresh` when the server reports a change, at most every two seconds. */
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

/** Whether the screen updates live. */
export const useLiveState = () => useSyncExternalStore(subscribe, () => state);
