import { publishedBank } from '@aicp/compliance/banks/banks';
import { annexViii } from '@aicp/compliance/law/annexViii';
import { CHECKED_ON } from '@aicp/compliance/law/checkedOn';
import type { Citation } from '@aicp/compliance/law/citation';
import { currentLegalDateOf } from '@aicp/compliance/law/dates';
import type { Verdict } from '@aicp/compliance/scoring/verdict';
import { answersOf, type Facts } from './facts.ts';

const gdpr22: Citation = {
  label: 'GDPR Art. 22',
  instrument: 'Regulation (EU) 2016/679 (General Data Protection Regulation)',
  article: '22',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj/eng',
  asOf: '2016-05-04',
  checkedOn: CHECKED_ON,
  confidence: 'M',
  appliesFrom: '2018-05-25',
};

/** Law outside the Act that documents cite. */
const otherLaw: Readonly<Record<string, Citation>> = {
  'gdpr-22': gdpr22,
  'gdpr-13-15': {
    ...gdpr22,
    label: 'GDPR Arts 13 to 15',
    article: '13 to 15',
  },
};

/** Provisions that are narrower than a duty, or in an annex: the duty's citation under another label. */
const narrowerProvisions: Readonly<Record<string, { duty: string; label: string; anchor: string; from?: string }>> = {
  'art-9-5': { duty: 'd-9', label: 'Art. 9(5)', anchor: 'art_9' },
  'art-9-9': { duty: 'd-9', label: 'Art. 9(9)', anchor: 'art_9' },
  'art-13-3': { duty: 'd-13', label: 'Art. 13(3)', anchor: 'art_13' },
  'art-27-4': { duty: 'd-27', label: 'Art. 27(4)', anchor: 'art_27' },
  'art-85': { duty: 'd-26-11', label: 'Art. 85', anchor: 'art_85', from: currentLegalDateOf('general') },
  'annex-iv': { duty: 'd-11', label: 'Annex IV', anchor: 'anx_IV' },
  'annex-v': { duty: 'd-47', label: 'Annex V', anchor: 'anx_V' },
  'annex-viii-a': { duty: annexViii.A.duty, label: 'Annex VIII, Section A', anchor: 'anx_VIII' },
  'annex-viii-b': { duty: annexViii.B.duty, label: 'Annex VIII, Section B', anchor: 'anx_VIII' },
  'annex-viii-c': { duty: annexViii.C.duty, label: 'Annex VIII, Section C', anchor: 'anx_VIII' },
  'annex-xi': { duty: 'd-53a', label: 'Annex XI', anchor: 'anx_XI' },
  'annex-xii': { duty: 'd-53b', label: 'Annex XII', anchor: 'anx_XII' },
};

function citationWithin(id: string, { duties }: Verdict): Citation | undefined {
  const place = narrowerProvisions[id];
  const duty = duties.find(({ id }) => id === place?.duty);
  if (!place || !duty) return undefined;
  const { label, anchor, from = duty.from } = place;
  const url = duty.citation.url.replace(/#.*$/, `#${anchor}`);
  return { ...duty.citation, label, article: label.replace(/^Art\. /, ''), url, appliesFrom: from };
}

/**
 * The citation of an id: law outside the Act, a provision within a duty, or that of a question. Dates come from the verdict.
 * @returns undefined for an unknown id: documents cite only the bank and these lines
 */
export function citationOf(id: string, facts: Pick<Facts, 'bankVersion' | 'answers' | 'result'>): Citation | undefined {
  return (
    otherLaw[id] ??
    citationWithin(id, facts.result) ??
    publishedBank(facts.bankVersion).citationOf(id, answersOf(facts))
  );
}
