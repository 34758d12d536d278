import { Link } from 'react-router-dom';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { formatCount } from '../../ui/formatCount.ts';

const link = 'underline underline-offset-4 hover:no-underline';

type Props = { jurisdiction: Jurisdiction; open: number; overdue: number };

/** The actions about all systems under one law, quietly. */
export function ActionLine({ jurisdiction, open, overdue }: Props) {
  const list = `/actions?law=${jurisdiction.toLowerCase()}`;
  return (
    <p className="figures mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <Link to={list} className={link}>
        Open actions: {formatCount(open)}
      </Link>
      <Link to={`${list}&overdue=`} className={`${link} ${overdue > 0 ? 'font-semibold text-high' : ''}`}>
        Overdue: {formatCount(overdue)}
      </Link>
    </p>
  );
}
