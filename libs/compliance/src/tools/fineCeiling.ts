import { aiActCitation } from '../law/aiActCitation.ts';
import type { Citation } from '../law/citation.ts';

/** Euros, Art. 99(4): the fixed maximum for all duties listed there. */
const LISTED_DUTIES = 15_000_000;

/** The Act's own ceiling, next to the sum of the landing page's calculator. */
export function fineCeiling(fine: number): { text: string; note: string | null; citation: Citation } {
  return {
    text: 'The Act sets maximum fines and no minimum: €35 million or 7% of worldwide annual turnover for a prohibited practice, €15 million or 3% for breaches that Art. 99(4) lists. The higher of the two applies; for SMEs, the lower.',
    note: fine > LISTED_DUTIES ? 'This is an illustrative figure, above the maximum of Art. 99(4).' : null,
    citation: aiActCitation('Art. 99(3), (4) and (6)', 'gpai-and-penalties'),
  };
}
