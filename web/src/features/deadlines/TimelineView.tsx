import type { Deadline } from '../../parts/deadlines/deadlines.ts';
import { formatShortDate } from '../../ui/formatDate.ts';
import { useWidth } from '../../ui/useWidth.ts';
import { kindNames, type View } from './deadlinesView.ts';
import { KindMark } from './KindMark.tsx';
import { monthName, monthOf, monthsLater } from './month.ts';
import { TimelineLane } from './TimelineLane.tsx';
import { GUTTER, lanesOf, type Scale, scaleOf } from './timeline.ts';

/** The most lines that are readable at once. */
const LANES = 50;
/** Below this width, in pixels, only one year is legible. */
const NARROW = 560;

type Props = {
  deadlines: Deadline[];
  /** ISO date. */
  today: string;
  by: View['by'];
  linkTo: (change: Partial<View>) => string;
};

/** Two years, or one on a phone, from left to right: a line for each kind or system, crossed by the legal dates. */
export function TimelineView({ deadlines, today, by, linkTo }: Props) {
  const [axis, width] = useWidth<HTMLDivElement>();
  const months = width < NARROW ? 12 : 24;
  const scale = scaleOf(today, months, width);
  const lanes = lanesOf(deadlines, by);
  const landmarks = deadlines.filter(({ kind, date }) => kind === 'law' && date < scale.end).map(({ date }) => date);
  const kinds = [...new Set(deadlines.map(({ kind }) => kind))];
  return (
    <section aria-label="Timeline" className="mt-6">
      <p className="figures text-sm text-muted">
        {monthName(monthOf(today))} to {monthName(monthsLater(monthOf(today), months - 1))}. Overdue dates are on the
        left, later dates on the right.
      </p>
      <ul aria-label="Legend" className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-xs text-muted">
        {kinds.map(kind => (
          <li key={kind} className="flex items-center gap-1.5">
            <KindMark kind={kind} />
            {kindNames[kind]}
          </li>
        ))}
      </ul>
      <div className="mt-4 rounded-card border border-line bg-surface">
        <div className="grid grid-cols-[minmax(0,1fr)] px-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <div ref={axis} className="relative h-9 sm:col-start-2">
            {width > 0 && <Axis scale={scale} today={today} months={months} />}
          </div>
        </div>
        {width > 0 && (
          <ul className="divide-y divide-line border-t border-line">
            {lanes.slice(0, LANES).map(lane => (
              <TimelineLane
                key={lane.id}
                lane={lane}
                today={today}
                scale={scale}
                landmarks={landmarks}
                linkTo={linkTo}
              />
            ))}
          </ul>
        )}
      </div>
      {lanes.length > LANES && (
        <p className="figures mt-4 text-sm text-muted">
          The first {LANES} of {lanes.length} rows are shown.
        </p>
      )}
    </section>
  );
}

function Axis({ scale, today, months }: { scale: Scale; today: string; months: number }) {
  const ticks = Array.from({ length: Math.floor(months / 3) }, (_, at) => `${monthsLater(monthOf(today), 3 * at)}-01`);
  return (
    <svg width={scale.width} height={36} aria-hidden="true" className="absolute overflow-visible text-xs">
      {ticks.map(tick => (
        <g key={tick}>
          <line x1={scale.at(tick)} x2={scale.at(tick)} y1={28} y2={36} className="stroke-edge" />
          <text x={scale.at(tick)} y={20} className="fill-muted">
            {formatShortDate(tick).slice(2)}
          </text>
        </g>
      ))}
      <line x1={GUTTER} x2={scale.width - GUTTER} y1={35.5} y2={35.5} className="stroke-line" />
    </svg>
  );
}
