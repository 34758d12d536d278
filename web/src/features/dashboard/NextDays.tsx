import { longDate } from '@aicp/compliance/law/calendar';
import { Link } from 'react-router-dom';
import { DeadlineSystems } from '../../parts/deadlines/DeadlineSystems.tsx';
import { deadlineSummary } from '../../parts/deadlines/deadlineSummary.ts';
import { type DeadlineParts, deadlinesOf } from '../../parts/deadlines/deadlines.ts';
import { today } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';

const LINES = 3;

/** The first lines of the deadlines: what is due now and next over all systems. */
export function NextDays({ parts }: { parts: DeadlineParts }) {
  const deadlines = deadlinesOf(parts).slice(0, LINES);
  const all = (
    <Link
      to="/deadlines"
      className="inline-flex min-h-6 items-center text-xs underline underline-offset-4 hover:no-underline"
    >
      All Deadlines
    </Link>
  );
  if (deadlines.length === 0) return <p className="mt-4">{all}</p>;
  const now = today();
  return (
    <section aria-labelledby="next-days" className="mt-4 rounded-card border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <h2 id="next-days" className="text-xs font-medium text-muted">
          Due now and next
        </h2>
        {all}
      </div>
      <ul className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {deadlines.map(deadline => {
          const { key, date } = deadline;
          return (
            <li key={key} className="min-w-0 text-sm">
              <p className="figures flex flex-wrap items-center gap-x-2 font-semibold">
                {longDate(date)}
                <span className={`font-normal ${date < now ? 'text-high' : 'text-muted'}`}>{howSoon(date, now)}</span>
                {deadline.kind === 'law' && !deadline.binding && <Tag>Proposed, not law</Tag>}
              </p>
              <p className="mt-0.5 line-clamp-2 wrap-anywhere text-muted">{deadlineSummary(deadline, now)}</p>
              <p className="mt-0.5 truncate">
                <DeadlineSystems deadline={deadline} />
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const DAY_MS = 86_400_000;

/** How many days are left; less than none for a day that is past. Both are ISO dates. */
const daysTo = (date: string, today: string): number => (Date.parse(date) - Date.parse(today)) / DAY_MS;

/** "in 3 days", "today", "2 days overdue". */
function howSoon(date: string, today: string): string {
  const days = daysTo(date, today);
  const count = `${Math.abs(days).toLocaleString('en-GB')} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  if (days === 0) return 'today';
  return days > 0 ? `in ${count}` : `${count} overdue`;
}
