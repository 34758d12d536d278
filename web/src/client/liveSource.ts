import { openTurns } from '../ui/siteData.ts';

/** The delay before reconnecting after the server refused. TICK_MS is the interval at which a sleep of the machine is noticed. */
const AGAIN_MS = 5_000;
const TICK_MS = 30_000;

export type LiveEvent = { kind: 'open' } | { kind: 'lost'; refused: boolean } | { kind: 'notice'; text: string };
type Tell = (event: LiveEvent) => void;

/** Opens a connection, and reopens it after a sleep, a lost network or a refusal. */
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
      // The browser reconnects automatically unless the server refused.
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
 * Receives server-sent events. Browsers open only six connections to a server, so all tabs share one, visible or not. One tab holds it
 * and passes events on; when that tab closes, the next one takes over. Browsers without locks or channels, and pages without https, have
 * one connection for each visible tab.
 * @returns a function that closes the connection
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
 * Calls `open` each time the page becomes visible, and `close` each time it becomes hidden and at the end. Browsers open only six
 * connections to a server, so hidden pages leave theirs to visible ones.
 * @returns a function that stops this
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
