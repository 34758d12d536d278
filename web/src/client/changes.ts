import { openChannel } from '../ui/siteData.ts';

/** The longest time until other services have applied a change. */
const SETTLE_MS = 3_000;

/** The time of the last possible change of read data: by this tab, by another one, or by a server notice. */
let changedAt = 0;
/** The time when each query was last sent. */
const askedAt = new Map<string, number>();
let channel: ReturnType<typeof openChannel>;

/** Takes changes made by other tabs of the browser into account from now on. */
export function watchChangesElsewhere(): void {
  if (channel) return;
  channel = openChannel('changes');
  channel?.addEventListener('message', recordChange);
}

/** Records that data read before may have changed; pages then refetch when they are next opened. */
export function recordChange(): void {
  changedAt = Date.now();
}

const watchers = new Set<() => void>();

/** @returns a function that stops watching */
export function watchOwnChanges(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Records a change made by this tab, and tells other tabs, which may show the changed data. */
export function recordOwnChange(): void {
  recordChange();
  channel?.postMessage('');
  for (const watcher of watchers) watcher();
}

export function recordAsked(question: string): void {
  askedAt.set(question, Date.now());
}

/** Whether nothing can have changed since a query was sent. */
export function isUnchanged(question: string): boolean {
  const at = askedAt.get(question);
  return at !== undefined && at > changedAt + (changedAt === 0 ? 0 : SETTLE_MS);
}
