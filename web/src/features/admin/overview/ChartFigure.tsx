import { type ReactNode, useId, useState } from 'react';
import { MonthlyBars, monthWord, type Series } from './MonthlyBars.tsx';

type Props = {
  title: string;
  months: readonly string[];
  series: readonly Series[];
  /** Writes a figure in full. */
  format: (value: number) => string;
  /** Writes a figure in short form for the axis. */
  formatTick: (value: number) => string;
  legend?: ReactNode;
  /** Shown instead of an empty chart. */
  empty: string;
};

/** With fewer months there is nothing to compare, so only the figures are shown. */
const MIN_POINTS = 3;

/** One chart, with its figures as a table. */
export function ChartFigure({ title, months, series, format, formatTick, legend, empty }: Props) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const sums = series.map(({ name, values }) => `${name} ${format(values.reduce((sum, value) => sum + value, 0))}`);
  const filled = months.filter((_, index) => series.some(({ values }) => values[index])).length;
  const isEmpty = filled === 0;
  return (
    <section aria-labelledby={id} className="min-w-0 bg-surface p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="text-sm font-medium">
          {title}
        </h2>
        {!isEmpty && (
          <button
            type="button"
            aria-pressed={asTable}
            aria-describedby={id}
            onClick={() => setAsTable(!asTable)}
            className="min-h-6 rounded-control px-1 text-xs font-medium text-accent hover:underline"
          >
            Show as Table
          </button>
        )}
      </div>
      <div className="mb-2 flex min-h-9 items-center">{legend}</div>
      {isEmpty ? (
        <p className="grid h-42 place-items-center text-center text-sm text-muted">{empty}</p>
      ) : asTable ? (
        <table className="w-full text-right text-xs">
          <caption className="sr-only">{title} by month</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="text-left font-medium">
                Month
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month, index) => (
              <tr key={month} className="border-t border-line">
                <th scope="row" className="py-1 text-left font-normal">
                  {monthWord(month)} {month.slice(0, 4)}
                </th>
                {series.map(({ name, values }) => (
                  <td key={name}>{format(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : filled < MIN_POINTS ? (
        <dl className="grid h-42 place-content-center gap-y-1 text-center">
          {series.map(({ name, values }) => (
            <div key={name} className={series.length > 1 ? 'flex items-baseline gap-2' : ''}>
              <dd className={`figures font-semibold ${series.length > 1 ? 'text-xl' : 'text-2xl'}`}>
                {format(values.reduce((sum, value) => sum + value, 0))}
              </dd>
              <dt className="text-xs text-muted">{series.length > 1 ? name : `in ${months.length} months`}</dt>
            </div>
          ))}
        </dl>
      ) : (
        <MonthlyBars
          label={`${title} in ${months.length} months: ${sums.join(', ')}.`}
          months={months}
          series={series}
          format={formatTick}
        />
      )}
    </section>
  );
}
