import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasSingleKeys } from '../../parts/singleKeys.ts';
import { useLazyComponent } from '../../ui/useLazyComponent.ts';
import { navigationLinkClasses } from '../NavigationLink.tsx';

const loadFinder = () => import('./finderParts.ts').then(parts => parts.FinderDialog);
const loadKeys = () => import('./finderParts.ts').then(parts => parts.KeysDialog);

/** Starts when the pointer approaches the button. A failure here repeats on click, which shows a message. */
const preload = () => void loadFinder().catch(() => undefined);

/** Elements into which a key types text. */
const TYPED_INTO = 'textarea, select, input:not([type="radio"], [type="checkbox"]), [contenteditable]';

type Props = {
  /**
   * Where its button is: at the top of the rail or of the sheet. Pages without either have only the keys; in the sheet the rail handles
   * them.
   */
  place: 'rail' | 'sheet' | 'keys';
};

/** Searches by a few letters, from its button or Ctrl-K. `?` shows the keyboard shortcuts, with Ctrl if single keys are switched off. */
export function Finder({ place }: Props) {
  const { key } = useLocation();
  // A dialog belongs to the address where it was opened. Any navigation closes it.
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
    if (place === 'sheet' || event.defaultPrevented || event.repeat || !(finds || asks)) return;
    if (asks && !isCommand && event.target instanceof Element && event.target.closest(TYPED_INTO)) return;
    event.preventDefault();
    if (open) close();
    // Text typed in a dialog would be lost on the way to another page.
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
      {place !== 'keys' && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={find}
          onPointerEnter={preload}
          onFocus={preload}
          className={place === 'sheet' ? navigationLinkClasses : railClasses}
        >
          Find
          {place === 'rail' && (
            <span aria-hidden="true" className="text-xs text-faint pointer-coarse:hidden">
              Ctrl K
            </span>
          )}
        </button>
      )}
      {FinderDialog && open === 'finder' && <FinderDialog onClose={close} />}
      {KeysDialog && open === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}

const railClasses = `mt-2 flex min-h-9 w-full items-center justify-between rounded-control border border-edge bg-surface px-3 text-sm text-muted
  hover:text-ink pointer-coarse:min-h-11`;
