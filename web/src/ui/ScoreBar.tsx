import type { Tone } from './Shape.tsx';

type Props = { score: number; tone: Tone; thresholds: readonly number[] };

const grounds: Record<Tone, string> = {
  high: 'fill-high',
  medium: 'fill-medium',
  low: 'fill-low',
  none: 'fill-none',
  critical: 'fill-high',
};

/** A score out of 100 as a bar with marked thresholds, next to the same number as text. */
export function ScoreBar({ score, tone, thresholds }: Props) {
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className="block h-3 w-full">
      <rect x="0" y="3" width="100" height="6" className="fill-line" />
      <rect
        x="0"
        y="3"
        width={Math.max(0, Math.min(100, score))}
        height="6"
        className={`transition-[width] ${grounds[tone]}`}
        style={{ transitionDuration: '1s' }}
      />
      {thresholds.map(threshold => (
        <line
          key={threshold}
          x1={threshold}
          x2={threshold}
          y1="0"
          y2="12"
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.5"
          className="stroke-ink"
        />
      ))}
    </svg>
  );
}
