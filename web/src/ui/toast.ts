import { useSyncExternalStore } from 'react';

export type ToastMessage = { title: string; text?: string | undefined; destructive?: boolean };
export type ShownToast = ToastMessage & { id: number; open: boolean };

const LIMIT = 1;
const REMOVAL_DELAY = 1_000_000;

let toasts: ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the corner. It replaces the previous one: only one is visible at a time. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  set([{ ...message, id: lastId, open: true }, ...toasts].slice(0, LIMIT));
}

/** Shows a failure in the product's standard form. */
export const toastFailure = (title: string, text: string) => toast({ title, text, destructive: true });

/** Dismisses failure messages before a retry, so that they do not stay until the next message. */
export function dismissFailures(): void {
  for (const { id, open, destructive } of toasts) if (open && destructive) dismissToast(id);
}

export function dismissToast(id: number): void {
  set(toasts.map(shown => (shown.id === id ? { ...shown, open: false } : shown)));
  setTimeout(() => set(toasts.filter(shown => shown.id !== id)), REMOVAL_DELAY);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const toastsNow = (): ShownToast[] => toasts;

export const useToasts = (): ShownToast[] => useSyncExternalStore(subscribe, toastsNow, toastsNow);
