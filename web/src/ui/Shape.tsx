/** The shape of a rating, independent of its colour: triangle, diamond, circle, dash. */
export type Tone = 'high' | 'medium' | 'low' | 'none' | 'critical';

const paths: Record<Tone, string> = {
  critical: 'M6 .8 11.6 11H.4Z',
  high: 'M6 .8 11.6 11H.4Z',
  medium: 'M6 .4 11.6 6 6 11.6.4 6Z',
  low: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Z',
  none: 'M1 4.75h10v2.5H1Z',
};

export function Shape({ tone, size = 10 }: { tone: Tone; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 12 12" fill="currentColor" aria-hidden="true" className="shrink-0">
      <path d={paths[tone]} />
    </svg>
  );
}
