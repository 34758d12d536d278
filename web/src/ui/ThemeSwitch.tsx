import { useSyncExternalStore } from 'react';
import { onDevice } from './siteData.ts';

const themes = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
type Theme = (typeof themes)[number][0];

function chosen(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Light, dark or the system's setting. Stored on this device; public/theme.js applies it before the first paint. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, chosen, () => 'system');

  function choose(next: Theme) {
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    onDevice.set('theme', next);
    for (const listener of listeners) listener();
  }

  return (
    <fieldset className="flex items-center gap-1 text-xs">
      <legend className="sr-only">Theme</legend>
      {themes.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={theme === value}
          onClick={() => choose(value)}
          className="rounded-control px-2 py-1 text-muted hover:text-ink aria-pressed:bg-none-soft aria-pressed:text-ink"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
