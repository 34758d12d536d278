import { Badge } from '../../ui/Badge.tsx';
import type { Tone } from '../../ui/Shape.tsx';

const statuses: Record<string, [string, Tone]> = {
  active: ['Active', 'low'],
  trialing: ['Active', 'low'],
  past_due: ['Payment overdue', 'high'],
  unpaid: ['Payment overdue', 'high'],
  paused: ['Paused', 'none'],
  canceled: ['Ended', 'none'],
};

/** The provider's word for how a subscription stands, in ours. */
export function StatusTag({ status, ending }: { status: string; ending: boolean }) {
  const [word, tone] = ending ? (['Ends soon', 'medium'] as const) : (statuses[status] ?? ([status, 'none'] as const));
  return <Badge tone={tone} word={word} />;
}
