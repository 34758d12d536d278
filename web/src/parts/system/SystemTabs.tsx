import { useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { ReadOnly } from '../../ui/ReadOnly.ts';
import { factsPath, filesPath, historyPath, reportPath, supplierPath, systemPath } from '../paths.ts';

type Props = {
  id: string;
  jurisdiction: Jurisdiction;
  /** The latest report under the law of the page; null or undefined before the first one. */
  reportId?: string | null | undefined;
};

const look = 'inline-flex min-h-9 items-center border-b-2 text-sm font-medium pointer-coarse:min-h-11';

/** Links to the pages of one system, except the current one. */
export function SystemTabs({ id, jurisdiction, reportId }: Props) {
  const isArchived = useContext(ReadOnly) !== undefined;
  const { pathname } = useLocation();
  const tabs = [
    ['Overview', systemPath(jurisdiction, id)],
    ...(reportId ? [['Report', reportPath(jurisdiction, reportId)]] : []),
    ...(isArchived ? [] : [['Actions', `/actions?system=${id}`]]),
    ['Documents and evidence', filesPath(jurisdiction, id)],
    ['Facts', factsPath(jurisdiction, id)],
    ...(isArchived ? [] : [['Supplier', supplierPath(jurisdiction, id)]]),
    ['History', historyPath(jurisdiction, id)],
  ] as const;
  return (
    <nav aria-label="System" className="no-print mb-6 border-b border-line">
      <ul className="-mb-px flex flex-wrap gap-x-3 sm:gap-x-5">
        {tabs.map(([name = '', to = '']) => (
          <li key={name}>
            {pathname === to ? (
              <span aria-current="page" className={`${look} border-accent text-ink`}>
                {name}
              </span>
            ) : (
              <Link to={to} className={`${look} border-transparent text-muted hover:text-ink`}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
