import type { ReactNode } from 'react';
import type { Tone } from './Shape.tsx';

type Dial = {
  /** The text alternative of the dial. */
  label: string;
  /** 0 to 100; higher values count as 100. Null: not scored. */
  score: number | null;
  tone: Tone;
  /** The limits of the bands. */
  thresholds: number[];
  children?: ReactNode;
};

const strokes: Record<Tone, string> = {
  high: 'stroke-high',
  medium: 'stroke-medium',
  low: 'stroke-low',
  none: 'stroke-none',
  critical: 'stroke-high',
};
const CENTRE = 120;
const RADIUS = 92;

function at(degrees: number, radius: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
}

/** The drawing shared by gauge and ring: a track, an arc for the score, and marked thresholds. */
function ScoreDial({ label, score, tone, thresholds, start, sweep }: Dial & { start: number; sweep: number }) {
  const shown = score === null ? null : Math.min(100, Math.max(0, score));
  const [x1, y1] = at(start, RADIUS);
  const [x2, y2] = at(start + Math.min(sweep, 359.99), RADIUS);
  const track = `M${x1} ${y1}A${RADIUS} ${RADIUS} 0 ${sweep > 180 ? 1 : 0} 1 ${x2} ${y2}`;
  const half = sweep === 180;
  const isNone = shown === 0 && !half;
  return (
    <svg viewBox={half ? '0 0 240 136' : '0 0 240 240'} role="img" aria-label={label} className="w-60 max-w-full">
      {/* A score of 0 is a finding: an empty ring would read as one without data. */}
      <path
        d={track}
        fill="none"
        strokeWidth="10"
        strokeOpacity={isNone ? 0.35 : undefined}
        className={isNone ? strokes[tone] : 'stroke-line'}
      />
      {shown !== null && (
        <path
          d={track}
          fill="none"
          strokeWidth="10"
          pathLength="100"
          strokeDasharray={`${shown} 101`}
          className={strokes[tone]}
        />
      )}
      {thresholds.map(threshold => {
        const degrees = start + (sweep * threshold) / 100;
        const [fromX, fromY] = at(degrees, RADIUS - 8);
        const [toX, toY] = at(degrees, RADIUS + 8);
        const [textX, textY] = at(degrees, RADIUS + 18);
        return (
          <g key={threshold}>
            <line x1={fromX} y1={fromY} x2={toX} y2={toY} strokeWidth="1.5" className="stroke-ink" />
            <text x={textX} y={textY + 4} textAnchor="middle" className="figures fill-faint text-xs">
              {threshold}
            </text>
          </g>
        );
      })}
      <text
        x={CENTRE}
        y={half ? 112 : 132}
        textAnchor="middle"
        className={`figures font-semibold ${shown === null ? 'fill-muted text-xl' : 'fill-ink text-4xl'}`}
      >
        {shown ?? 'Not scored'}
      </text>
      {shown !== null && (
        <text x={CENTRE} y={half ? 130 : 152} textAnchor="middle" className="figures fill-faint text-xs">
          of 100
        </text>
      )}
    </svg>
  );
}

/** A half circle with 0 on the left, for the risk score. */
export const ScoreGauge = (dial: Dial) => <ScoreDial {...dial} start={180} sweep={180} />;

/** A full circle from the top, for the compliance score. */
export const ScoreRing = (dial: Dial) => <ScoreDial {...dial} start={-90} sweep={360} />;
