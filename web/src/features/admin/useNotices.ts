import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What the server tells administrators of: that accounts, the log or the figures are no longer what they were. */
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

function open() {
  let wasLive = false;
  const opened = new EventSource('/api/admin/live');
  source = opened;
  opened.onmessage = ({ data }) => NAMES.filter(name => name === data).forEach(tell);
  opened.onopen = () => {
    become('live');
    // Nobody knows what happened while the connection was gone.
    if (wasLive) NAMES.forEach(tell);
    wasLive = true;
  };
  // The browser connects again by itself, unless the server refused.
  opened.onerror = () => become(opened.readyState === EventSource.CLOSED ? 'off' : 'connecting');
}

let listeners = 0;

/** One connection, as long as anything on screen wants to know. */
function listen(name: string, hear: () => void) {
  listeners += 1;
  if (listeners === 1) open();
  notices.addEventListener(name, hear);
  return () => {
    notices.removeEventListener(name, hear);
    listeners -= 1;
    if (listeners > 0) return;
    source?.close();
    state = 'connecting';
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
