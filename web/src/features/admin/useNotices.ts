import { useEffect, useRef, useSyncExternalStore } from 'react';
import { whileVisible } from '../../client/whileVisible.ts';

/** What the server notifies administrators of: accounts, the log or the figures have changed. */
const NAMES = ['users', 'activities', 'stats'] as const;
type Name = (typeof NAMES)[number];

const EVERY = 2000;

const notices = new EventTarget();
let source: EventSource | undefined;
let state: 'connecting' | 'live' | 'off' = 'connecting';

function become(next: typeof state) {
  state = next;
  notices.dispatchEvent(new Event('state'));
}

const tell = (name: Name) => notices.dispatchEvent(new Event(name));

/** No one knows what happened while there was no connection. */
let missed = false;

function open() {
  const opened = new EventSource('/api/admin/live');
  source = opened;
  opened.onmessage = ({ data }) => NAMES.filter(name => name === data).forEach(tell);
  opened.onopen = () => {
    become('live');
    if (missed) NAMES.forEach(tell);
    missed = false;
  };
  // The browser connects again by itself, unless the server refused.
  opened.onerror = () => {
    missed = true;
    become(opened.readyState === EventSource.CLOSED ? 'off' : 'connecting');
  };
}

function close() {
  source?.close();
  source = undefined;
  state = 'connecting';
  missed = true;
}

let listeners = 0;
let stopFollowing = () => {};

/** One connection, as long as anything on screen wants to know. */
function listen(name: string, hear: () => void) {
  listeners += 1;
  if (listeners === 1) {
    stopFollowing = whileVisible(open, close);
    missed = document.hidden;
  }
  notices.addEventListener(name, hear);
  return () => {
    notices.removeEventListener(name, hear);
    listeners -= 1;
    if (listeners === 0) stopFollowing();
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
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [name]);
}

const subscribe = (hear: () => void) => listen('state', hear);

/** Whether what is on screen follows by itself. */
export const useLiveState = () => useSyncExternalStore(subscribe, () => state);
