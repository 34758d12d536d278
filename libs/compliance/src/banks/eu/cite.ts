import type { Citation } from '../../law/citation.ts';
import { euLegalDateOf, type LegalDateId } from './dates.ts';

const CONSOLIDATED = 'https://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:02024R1689-20260727';

/** The consolidation of the AI Act that this bank was written from (with Regulation (EU) 2026/1744). */
export const ACT_AS_OF = '2026-07-27';

/** The day on which every citation of this bank was checked, through stored copies. */
export const CHECKED_ON = '2026-11-22';

/** The source of a statement: the label, the date from which it applies, and this bank's confidence (H by default). */
export type Cite = readonly [label: string, from?: LegalDateId | null, confidence?: Citation['confidence']];

/** A citation of the consolidated AI Act, with the anchor of its article or annex. */
export function cite([label, from = null, confidence = 'H']: Cite): Citation {
  return {
    label,
    instrument: 'Regulation (EU) 2024/1689 (AI Act), as amended by Regulation (EU) 2026/1744',
    article: label.replace(/^Arts?\.? /, ''),
    url: `${CONSOLIDATED}#${anchorOf(label)}`,
    asOf: ACT_AS_OF,
    checkedOn: CHECKED_ON,
    confidence,
    appliesFrom: from === null ? null : euLegalDateOf(from),
  };
}

/** "art_26" for "Art. 26(7)", "art_4a" for "Art. 4a", "anx_III" for "Annex III, 4(a)". */
function anchorOf(label: string): string {
  const annex = /^Annex ([IVX]+)/.exec(label);
  if (annex) return `anx_${annex[1]}`;
  const article = /^Arts?\.? (\d+[a-d]?)(?=$|[\s,(])/.exec(label);
  if (!article) throw new RangeError(`"${label}" does not name an article of the Act.`);
  return `art_${article[1]}`;
}
