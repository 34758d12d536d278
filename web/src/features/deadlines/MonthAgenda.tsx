import { longDate } from '@aicp/compliance/law/calendar';
import { CalendarEntry } from './CalendarEntry.tsx';
import type { MonthProps } from './MonthGrid.tsx';
import { monthOf, weekdayName } from './month.ts';

/** The days of a month that have something, one below the other: what a phone has room for. */
export function MonthAgenda({ byDay, today, month, linkTo }: MonthProps) {
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
