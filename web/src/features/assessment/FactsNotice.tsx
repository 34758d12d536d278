import { Link } from 'react-router-dom';

type Props = { count: number; onReview: () => void };

/** A notice above the first question: questions that are not asked because the organisation has recorded the facts. */
export function FactsNotice({ count, onReview }: Props) {
  if (count === 0) return null;
  return (
    <p className="mt-4 text-sm text-muted">
      {count === 1 ? '1 fact about your organisation is used.' : `${count} facts about your organisation are used.`}{' '}
      <Link
        to="#organisation-facts"
        className="text-ink underline underline-offset-4 hover:no-underline"
        onClick={event => {
          event.preventDefault();
          onReview();
        }}
      >
        Review them
      </Link>
    </p>
  );
}
