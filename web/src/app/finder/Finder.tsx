import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasSingleKeys } from '../../parts/singleKeys.ts';
import { useLazyComponent } from '../../ui/useLazyComponent.ts';
import { bellClasses } from '../BellFace.tsx';
import { navigationLinkClasses } from '../NavigationLink.tsx';

const loadFinder = () => import('./finderParts.ts').then(parts => parts.FinderDialog);
const loadKeys = () => import('./finderParts.ts').then(parts => parts.KeysDialog);

/** On the way to the button. What fails here fails again with the click, which has a message for it. */
const preload = () => void loadFinder().catch(() => undefined);

/** What a key is typed into, rather than pressed for. */
const TYPED_INTO = 'textarea, select, input:not([type="radio"], [type="checkbox"]), [contenteditable]';

/** Finds by a few letters, from the bar and by Ctrl-K; `?` shows the keys, with Ctrl where single keys are off. In the sheet it is a row, and the keys are the bar's. */
export function Finder({ inSheet }: { inSheet: boolean }) {
  const { key } = useLocation();
  // A dialog belongs to the place where it was opened: going somewhere closes it.
  const [shown, show] = useState<{ at: string; what: 'finder' | 'keys' }>();
  const [FinderDialog, fetchFinder] = useLazyComponent(loadFinder);
  const [KeysDialog, fetchKeys] = useLazyComponent(loadKeys);
  const open = shown?.at === key ? shown.what : undefined;
  const close = () => show(undefined);
  const find = async () => (await fetchFinder()) && show({ at: key, what: 'finder' });

  const press = useEffectEvent(async (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const finds = isCommand && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k';
    const asks = !event.altKey && event.key === '?' && (isCommand || hasSingleKeys());
    if (inSheet || event.defaultPrevented || event.repeat || !(finds || asks)) return;
    if (asks && !isCommand && event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
    event.preventDefault();
    if (open) close();
    // What is written in a dialog would be lost on the way to another page.
    else if (document.querySelector('[role$="dialog"]')) return;
    else if (finds) await find();
    else if (await fetchKeys()) show({ at: key, what: 'keys' });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => void press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={inSheet ? undefined : 'Find'}
        aria-keyshortcuts="Control+K Meta+K"
        title={inSheet ? undefined : 'Find (Ctrl K)'}
        onClick={find}
        onPointerEnter={preload}
        onFocus={preload}
        className={inSheet ? navigationLinkClasses : bellClasses}
      >
        {inSheet ? (
          'Find'
        ) : (
          <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" className="size-5">
            <path
              d="M13 8.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Zm-1.3 3.200L16 16"
              strokeWidth="1.5"
              strokeLinecap="round"
            />
          </svg>
        )}
      </button>
      {FinderDialog && open === 'finder' && <FinderDialog onClose={close} />}
      {KeysDialog && open === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}
