import { useLayoutEffect, useState } from 'react';

type Entry = { id: string; title: string; isTool: boolean };

/**
 * Where to go in the report: at its right where there is room, otherwise in a list that opens above it. The page is asked what it has:
 * sections come and go with the report, and the tools are fetched later.
 */
export function ReportContents() {
  const [entries, setEntries] = useState<Entry[]>([]);
  // Before the page is painted: the list stands above the report on a phone.
  useLayoutEffect(() => {
    const page = document.querySelector('main') ?? document.body;
    const read = () => setEntries(before => keptOr(before, entriesIn(page)));
    read();
    const watch = new MutationObserver(read);
    watch.observe(page, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
  if (entries.length === 0) return null;
  const list = (
    <ol className="mt-2 space-y-1.5 text-sm">
      {entries.map(({ id, title, isTool }, at) => (
        <li key={id} className={!isTool && entries[at - 1]?.isTool ? 'mt-4' : undefined}>
          {isTool && !entries[at - 1]?.isTool && (
            <p className="mt-4 mb-1.5 text-xs font-medium text-faint">Work with this report</p>
          )}
          <a href={`#${id}`} className="block py-0.5 text-muted hover:text-ink hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="Contents" className="no-print px-4 pt-6 sm:px-6 xl:order-last xl:pl-0">
      <div className="sticky top-20 -ml-1 max-h-[calc(100dvh-6rem)] overflow-y-auto p-1 max-xl:hidden">
        <p className="text-xs font-medium text-faint">Contents</p>
        {list}
      </div>
      <details className="rounded-card border border-line bg-surface px-4 py-3 xl:hidden">
        <summary className="cursor-pointer text-sm font-semibold">Contents</summary>
        {list}
      </details>
    </nav>
  );
}

function entriesIn(page: Element): Entry[] {
  return [...page.querySelectorAll<HTMLElement>('[data-contents]')].map(section => ({
    id: section.id,
    title: section.querySelector('h2')?.textContent ?? '',
    isTool: section.dataset.contents === 'tool',
  }));
}

const keptOr = (before: Entry[], now: Entry[]) => (JSON.stringify(before) === JSON.stringify(now) ? before : now);
