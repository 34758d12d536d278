import { aiActCitation } from '../aiActCitation.ts';
import { CHECKED_ON } from '../checkedOn.ts';
import type { Citation } from '../citation.ts';
import { ukCitation } from '../ukSources.ts';

const ACT = 'https://eur-lex.europa.eu/legal-content/EN/TXT/HTML/?uri=CELEX:02024R1689-20260727';

const gdpr = (label: string): Citation => ({
  label,
  instrument: 'Regulation (EU) 2016/679 (General Data Protection Regulation)',
  article: label.replace(/^GDPR Arts? ?\.? ?/, ''),
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj/eng',
  asOf: '2016-05-04',
  checkedOn: CHECKED_ON,
  confidence: 'M',
  appliesFrom: null,
});

const mdr = (label: string): Citation => ({
  label,
  instrument: 'Regulation (EU) 2017/745 (Medical Devices Regulation)',
  article: label.replace(/^MDR Arts?\.? /, ''),
  url: 'https://eur-lex.europa.eu/eli/reg/2017/745/oj/eng',
  asOf: '2017-05-05',
  checkedOn: CHECKED_ON,
  confidence: 'M',
  appliesFrom: null,
});

/**
 * The source that requires a fact, with its place in the text. Whether and from when it applies depends on the system, so no date is named.
 * Annexes IV and XI were not read in a stored copy, and whether Section B of Annex VIII still has all its points is not settled.
 */
export function citationOfFact(label: string): Citation {
  if (label.startsWith('UK GDPR')) return ukCitation('ukGdpr', label.replace(/^UK GDPR Arts?\.? /, ''), label);
  if (label.startsWith('Equality Act')) return ukCitation('equality', 'whole Act', label);
  if (label.startsWith('GDPR')) return gdpr(label);
  if (label.startsWith('MDR')) return mdr(label);
  const unsure = /^Annex (?:IV|XI)\b/.test(label) || label.includes('Section B');
  const [, article] = /^Arts?\. (\d+[a-z]?)/.exec(label) ?? [];
  const [, annex] = /^Annex ([IVX]+)/.exec(label) ?? [];
  const anchor = annex ? `anx_${annex}` : `art_${article}`;
  return { ...aiActCitation(label, null, unsure ? 'M' : 'H'), url: `${ACT}#${anchor}` };
}
