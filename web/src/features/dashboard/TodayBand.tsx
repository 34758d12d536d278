import { Link } from 'react-router-dom';
import type { DashboardQuery, Jurisdiction } from '../../gql/graphql.ts';
import { documentPath, reportPath, sharingPath, supplierPath } from '../../parts/paths.ts';
import { formatCount } from '../../ui/formatCount.ts';
import { today } from '../../ui/formatDate.ts';

const DAY_MS = 86_400_000;
/** Evidence that expires within this many days is shown. */
const SOON = 30;
/** The longest list that the server returns. */
const MAX_LISTED = 100;

/** The reserved space while the counts are loading. */
export const bandPlace = 'mt-4 h-10.5';

type Shown = Pick<
  DashboardQuery,
  'actionCounts' | 'reportsForReview' | 'documentsForReview' | 'evidenceDates' | 'answeredRequests' | 'lawChanges'
>;
type Entry = { count: number; label: string; to: string; isLate?: boolean };

/** The user's open items under one law, each kind as a number and a link. */
export function TodayBand({ jurisdiction, shown }: { jurisdiction: Jurisdiction; shown: Shown }) {
  const entries = entriesOf(jurisdiction, shown).filter(({ count }) => count > 0);
  return (
    <section
      aria-labelledby="today"
      className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 rounded-card border border-line bg-surface px-5 py-2 text-sm"
    >
      <h2 id="today" className="font-semibold">
        For you today
      </h2>
      {entries.length === 0 && <p className="py-0.5 text-muted">Nothing is waiting for you.</p>}
      {entries.length > 0 && (
        <ul className="flex flex-wrap gap-x-6">
          {entries.map(({ count, label, to, isLate }) => (
            <li key={label}>
              <Link
                to={to}
                className={`figures inline-flex min-h-6 items-center gap-1.5 underline-offset-4 hover:underline pointer-coarse:min-h-11 ${isLate ? 'text-high' : ''}`}
              >
                <span className="font-semibold">
                  {formatCount(count)}
                  {count === MAX_LISTED && '+'}
                </span>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function entriesOf(law: Jurisdiction, shown: Shown): Entry[] {
  const { actionCounts, reportsForReview: reports, documentsForReview: documents, lawChanges } = shown;
  const soon = new Date(Date.parse(today()) + SOON * DAY_MS).toISOString().slice(0, 10);
  const expiring = (shown.evidenceDates ?? []).filter(({ validUntil }) => validUntil <= soon);
  const answered = shown.answeredRequests ?? [];
  const waiting = (which: 'toReview' | 'sentBack', label: string): Entry => {
    const paths = [
      ...(reports?.[which] ?? []).map(id => reportPath(law, id)),
      ...(documents?.[which] ?? []).map(({ reportId, type }) => documentPath(law, reportId, type)),
    ];
    return { count: paths.length, label, to: paths[0] ?? '' };
  };
  return [
    {
      count: actionCounts?.overdue ?? 0,
      label: 'overdue',
      to: `/actions?law=${law.toLowerCase()}&overdue=`,
      isLate: true,
    },
    waiting('toReview', 'to review'),
    waiting('sentBack', 'sent back'),
    { count: expiring.length, label: 'expiring', to: `/deadlines?kind=evidence&law=${law.toLowerCase()}` },
    {
      count: answered.length,
      label: answered.length === 1 ? 'supplier answered' : 'suppliers answered',
      to: answered.length === 1 ? supplierPath(law, answered[0] ?? '') : sharingPath,
    },
    {
      count: lawChanges?.open ?? 0,
      label: lawChanges?.open === 1 ? 'law change' : 'law changes',
      to: '/law-changes',
    },
  ];
}
