import { useQuery } from '@apollo/client/react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { apollo } from '../../client/apollo.ts';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import { readFragment } from '../../gql/fragment-masking.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useStill } from '../../ui/useStill.ts';
import { FinderList } from './FinderList.tsx';
import { findQuery, foundFragment } from './findQuery.ts';
import { finderGroupsOf, questionOf } from './found.ts';
import { pagesFor } from './pages.ts';
import { useVisitor } from './useVisitor.ts';

/**
 * A search field and its results. The focus stays in the field: arrow keys select, and Enter opens. It is at the top of the window, so
 * that nothing moves while the list grows. Its backdrop is our own, for the reason given in Dialog.tsx.
 */
export function FinderDialog({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const opener = useRef<Element>(null);
  const goesTo = useRef('');
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div className="no-print fixed inset-0 z-40 bg-shade/55 p-3 sm:p-6 sm:pt-14">
          <Dialog.Content
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={event => {
              event.preventDefault();
              // After navigation the focus goes to the new page.
              const stays = !goesTo.current || goesTo.current === pathname;
              if (stays && opener.current instanceof HTMLElement) opener.current.focus();
            }}
            className="mx-auto flex max-h-[min(72dvh,52rem)] max-w-130 flex-col rounded-card bg-raised shadow-float animate-[rise_150ms] outline-none"
          >
            <Dialog.Title className="sr-only">Find</Dialog.Title>
            <Search
              onGo={to => {
                goesTo.current = to;
                onClose();
              }}
            />
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Search({ onGo }: { onGo: (to: string) => void }) {
  const list = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const still = useStill(text);
  const visitor = useVisitor();
  const variables = questionOf(still);
  const { data, previousData, error, loading, refetch } = useQuery(findQuery, {
    // Pages without their own client have this bar too.
    client: apollo,
    variables,
    ...useKept(findQuery, variables),
  });
  // After a failure the previous results do not match the current text.
  const shown = data ?? (error ? undefined : previousData);
  const found =
    shown &&
    finderGroupsOf(still, readFragment(foundFragment, shown.byAll), readFragment(foundFragment, shown.byOthers));
  const pages = pagesFor(text, visitor);
  const groups = [{ title: 'Pages', places: pages }, ...(found ?? [])].filter(({ places }) => places.length > 0);
  const places = groups.flatMap(group => group.places);
  const count = places.length;
  const marked = Math.min(at, count - 1);
  const isBusy = loading || still !== text;
  const idOf = (index: number) => `${list}-${index}`;
  const open = (index: number) => document.getElementById(idOf(index))?.click();
  /** The target of an Enter pressed before the results arrived: an address, or the first result. */
  const awaited = useRef<{ to?: string | undefined }>(null);

  useEffect(() => {
    if (isBusy || !awaited.current) return;
    const { to } = awaited.current;
    awaited.current = null;
    open(to === undefined ? 0 : places.findIndex(place => place.to === to));
  });

  function follow(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || !(step || event.key === 'Enter') || (step && count === 0)) return;
    event.preventDefault();
    awaited.current = null;
    if (!step) {
      // The page results follow the typed text; all other results still belong to the previous text.
      if (marked >= 0 && (!isBusy || marked < pages.length)) open(marked);
      else if (isBusy) awaited.current = { to: marked > 0 ? places[marked]?.to : undefined };
      return;
    }
    const next = (marked + step + count) % count;
    setAt(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <div className="flex items-center gap-2 border-b border-line p-3">
        <input
          type="text"
          dir="auto"
          role="combobox"
          aria-label="Find a system, report, document or page"
          placeholder="System, report, document or page"
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={list}
          aria-activedescendant={count > 0 ? idOf(marked) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setAt(0);
            awaited.current = null;
          }}
          onKeyDown={follow}
          className="h-11 min-w-0 flex-1 rounded-control bg-transparent px-3 text-base text-ink placeholder:text-faint"
        />
        <Dialog.Close className="h-11 rounded-control px-3 text-sm font-medium text-muted hover:text-ink">
          Close
        </Dialog.Close>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-2" aria-busy={isBusy}>
        <FinderList id={list} groups={groups} marked={marked} idOf={idOf} onMark={setAt} onGo={onGo} />
        {!shown && !error && (
          <div className="p-3">
            <Skeleton rows={3} className="h-9" />
          </div>
        )}
        {error && !data && (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-3 p-3 text-sm">
            <p>{failureOf(error).message} Only pages can be found.</p>
            <Button size="small" onClick={() => void refetch().catch(() => {})}>
              Try Again
            </Button>
          </div>
        )}
        {count === 0 && shown && !isBusy && (
          <p className="px-3 py-8 text-center text-sm text-muted">
            Nothing matches. Use fewer letters, or the name of an AI system, its reference, department or provider.
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {!isBusy && (count === 0 ? 'Nothing matches' : `${count} found`)}
      </p>
      <p aria-hidden="true" className="border-t border-line px-5 py-2.5 text-xs text-muted pointer-coarse:hidden">
        ↑ ↓ to choose, Enter to open, Esc to close. On a page, ? lists its keyboard shortcuts.
      </p>
    </>
  );
}
