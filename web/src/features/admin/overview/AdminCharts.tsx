import { useQuery } from '@apollo/client/react';
import { failureOf } from '../../../client/failure.ts';
import { useKept } from '../../../client/useKept.ts';
import { graphql } from '../../../gql/gql.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatCount } from '../../../ui/formatCount.ts';
import { Shape, type Tone } from '../../../ui/Shape.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useNotices } from '../useNotices.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { RevenueChart } from './RevenueChart.tsx';

const Charts = graphql(`
  query AdminCharts {
    adminCharts {
      registrations {
        month
        count
      }
      assessments {
        month
        high
        medium
        low
      }
      revenue {
        month
        currency
        testMode
        amount
      }
    }
  }
`);

const short = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });
const counts = { format: formatCount, formatTick: short.format };
const levels: [name: string, key: 'high' | 'medium' | 'low', fill: string, ink: string, tone: Tone][] = [
  ['High', 'high', 'fill-high', 'text-high', 'high'],
  ['Medium', 'medium', 'fill-medium', 'text-medium', 'medium'],
  ['Low', 'low', 'fill-low', 'text-low', 'low'],
];

/** The last twelve months: registrations, assessments by level, revenue. */
export function AdminCharts() {
  const { data, error, refetch } = useQuery(Charts, {
    ...useKept(Charts),
  });
  const again = () => refetch().catch(() => {});
  useNotices('stats', again);

  if (!data) {
    return (
      <div className="mt-2 rounded-card border border-line bg-surface p-5">
        {error ? (
          <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
            The charts could not be loaded. {failureOf(error).message}
            <Button size="small" onClick={again}>
              Try Again
            </Button>
          </p>
        ) : (
          <Skeleton className="h-60" />
        )}
      </div>
    );
  }
  const { registrations, assessments, revenue } = data.adminCharts;
  const months = registrations.map(({ month }) => month);
  return (
    <section
      aria-label="Last twelve months"
      className="mt-2 grid gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-3"
    >
      <ChartFigure
        title="Registrations"
        months={months}
        series={[{ name: 'Registrations', fill: 'fill-faint', values: registrations.map(({ count }) => count) }]}
        {...counts}
        empty="No one registered in the last twelve months."
      />
      <ChartFigure
        title="Completed assessments by risk level"
        months={assessments.map(({ month }) => month)}
        series={levels.map(([name, key, fill]) => ({ name, fill, values: assessments.map(month => month[key]) }))}
        {...counts}
        legend={
          <ul className="flex flex-wrap gap-x-4 text-xs text-muted">
            {levels.map(([name, , , ink, tone]) => (
              <li key={name} className="flex items-center gap-1.5">
                <span className={ink}>
                  <Shape tone={tone} />
                </span>
                {name}
              </li>
            ))}
          </ul>
        }
        empty="No assessment was completed in the last twelve months."
      />
      <RevenueChart months={months} revenue={revenue} />
    </section>
  );
}
