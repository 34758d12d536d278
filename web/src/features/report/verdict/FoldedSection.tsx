import { type ReactNode, useEffect, useRef } from 'react';
import { FoldMark } from './Fold.tsx';

type Props = {
  id: string;
  title: string;
  /** A short total, readable without opening the section. */
  note?: ReactNode;
  /** The tools below the report have no number. */
  isTool?: boolean;
  children: ReactNode;
};

/** A numbered section that is folded. It opens by its heading, or by an address that points to it or into it. */
export function FoldedSection({ id, title, note, isTool = false, children }: Props) {
  const folded = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const openIfMeant = () => {
      const target = document.getElementById(window.location.hash.slice(1));
      const section = folded.current?.closest('section');
      if (!(target && folded.current && section?.contains(target))) return;
      folded.current.open = true;
      target.scrollIntoView();
    };
    openIfMeant();
    const followed = new AbortController();
    const { signal } = followed;
    window.addEventListener('hashchange', openIfMeant, { signal });
    window.addEventListener('popstate', openIfMeant, { signal });
    return () => followed.abort();
  }, []);
  return (
    <section
      id={id}
      data-contents={isTool ? 'tool' : 'section'}
      className={`scroll-mt-20 border-b border-line ${isTool ? '' : '[counter-increment:section]'}`}
    >
      <details ref={folded} className="group">
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1 py-2.5 hover:bg-none-soft print:break-after-avoid">
          <FoldMark />
          <h2
            className={`font-serif text-lg font-semibold ${isTool ? '' : 'before:mr-3 before:text-faint before:content-[counter(section)]'}`}
          >
            {title}
          </h2>
          {note && <span className="ml-auto text-sm text-muted">{note}</span>}
        </summary>
        <div className="pb-5">{children}</div>
      </details>
    </section>
  );
}
