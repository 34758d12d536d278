import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/formatCount.ts';

const link = 'underline underline-offset-4 hover:no-underline';
/** What is to be done over all systems, quietly. */
export function ActionLine({ open, overdue }: { open: number; overdue: number }) {
  return (
    <p className="figures mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <Link to="/actions" className={link}>
        Open actions: {formatCount(open)}
      </Link>
      <Link to="/actions?overdue=" className={`${link} ${overdue > 0 ? 'font-semibold text-high' : ''}`}>
        Overdue: {formatCount(overdue)}
      </Link>
    </p>
  );
}
