import { isolated } from '@aicp/contracts/isolated';
import { Link } from 'react-router-dom';
import { deadlineSummary } from '../../parts/deadlines/deadlineSummary.ts';
import type { Deadline } from '../../parts/deadlines/deadlines.ts';
import { deadlinePath } from './deadlinePath.ts';
import { KindMark } from './KindMark.tsx';

type Props = {
  deadline: Deadline;
  today: string;
  /** The address that opens its day, for deadlines without their own page. */
  toDay: string;
  /** Whether it is in a grid, where the arrow keys move the focus. */
  isInGrid?: boolean;
};

/** One deadline as a line with a link to its page. */
export function CalendarEntry({ deadline, today, toDay, isInGrid = false }: Props) {
  const text = deadlineSummary(deadline, today);
  const system = deadline.systems[0]?.name ?? (deadline.organisation ? 'Organisation' : undefined);
  const title = system ? `${text} · ${isolated(system)}` : text;
  // If space is short, the shape shows that it is an action.
  const line = deadline.kind === 'action' ? deadline.title : text;
  return (
    <Link
      to={deadlinePath(deadline) ?? toDay}
      title={title}
      {...(isInGrid && { tabIndex: -1 })}
      className={`flex min-w-0 items-center gap-1.5 rounded-control bg-none-soft px-1.5 hover:bg-accent-soft
        ${isInGrid ? 'py-0.5 text-xs' : 'py-2 text-sm'} ${deadline.date < today ? 'text-high' : 'text-ink'}`}
    >
      <KindMark kind={deadline.kind} />
      <span className={isInGrid ? 'truncate' : 'min-w-0 wrap-anywhere'}>{isInGrid ? line : title}</span>
    </Link>
  );
}
