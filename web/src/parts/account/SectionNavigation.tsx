import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

/** The id and the label of each section on the page. */
export type Sections = readonly (readonly [id: string, label: string])[];

/** Links to the sections. On wide screens they stay next to the sections and mark the current one. */
export function SectionNavigation({ label, sections }: { label: string; sections: Sections }) {
  const current = useSectionInView(sections);
  return (
    <nav aria-label={label} className="xl:sticky xl:top-22 xl:self-start">
      <ul className="flex flex-wrap gap-x-1 gap-y-1 xl:flex-col xl:border-l xl:border-line">
        {sections.map(([id, label]) => (
          <li key={id} className="xl:-ml-px">
            <Link
              to={`#${id}`}
              replace
              aria-current={current === id ? 'location' : undefined}
              className="block rounded-control border border-line bg-surface px-3 py-1.5 pointer-coarse:py-3 text-sm text-muted hover:text-ink
                xl:rounded-none xl:border-0 xl:border-l-2 xl:border-transparent xl:bg-transparent xl:aria-[current]:border-accent
                xl:aria-[current]:font-medium xl:aria-[current]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The topmost section that crosses the upper part of the window. */
function useSectionInView(sections: Sections): string | undefined {
  const [inView, setInView] = useState<readonly string[]>([]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      entries =>
        setInView(before => {
          const left = entries.filter(entry => !entry.isIntersecting).map(entry => entry.target.id);
          const entered = entries.filter(entry => entry.isIntersecting).map(entry => entry.target.id);
          return [...before.filter(id => !left.includes(id)), ...entered];
        }),
      { rootMargin: '-88px 0px -60% 0px' },
    );
    function observeAll() {
      for (const [id] of sections) {
        const section = document.getElementById(id);
        if (section) observer.observe(section);
      }
    }
    observeAll();
    // Some sections are rendered later; observing a section twice has no effect.
    const arrivals = new MutationObserver(observeAll);
    arrivals.observe(document.body, { childList: true, subtree: true });
    return () => {
      arrivals.disconnect();
      observer.disconnect();
    };
  }, [sections]);
  return (sections.find(([id]) => inView.includes(id)) ?? sections[0])?.[0];
}
