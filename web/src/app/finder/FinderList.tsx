import { Link } from 'react-router-dom';
import type { Group } from './found.ts';

type Props = {
  id: string;
  groups: readonly Group[];
  /** The index of the result selected with the keys, counted through all groups. */
  marked: number;
  idOf: (index: number) => string;
  onMark: (index: number) => void;
  onGo: (to: string) => void;
};

/** The results in groups. Each is a link, for the pointer and for opening in a new tab; keys reach it from the field. */
export function FinderList({ id, groups, marked, idOf, onMark, onGo }: Props) {
  let next = 0;
  return (
    <div id={id} role="listbox" aria-label="Found">
      {groups.map(({ title, places }) => (
        <fieldset key={title} className="min-w-0 pb-2">
          <legend className="px-3 pt-2 pb-1 text-xs font-medium text-muted">{title}</legend>
          {places.map(({ to, name, hint }) => {
            const index = next++;
            return (
              <Link
                key={to}
                to={to}
                id={idOf(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === marked}
                onPointerMove={() => index !== marked && onMark(index)}
                onClick={() => onGo(to)}
                className="flex min-h-11 items-center justify-between gap-4 rounded-control px-3 py-2 text-sm aria-selected:bg-accent-soft"
              >
                <span className="truncate">{name}</span>
                <span className="shrink-0 text-xs text-muted">{hint}</span>
              </Link>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
