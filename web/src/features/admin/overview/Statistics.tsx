import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { useKept } from '../../../client/useKept.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatCount } from '../../../ui/formatCount.ts';
import { useNotices } from '../useNotices.ts';
import { adminStatsQuery } from './adminStatsQuery.ts';

const figures = [
  ['totalUsers', 'Total users'],
  ['verifiedUsers', 'Verified users'],
  ['activeUsers', 'Active users'],
  ['totalAssessments', 'Total assessments'],
  ['recentRegistrations', 'Recent registrations'],
] as const;

/** The five statistics of the admin page. */
export function Statistics() {
  const { data, error, refetch } = useQuery(adminStatsQuery, {
    ...useKept(adminStatsQuery),
  });
  const again = () => refetch().catch(() => {});
  useNotices('stats', again);
  return (
    <section aria-label="Statistics" className="mt-6">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-5">
        {figures.map(([name, label]) => (
          <div key={name} className="bg-surface px-5 py-4 first:max-sm:col-span-2">
            <dt className="text-xs font-medium text-muted">{label}</dt>
            <dd className="figures mt-1 flex flex-wrap items-baseline gap-x-2 text-2xl font-semibold">
              {data ? formatCount(data.adminStats[name]) : '–'}
              {name === 'recentRegistrations' && (
                <span className="text-xs font-normal text-muted">in the last 30 days</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {error && !data && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-sm text-high">
          The statistics could not be loaded. {failureOf(error).message}
          <Button size="small" onClick={again}>
            Try Again
          </Button>
        </p>
      )}
    </section>
  );
}
