import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { failureOf } from '../../../client/failure.ts';
import { fetchByLink, type OpenedLink } from '../../../parts/links/openLink.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { formatCount } from '../../../ui/formatCount.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useStill } from '../../../ui/useStill.ts';
import type { Items, SectionName } from './roomItems.ts';

type Props<Name extends SectionName> = {
  link: OpenedLink;
  name: Name;
  title: string;
  /** The content, and its date. */
  text: string;
  /** The number of items on a page, up to 50. */
  first?: number;
  children: (item: Items[Name]) => ReactNode;
};
type Page<Name extends SectionName> = { found: number; pageSize: number; items: Items[Name][] };

/** Shorter lists have no search. */
const SEARCHED_FROM = 8;

/** A part of a room about the organisation as a whole, one page at a time. */
export function RoomSection<Name extends SectionName>({ link, name, title, text, first = 50, children }: Props<Name>) {
  const [shown, setShown] = useState<Page<Name>>();
  const [size, setSize] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const sought = useStill(search).trim();
  useEffect(() => {
    let isStale = false;
    const of = new URLSearchParams({ page: String(page), first: String(first), ...(sought && { search: sought }) });
    fetchByLink(link, `/api/shared/room/sections/${name}?${of}`)
      .then(answer => answer.json())
      .then(
        (found: Page<Name>) => {
          if (isStale) return;
          setFailure(undefined);
          setShown(found);
          if (!sought) setSize(found.found);
        },
        error => !isStale && setFailure(failureOf(error).message),
      );
    return () => {
      isStale = true;
    };
  }, [link, name, page, first, sought]);
  const pages = Math.ceil((shown?.found ?? 0) / (shown?.pageSize ?? 1));
  return (
    <section aria-labelledby={`room-${name}`} className="rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line px-5 py-4">
        <div className="min-w-0">
          <h2 id={`room-${name}`} tabIndex={-1} className="scroll-mt-4 font-serif text-lg font-semibold">
            {title} {shown && <span className="figures font-sans text-sm text-muted">{formatCount(size)}</span>}
          </h2>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </div>
        {size > SEARCHED_FROM && (
          <div className="w-full sm:w-72">
            <Field
              label={`Search ${title}`}
              type="search"
              value={search}
              onChange={event => {
                setSearch(event.currentTarget.value);
                setPage(1);
              }}
            />
          </div>
        )}
      </div>
      {failure && (
        <div className="px-5 py-4">
          <FormFailure message={failure} />
        </div>
      )}
      {!shown && !failure && (
        <div className="px-5 py-4">
          <Skeleton rows={2} className="h-10" />
        </div>
      )}
      {shown?.found === 0 && (
        <p role="status" className="px-5 py-4 text-sm text-muted">
          {sought ? 'Nothing found.' : 'Empty when the room was created.'}
        </p>
      )}
      {shown && shown.items.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {shown.items.map(item => (
            <Fragment key={'seq' in item ? item.seq : item.id}>{children(item)}</Fragment>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav
          aria-label={`Pages of ${title}`}
          className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-4"
        >
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Previous Page
          </Button>
          <Button size="small" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Next Page
          </Button>
          <span className="figures text-sm text-muted">
            Page {page} of {pages}
          </span>
        </nav>
      )}
    </section>
  );
}
