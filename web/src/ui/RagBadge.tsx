import { Badge } from './Badge.tsx';
import type { Tone } from './Shape.tsx';

export type Rag = 'GREEN' | 'AMBER' | 'RED';

export const toneOfRag: Record<Rag, Tone> = { RED: 'high', AMBER: 'medium', GREEN: 'low' };

export function RagBadge({ rag }: { rag: Rag }) {
  return <Badge tone={toneOfRag[rag]} word={rag} />;
}
