import { CHECKED_ON } from './checkedOn.ts';
import type { Citation } from './citation.ts';
import { currentLegalDateOf, type LegalDateId } from './dates.ts';

const CONSOLIDATED = 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:02024R1689-20260727';

/** The consolidation of the AI Act that live pages cite (with Regulation (EU) 2026/1744). Each bank has its own. */
const ACT_AS_OF = '2026-07-27';

/**
 * A citation of the AI Act in its consolidated text.
 * @param label for example "Art. 9" or "Arts 11 and 18"
 * @param applies the entry of the dates table from which it applies, or null without one
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
    appliesFrom: applies === null ? null : currentLegalDateOf(applies),
  };
}
