import { longDate } from '@aicp/compliance/law/calendar';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { CalendarEntry } from './CalendarEntry.tsx';
import { MonthGrid, type MonthProps } from './MonthGrid.tsx';
import { monthName, monthOf, monthsLater, weekdayName } from './month.ts';

/** One month at a time; on a phone a list of its days. */
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
          from earlier months.
        </p>
      )}
      <MonthGrid {...props} byDay={byDay} />
      <MonthAgenda {...props} byDay={byDay} />
      {isEmpty && <p className="mt-4 text-sm text-muted">Nothing is due in {monthName(month)}.</p>}
    </section>
  );
}

/** The days of a month with deadlines, as a list for phones. */
function MonthAgenda({ byDay, today, month, linkTo }: MonthProps) {
  return (
    <div className="mt-4 space-y-5 sm:hidden">
      {[...byDay]
        .filter(([day]) => monthOf(day) === month)
        .map(([day, deadlines]) => (
          <section key={day} aria-label={longDate(day)}>
            <h3 className="figures text-sm font-semibold">
              {weekdayName(day)}, {longDate(day)}
              {day === today && <span className="ml-2 font-normal text-muted">Today</span>}
            </h3>
            <ul className="mt-2 space-y-1.5">
              {deadlines.map(deadline => (
                <li key={deadline.key}>
                  <CalendarEntry deadline={deadline} today={today} toDay={linkTo({ from: day })} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
