import { Shape, type Tone } from './Shape.tsx';
import { positionsOf, withRoom } from './timeScale.ts';
import { useWidth } from './useWidth.ts';

/** `at` is an instant. */
type Point = { id: string; at: string; label: string; score: number; tone: Tone };
type Props = {
  /** The text alternative of the chart; a table of the same figures belongs next to it. */
  label: string;
  /** The points, oldest first. */
  points: Point[];
  /** The score at which each band begins, with its name. */
  thresholds: { score: number; label: string }[];
};

const HEIGHT = 220;
/** Leaves room for the figure above a score of 100. */
const TOP = 28;
const BOTTOM = 36;
const LEFT = 36;
/** Room for the names of the bands. */
const RIGHT = 80;
/** The distance of points from both ends, so that their figures do not touch the scale. */
const INSET = 24;
/** The approximate width of a date. */
const LABEL_WIDTH = 96;
/** The approximate width of a figure. */
const FIGURE_WIDTH = 22;
const inks: Record<Tone, string> = {
  high: 'text-high',
  medium: 'text-medium',
  low: 'text-low',
  none: 'text-none',
  critical: 'text-high',
};

const y = (score: number) => TOP + ((100 - score) / 100) * (HEIGHT - TOP - BOTTOM);

/** One score, 0 to 100, over time. */
export function ScoreTimeline({ label, points, thresholds }: Props) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const span = Math.max(0, width - LEFT - RIGHT - 2 * INSET);
  const places = positionsOf(
    points.map(({ at }) => Date.parse(at)),
    span,
  );
  const x = (index: number) => LEFT + INSET + (places[index] ?? 0);
  const dated = withRoom(places, LABEL_WIDTH);
  const figured = withRoom(places, FIGURE_WIDTH);
  return (
    <div ref={frame} className="figures" style={{ height: HEIGHT }}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={label} className="block text-xs">
          {[0, 50, 100].map(score => (
            <g key={score}>
              <line x1={LEFT} x2={width - RIGHT} y1={y(score)} y2={y(score)} className="stroke-line" />
              <text x={LEFT - 10} y={y(score) + 4} textAnchor="end" className="fill-faint">
                {score}
              </text>
            </g>
          ))}
          {thresholds.map(({ score, label }) => (
            <g key={score}>
              <line
                x1={LEFT}
                x2={width - RIGHT}
                y1={y(score)}
                y2={y(score)}
                strokeDasharray="3 4"
                className="stroke-edge"
              />
              <text x={width - RIGHT + 8} y={y(score) + 4} className="fill-muted">
                {label}
              </text>
            </g>
          ))}
          <polyline
            points={points.map(({ score }, index) => `${x(index)},${y(score)}`).join(' ')}
            fill="none"
            strokeWidth="1.5"
            className="stroke-ink"
          />
          {points.map(({ id, label, score, tone }, index) => (
            <g key={id}>
              <circle cx={x(index)} cy={y(score)} r="9" className="fill-surface" />
              <g transform={`translate(${x(index) - 6} ${y(score) - 6})`} className={inks[tone]}>
                <Shape tone={tone} size={12} />
              </g>
              <text x={x(index)} y={y(score) - 13} textAnchor="middle" className="fill-ink font-semibold">
                {figured.has(index) ? score : ''}
              </text>
              {dated.has(index) && (
                <text x={x(index)} y={HEIGHT - 12} textAnchor="middle" className="fill-muted">
                  {label}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
