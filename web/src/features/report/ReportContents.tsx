import { useLayoutEffect, useState } from 'react';

type Entry = { id: string; title: string; isTool: boolean };

/**
 * The table of contents of a report. If there is room it is on the right, and after the report in the tab order; otherwise it is a list
 * above the report. It reads its entries from the page, because sections depend on the report and the tools load later.
 */
export function ReportContents({ place }: { place: 'above' | 'side' }) {
  const [entries, setEntries] = useState<Entry[]>([]);
  // Runs before the page is painted, because on a phone the list is above the report.
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
            <p className="mt-4 mb-1.5 text-xs font-medium text-faint">Documents, checklist and evidence</p>
          )}
          <a href={`#${id}`} className="block py-0.5 text-muted hover:text-ink hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return place === 'side' ? (
    <nav aria-label="Contents" className="no-print px-4 pt-6 max-xl:hidden sm:px-6 xl:pl-0">
      <div className="sticky top-20 -ml-1 max-h-[calc(100dvh-6rem)] overflow-y-auto p-1">
        <p className="text-xs font-medium text-faint">Contents</p>
        {list}
      </div>
    </nav>
  ) : (
    <nav aria-label="Contents" className="no-print mb-6 xl:hidden">
      <details className="rounded-card border border-line bg-surface px-4 py-2.5">
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
