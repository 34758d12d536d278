import { Link } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { MonthAgenda } from './MonthAgenda.tsx';
import { MonthGrid, type MonthProps } from './MonthGrid.tsx';
import { monthName, monthOf, monthsLater } from './month.ts';

/** A month at a time; on a phone its days one below the other. */
export function CalendarView(props: Omit<MonthProps, 'byDay'>) {
  const { deadlines, today, month, onMonth, linkTo } = props;
  const byDay = Map.groupBy(deadlines, ({ date }) => date);
  const isEmpty = !deadlines.some(({ date }) => monthOf(date) === month);
  const before = deadlines.filter(({ date }) => date < today && monthOf(date) < month).length;
  return (
    <section aria-labelledby="month" className="mt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="month" aria-live="polite" className="mr-auto font-serif text-xl font-semibold">
          {monthName(month)}
        </h2>
        <div className="flex gap-2">
          <Button size="small" aria-label="Previous month" onClick={() => onMonth(monthsLater(month, -1))}>
            Previous
          </Button>
          <Button size="small" onClick={() => onMonth(monthOf(today))}>
            Today
          </Button>
          <Button size="small" aria-label="Next month" onClick={() => onMonth(monthsLater(month, 1))}>
            Next
          </Button>
        </div>
      </div>
      {before > 0 && (
        <p className="figures mt-2 text-sm">
          <Link to={linkTo({ shown: 'list' })} className="text-high underline underline-offset-4 hover:no-underline">
            {before.toLocaleString('en-GB')} overdue
          </Link>{' '}
          from before this month.
        </p>
      )}
      <MonthGrid {...props} byDay={byDay} />
      <MonthAgenda {...props} byDay={byDay} />
      {isEmpty && <p className="mt-4 text-sm text-muted">Nothing is due in {monthName(month)}.</p>}
    </section>
  );
}
