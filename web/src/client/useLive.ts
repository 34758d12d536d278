import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { whileVisible } from './whileVisible.ts';

/** A connection that is gone for so long is said to be lost. */
const PATIENCE_MS = 5_000;
/** How often it is looked whether the clock has jumped: this machine slept then, and a connection that broke meanwhile looks open. */
const TICK_MS = 30_000;

type Listener = (notice: string | undefined) => void;

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
let source: EventSource | undefined;
let isOpen = false;
let isLost = false;
let patience: ReturnType<typeof setTimeout> | undefined;
let again: ReturnType<typeof setTimeout> | undefined;
let end: (() => void) | undefined;
let ticks: ReturnType<typeof setInterval> | undefined;

function say(notice: string | undefined): void {
  for (const listener of listeners) listener(notice);
}

function setLost(lost: boolean): void {
  isLost = lost;
  for (const watcher of watchers) watcher();
}

function open(): void {
  const opened = new EventSource('/api/live');
  source = opened;
  opened.onmessage = ({ data }) => say(String(data));
  opened.onopen = () => {
    isOpen = true;
    clearTimeout(patience);
    patience = undefined;
    setLost(false);
    say(undefined);
  };
  opened.onerror = () => {
    // Ended by the server, perhaps because this person is no longer in the organisation: any answer says so.
    if (isOpen) say(undefined);
    isOpen = false;
    patience ??= setTimeout(() => setLost(true), PATIENCE_MS);
    // The browser connects again by itself, unless the server refused.
    if (opened.readyState === EventSource.CLOSED) again = setTimeout(open, PATIENCE_MS);
  };
}

function resume(): void {
  close();
  open();
}

/** Opens the connection, and again after a sleep or a lost network; what was missed is asked for once it is open. */
function keepOpen(): void {
  let last = Date.now();
  ticks = setInterval(() => {
    const before = last;
    last = Date.now();
    if (last - before > 2 * TICK_MS) resume();
  }, TICK_MS);
  addEventListener('online', resume);
  open();
}

function letGo(): void {
  clearInterval(ticks);
  removeEventListener('online', resume);
  close();
}

function close(): void {
  source?.close();
  isOpen = false;
  clearTimeout(patience);
  patience = undefined;
  clearTimeout(again);
}

/** The page has one connection, whatever on it listens: from the first listener to the last. */
function listen(listener: Listener): () => void {
  listeners.add(listener);
  end ??= whileVisible(keepOpen, letGo);
  if (isOpen) listener(undefined);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    end?.();
    end = undefined;
    setLost(false);
  };
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Hears what changes in the organisation, while `on`: `onNotice` with each notice of `/api/live`, and with undefined whenever something
 * may have been missed, or the server has ended the connection.
 * @returns whether the connection is lost
 */
export function useLive(on: boolean, onNotice: Listener): boolean {
  const hear = useEffectEvent(onNotice);
  const lost = useSyncExternalStore(watch, () => isLost);
  useEffect(() => (on ? listen(notice => hear(notice)) : undefined), [on]);
  return on && lost;
}
