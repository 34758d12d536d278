import { longDate } from '@aicp/compliance/law/calendar';
import { isolated } from '@aicp/contracts/isolated';
import { Link } from 'react-router-dom';
import { deadlineSummary } from '../../parts/deadlines/deadlineSummary.ts';
import type { Deadline } from '../../parts/deadlines/deadlines.ts';
import { deadlinePath } from './deadlinePath.ts';
import type { View } from './deadlinesView.ts';
import { KindMark } from './KindMark.tsx';
import { GUTTER, type Lane, type Mark, marksOf, type Scale } from './timeline.ts';

const HEIGHT = 40;

type Props = {
  lane: Lane;
  today: string;
  scale: Scale;
  /** Legal dates, as ISO dates. */
  landmarks: readonly string[];
  linkTo: (change: Partial<View>) => string;
};

/** One line; read aloud, it is a list of its dates, each a link. */
export function TimelineLane({ lane, today, scale, landmarks, linkTo }: Props) {
  const { width, at } = scale;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center px-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
      <h2 className="truncate pt-2 pr-4 text-sm font-medium sm:pt-0" title={lane.name}>
        {lane.name}
      </h2>
      <div className="figures relative h-10">
        <svg width={width} height={HEIGHT} aria-hidden="true" className="absolute">
          <line x1={GUTTER} x2={width - GUTTER} y1={HEIGHT / 2} y2={HEIGHT / 2} className="stroke-line" />
          {landmarks.map(day => (
            <line
              key={day}
              x1={at(day)}
              x2={at(day)}
              y1={0}
              y2={HEIGHT}
              strokeDasharray="2 3"
              className="stroke-edge"
            />
          ))}
          <line x1={at(today)} x2={at(today)} y1={0} y2={HEIGHT} className="stroke-accent" />
        </svg>
        <ul aria-label={lane.name}>
          {marksOf(lane.deadlines, today, scale).map(mark => (
            <li key={mark.deadlines[0]?.key} className="absolute top-2 -ml-3" style={{ left: mark.at }}>
              <MarkLink mark={mark} lane={lane.id} today={today} linkTo={linkTo} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

type MarkProps = { mark: Mark; lane: string; today: string; linkTo: Props['linkTo'] };

function MarkLink({ mark: { deadlines }, lane, today, linkTo }: MarkProps) {
  const [first] = deadlines;
  const last = deadlines.at(-1);
  if (!first || !last) return null;
  const opened = linkTo({ from: first.date, to: last.date, lane });
  const one = deadlines.length === 1;
  const words = one ? wordsOf(first, today) : `${deadlines.length} deadlines, ${spanOf(first.date, last.date)}`;
  const isOverdue = first.date < today;
  return (
    <Link
      to={(one && deadlinePath(first)) || opened}
      aria-label={words}
      title={words}
      className={`flex size-6 items-center justify-center rounded-full ${
        one ? `${isOverdue ? 'text-high' : 'text-ink'} bg-surface` : `${isOverdue ? 'bg-high' : 'bg-ink'} text-surface`
      }`}
    >
      {one ? <KindMark kind={first.kind} /> : <span className="text-xs font-semibold">{deadlines.length}</span>}
    </Link>
  );
}

const spanOf = (first: string, last: string) =>
  first === last ? longDate(first) : `${longDate(first)} to ${longDate(last)}`;

function wordsOf(deadline: Deadline, today: string): string {
  const system = deadline.systems[0]?.name ?? (deadline.organisation ? 'Organisation' : undefined);
  return `${longDate(deadline.date)}: ${deadlineSummary(deadline, today)}${system ? ` · ${isolated(system)}` : ''}`;
}
