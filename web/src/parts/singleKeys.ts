import { useSyncExternalStore } from 'react';
import { onDevice } from '../ui/siteData.ts';

const STORED = 'singleKeys';
const changes = new EventTarget();

/** Whether single-key shortcuts are on in this browser. Users of speech input may have to switch them off (WCAG 2.1.4). */
export const hasSingleKeys = () => onDevice.get(STORED) !== 'off';

export function setSingleKeys(on: boolean): void {
  if (on) onDevice.remove(STORED);
  else onDevice.set(STORED, 'off');
  changes.dispatchEvent(new Event('change'));
}

export const useSingleKeys = () => useSyncExternalStore(subscribe, hasSingleKeys);

function subscribe(listener: () => void) {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
