import { openChannel } from '../ui/siteData.ts';

/** The longest time until other services have applied a change. */
const SETTLE_MS = 3_000;

/** When what was read may last have changed: by this tab or another one, or by a notice of the server. */
let changedAt = 0;
/** When each question was last asked. */
const askedAt = new Map<string, number>();
let channel: ReturnType<typeof openChannel>;

/** Changes that other tabs of the browser make count from now on. */
export function watchChangesElsewhere(): void {
  if (channel) return;
  channel = openChannel('changes');
  channel?.addEventListener('message', recordChange);
}

/** Data read before may have changed: pages ask again when they are next opened. */
export function recordChange(): void {
  changedAt = Date.now();
}

const watchers = new Set<() => void>();

/** @returns what ends it */
export function watchOwnChanges(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** This tab has made a change: other tabs of the browser may show what it changed. */
export function recordOwnChange(): void {
  recordChange();
  channel?.postMessage('');
  for (const watcher of watchers) watcher();
}

export function recordAsked(question: string): void {
  askedAt.set(question, Date.now());
}

/** Whether nothing can have changed since a question was asked. */
export function isUnchanged(question: string): boolean {
  const at = askedAt.get(question);
  return at !== undefined && at > changedAt + (changedAt === 0 ? 0 : SETTLE_MS);
}
