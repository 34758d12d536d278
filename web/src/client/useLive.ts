import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { recordChange } from './changes.ts';
import { type LiveEvent, liveSource } from './liveSource.ts';

/** A connection is reported as lost after this time. */
const PATIENCE_MS = 5_000;
type Listener = (notice: string | undefined) => void;

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let isOpen = false;
let wasEverOpen = false;
let isLost = false;
let patience: ReturnType<typeof setTimeout> | undefined;
let end: (() => void) | undefined;

function say(notice: string | undefined): void {
  for (const listener of listeners) listener(notice);
}

function setLost(lost: boolean): void {
  isLost = lost;
  for (const watcher of watchers) watcher();
}

function hear(event: LiveEvent): void {
  // At the first opening, nothing has been missed since the page was loaded.
  if (event.kind === 'notice' || wasEverOpen) recordChange();
  if (event.kind === 'notice') {
    say(event.text);
    return;
  }
  const wasOpen = isOpen;
  wasEverOpen ||= event.kind === 'open';
  isOpen = event.kind === 'open';
  if (isOpen) {
    clearTimeout(patience);
    patience = undefined;
    setLost(false);
    say(undefined);
  } else {
    // The server ended it, perhaps because this user has left the organisation; any response will show that.
    if (wasOpen) say(undefined);
    patience ??= setTimeout(() => setLost(true), PATIENCE_MS);
  }
}

/** Subscribes to the page's single connection, which is open from the first listener to the last. */
function listen(listener: Listener): () => void {
  listeners.add(listener);
  end ??= liveSource('/api/live', hear);
  if (isOpen) listener(undefined);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    end?.();
    end = undefined;
    isOpen = false;
    clearTimeout(patience);
    patience = undefined;
    setLost(false);
  };
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Receives changes in the organisation while `on`. Calls `onNotice` with each notice from `/api/live`, and with undefined if notices may
 * have been missed or the server has closed the connection.
 * @returns whether the connection is lost
 */
export function useLive(on: boolean, onNotice: Listener): boolean {
  const heard = useEffectEvent(onNotice);
  const lost = useSyncExternalStore(watch, () => isLost);
  useEffect(() => (on ? listen(notice => heard(notice)) : undefined), [on]);
  return on && lost;
}
