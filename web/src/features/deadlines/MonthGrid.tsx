import { longDate } from '@aicp/compliance/law/calendar';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Deadline } from '../../parts/deadlines/deadlines.ts';
import { CalendarEntry } from './CalendarEntry.tsx';
import type { View } from './deadlinesView.ts';
import {
  daysLater,
  endOfWeek,
  monthName,
  monthOf,
  monthsLater,
  sameDayOf,
  startOfWeek,
  weekdayName,
  weeksOf,
} from './month.ts';

/** The number of lines that fit in a day. */
const LINES = 3;

/** The day to which each key moves from a day. */
const ways: Record<string, (day: string) => string> = {
  ArrowLeft: day => daysLater(day, -1),
  ArrowRight: day => daysLater(day, 1),
  ArrowUp: day => daysLater(day, -7),
  ArrowDown: day => daysLater(day, 7),
  Home: startOfWeek,
  End: endOfWeek,
  PageUp: day => sameDayOf(monthsLater(monthOf(day), -1), day),
  PageDown: day => sameDayOf(monthsLater(monthOf(day), 1), day),
};

export type MonthProps = {
  deadlines: Deadline[];
  byDay: ReadonlyMap<string, Deadline[]>;
  /** ISO date. */
  today: string;
  month: string;
  onMonth: (month: string) => void;
  /** The address of the view with these changes. */
  linkTo: (change: Partial<View>) => string;
};

/** A month as weeks: the arrow keys move from day to day, and Enter opens one. */
export function MonthGrid({ byDay, today, month, onMonth, linkTo }: MonthProps) {
  const navigate = useNavigate();
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(today);
  /** The day that a key has moved to, until it is rendered. */
  const wanted = useRef('');
  const reached = [chosen, today].find(day => monthOf(day) === month) ?? `${month}-01`;
  const weeks = weeksOf(month);

  useEffect(() => {
    if (!wanted.current || monthOf(wanted.current) !== month) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)?.focus();
    wanted.current = '';
  });

  function press(event: KeyboardEvent, day: string) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ways[event.key];
    if (way) {
      event.preventDefault();
      const next = way(day);
      wanted.current = next;
      setChosen(next);
      if (monthOf(next) !== month) onMonth(monthOf(next));
    } else if (event.target === event.currentTarget && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      void navigate(linkTo({ from: day }));
    }
  }

  return (
    <table ref={grid} {...asGrid} aria-label={monthName(month)} className="mt-4 hidden w-full table-fixed sm:table">
      <thead>
        <tr>
          {weeks[0]?.map(day => (
            <th key={day} scope="col" className="px-1.5 pb-2 text-left text-xs font-medium text-muted">
              <span aria-hidden="true">{weekdayName(day).slice(0, 3)}</span>
              <span className="sr-only">{weekdayName(day)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {week.map(day => (
              <td
                key={day}
                {...asCell(day === reached)}
                data-day={day}
                {...(day === today && { 'aria-current': 'date' })}
                onKeyDown={event => press(event, day)}
                onFocus={() => setChosen(day)}
                className={`h-28 border border-line p-1.5 align-top ${monthOf(day) === month ? 'bg-surface' : 'bg-canvas'}`}
              >
                <MonthDay day={day} due={byDay.get(day) ?? []} today={today} toDay={linkTo({ from: day })} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table whose cells take the focus, one of them with the Tab key. Screen readers then leave the arrow keys to it. */
const asGrid = { role: 'grid' };
const asCell = (isReached: boolean) => ({ role: 'gridcell', tabIndex: isReached ? 0 : -1 });

type DayProps = { day: string; due: Deadline[]; today: string; toDay: string };

function MonthDay({ day, due, today, toDay }: DayProps) {
  const lines = due.length > LINES ? due.slice(0, LINES - 1) : due;
  const look = day === today ? 'rounded-control bg-ink px-1.5 py-0.5 font-semibold text-canvas' : 'px-1 text-muted';
  return (
    <>
      <p className="figures text-xs">
        <span aria-hidden="true" className={look}>
          {Number(day.slice(8))}
        </span>
        <span className="sr-only">{longDate(day)}</span>
      </p>
      {due.length > 0 && (
        <ul className="mt-1 space-y-1">
          {lines.map(deadline => (
            <li key={deadline.key}>
              <CalendarEntry deadline={deadline} today={today} toDay={toDay} isInGrid />
            </li>
          ))}
          {due.length > lines.length && (
            <li>
              <Link
                to={toDay}
                tabIndex={-1}
                className="block px-1.5 text-xs font-medium underline underline-offset-2 hover:no-underline"
              >
                +{due.length - lines.length} more
              </Link>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
