import { useState } from 'react';

const themes = { system: 'System', light: 'Light', dark: 'Dark' } as const;
type Theme = keyof typeof themes;

function chosen(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Light, dark, or as the system has it. Kept on this device; public/theme.js applies it before the first paint. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(chosen);

  function choose(next: Theme) {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    localStorage.setItem('theme', next);
  }

  return (
    <fieldset className="flex items-center gap-1 text-xs">
      <legend className="sr-only">Theme</legend>
      {Object.entries(themes).map(([value, label]) => (
        <label
          key={value}
          className="cursor-pointer rounded-control px-2 py-1 text-muted hover:text-ink has-checked:bg-none-soft has-checked:text-ink
            has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === value}
            onChange={() => choose(value as Theme)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
