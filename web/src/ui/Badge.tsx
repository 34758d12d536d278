import { Shape, type Tone } from './Shape.tsx';

const grounds: Record<Tone, string> = {
  high: 'bg-high-soft text-high',
  medium: 'bg-medium-soft text-medium',
  low: 'bg-low-soft text-low',
  none: 'bg-none-soft text-none',
  critical: 'bg-critical-soft text-critical',
};

/** A word with a shape and a colour; the word alone is sufficient. */
export function Badge({ tone, word }: { tone: Tone; word: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-control px-2 py-1 text-xs font-semibold tracking-wide whitespace-nowrap ${grounds[tone]}`}
    >
      <Shape tone={tone} />
      {word}
    </span>
  );
}
