import { Link } from 'react-router-dom';

/** Shown while the law has moved and someone has to decide. */
export function LawLine({ open }: { open: number }) {
  return (
    <p className="mt-4 text-sm">
      The law moved: {open.toLocaleString('en-GB')} {open === 1 ? 'system changes' : 'systems change'}.{' '}
      <Link to="/law-changes" className="underline underline-offset-4 hover:no-underline">
        Review
      </Link>
    </p>
  );
}
