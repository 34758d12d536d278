import { onDevice, openChannel } from '../ui/siteData.ts';

/** Who is signed in ('' for no one), in which organisation, on which plan; null as long as it is not known. */
export type Mark = [user: string, organisation: string | null, plan: string | null];

const KEY = 'signedIn';
const NOBODY: Mark = ['', null, null];

/** As this tab knows it; undefined while it asks. */
let mine: Mark | undefined;
let channel: ReturnType<typeof openChannel>;
let isWatching = false;

/** What is left by a tab, perhaps of another version, is a mark or counts as none. */
function read(text: unknown): Mark {
  try {
    const [user, organisation = null, plan = null] = JSON.parse(String(text));
    return [String(user), organisation, plan];
  } catch {
    return NOBODY;
  }
}

/** Leaves the mark for tabs that sleep, and tells those that are awake. Called as often as the session changes. */
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
  /** Someone else may be signed in, or no one, or they work elsewhere: what is on screen may not be theirs. */
  onOther: () => void;
  onPlan: (plan: string) => void;
};

/**
 * Hears what another tab did with the session: at once, or, after sleeping or coming back by the browser's Back button, when it is
 * looked at. Comparing the mark asks the server nothing.
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
