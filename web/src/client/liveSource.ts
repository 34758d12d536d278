import { openTurns } from '../ui/siteData.ts';

/** After the server has refused the connection it is asked again, and in this rhythm it is seen whether the machine slept. */
const AGAIN_MS = 5_000;
const TICK_MS = 30_000;

export type LiveEvent = { kind: 'open' } | { kind: 'lost'; refused: boolean } | { kind: 'notice'; text: string };
type Tell = (event: LiveEvent) => void;

/** Opens a connection, and again after a sleep, a lost network or a refusal. */
function connect(url: string, tell: Tell): () => void {
  let source: EventSource;
  let again: ReturnType<typeof setTimeout> | undefined;
  let last = Date.now();
  function open() {
    const opened = new EventSource(url);
    source = opened;
    opened.onmessage = ({ data }) => tell({ kind: 'notice', text: String(data) });
    opened.onopen = () => tell({ kind: 'open' });
    opened.onerror = () => {
      // The browser connects again by itself, unless the server refused.
      const refused = opened.readyState === EventSource.CLOSED;
      if (refused) again = setTimeout(open, AGAIN_MS);
      tell({ kind: 'lost', refused });
    };
  }
  function close() {
    source.close();
    clearTimeout(again);
  }
  function resume() {
    close();
    open();
  }
  const ticks = setInterval(() => {
    const before = last;
    last = Date.now();
    if (last - before > 2 * TICK_MS) resume();
  }, TICK_MS);
  addEventListener('online', resume);
  open();
  return () => {
    clearInterval(ticks);
    removeEventListener('online', resume);
    close();
  };
}

/**
 * Hears server-sent events. Browsers open six connections to a server, so all tabs share one, whether they are seen or not: one tab holds
 * it and passes events on; the next one takes it over when that tab closes. Browsers without locks or channels, and pages without
 * https, have one connection for each tab that is seen.
 * @returns what ends it
 */
export function liveSource(url: string, tell: Tell): () => void {
  const turns = openTurns(url);
  if (!turns) {
    let close = () => {};
    return whileVisible(
      () => {
        close = connect(url, tell);
      },
      () => close(),
    );
  }
  const { channel, tab } = turns;
  const ended = new AbortController();
  const { signal } = ended;
  let isOpen = false;
  let isHolder = false;
  channel.onmessage = ({ data }) => {
    if (data.joined) {
      if (isHolder && isOpen) channel.postMessage({ to: data.joined, event: { kind: 'open' } });
    } else if (!data.to || data.to === tab) tell(data.event);
  };
  channel.postMessage({ joined: tab });
  turns.take(signal, async () => {
    isHolder = true;
    const close = connect(url, event => {
      if (event.kind !== 'notice') isOpen = event.kind === 'open';
      tell(event);
      channel.postMessage({ event });
    });
    await new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()));
    close();
  });
  return () => {
    ended.abort();
    channel.close();
  };
}

/**
 * Calls `open` as often as the page comes into view, and `close` as often as it goes out of it, and in the end. Browsers open six
 * connections to a server: pages that no one looks at leave theirs to those that are looked at.
 * @returns what ends it
 */
function whileVisible(open: () => void, close: () => void): () => void {
  function follow() {
    close();
    if (!document.hidden) open();
  }
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
  };
}
