import { onDevice, openChannel } from '../ui/siteData.ts';

/** The signed-in user ('' for none), their organisation and their plan; null while unknown. */
export type Mark = [user: string, organisation: string | null, plan: string | null];

const KEY = 'signedIn';
const NOBODY: Mark = ['', null, null];

/** This tab's own mark; undefined while it loads. */
let mine: Mark | undefined;
let channel: ReturnType<typeof openChannel>;
let isWatching = false;

/** Parses the mark that a tab has left, perhaps a tab of another version. An invalid mark counts as none. */
function read(text: unknown): Mark {
  try {
    const [user, organisation = null, plan = null] = JSON.parse(String(text));
    return [String(user), organisation, plan];
  } catch {
    return NOBODY;
  }
}

/** Stores the mark for sleeping tabs and broadcasts it to the others. Called on every change of the session. */
export function notifyOtherTabs(now: Mark): void {
  if (String(now) === String(mine)) return;
  mine = now;
  const stored = onDevice.get(KEY);
  const known = read(stored);
  const [user, organisation, plan] = now;
  const next = user === known[0] ? [user, organisation ?? known[1], plan ?? known[2]] : now;
  const text = user ? JSON.stringify(next) : '';
  if (text === (stored ?? '')) return;
  if (user) onDevice.set(KEY, text);
  else onDevice.remove(KEY);
  channel?.postMessage(text);
}

type Heard = {
  /** Called when another user, no user or another organisation may be signed in, so that the screen may be wrong. */
  onOther: () => void;
  onPlan: (plan: string) => void;
};

/**
 * Watches for session changes by other tabs: at once, or, after a sleep or a return by the Back button, when the tab is shown. Comparing
 * the mark sends no request.
 */
export function watchOtherTabs({ onOther, onPlan }: Heard): void {
  if (isWatching) return;
  isWatching = true;
  function compare(text: unknown) {
    if (!mine) return;
    const [user, organisation, plan] = read(text);
    const isElsewhere = organisation && mine[1] && organisation !== mine[1];
    if (user !== mine[0] || isElsewhere) {
      mine = undefined;
      onOther();
    } else if (plan && mine[2] && plan !== mine[2]) onPlan(plan);
  }
  channel = openChannel(KEY);
  channel?.addEventListener('message', ({ data }) => compare(data));
  const look = () => void (document.hidden || compare(onDevice.get(KEY)));
  document.addEventListener('visibilitychange', look);
  for (const event of ['focus', 'pageshow']) addEventListener(event, look);
}
