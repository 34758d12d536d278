import { ButtonLink } from '../../ui/Button.tsx';
import { formatCount } from '../../ui/formatCount.ts';
import { PAGE, queryOf, type View } from './systemView.ts';

/** The links to the pages of a long list; each page has an address. */
export function PageTurner({ view, matches }: { view: View; matches: number }) {
  const { page } = view;
  const to = (next: number) => ({ search: queryOf({ ...view, page: next }).toString() });
  return (
    <nav
      aria-label="Pages"
      className="figures mt-3 flex flex-wrap items-center justify-between gap-3 text-sm text-muted"
    >
      <p>
        {formatCount(Math.min(matches, (page - 1) * PAGE + 1))} to {formatCount(Math.min(matches, page * PAGE))} of{' '}
        {formatCount(matches)}
      </p>
      <div className="flex gap-2">
        {page > 1 && (
          <ButtonLink size="small" to={to(page - 1)}>
            Previous
          </ButtonLink>
        )}
        {page * PAGE < matches && (
          <ButtonLink size="small" to={to(page + 1)}>
            Next
          </ButtonLink>
        )}
      </div>
    </nav>
  );
}
