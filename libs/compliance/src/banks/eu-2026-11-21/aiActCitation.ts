import type { Citation } from '../../law/citation.ts';
import { dateOf, type LegalDateId } from './dates.ts';

const CONSOLIDATED = 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:02024R1689-20260727';

/** The consolidation of the AI Act that this bank was written from (with Regulation (EU) 2026/1744). */
export const ACT_AS_OF = '2026-07-27';

/** The day on which every citation of this bank was checked. */
const CHECKED_ON = '2026-11-21';

/**
 * A citation of the AI Act in its consolidated text.
 * @param label for example "Art. 9" or "Arts 11 and 18"
 * @param applies the entry of this bank's dates from which it applies, or null where none is meant
 */
export function aiActCitation(
  label: string,
  applies: LegalDateId | null,
  confidence: Citation['confidence'] = 'H',
): Citation {
  return {
    label,
    instrument: 'Regulation (EU) 2024/1689 (AI Act), as amended by Regulation (EU) 2026/1744',
    article: label.replace(/^Arts?\.? /, ''),
    url: CONSOLIDATED,
    asOf: ACT_AS_OF,
    checkedOn: CHECKED_ON,
    confidence,
    appliesFrom: applies === null ? null : dateOf(applies),
  };
}
