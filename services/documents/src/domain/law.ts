import { publishedBank } from '@aicp/compliance/banks/banks';
import { aiActCitation } from '@aicp/compliance/law/aiActCitation';
import { annexViii } from '@aicp/compliance/law/annexViii';
import { CHECKED_ON } from '@aicp/compliance/law/checkedOn';
import type { Citation } from '@aicp/compliance/law/citation';
import { dateOf } from '@aicp/compliance/law/dates';
import { isVerdict, type Verdict } from '@aicp/compliance/scoring/verdict';
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

/** EU law that documents name and the question bank does not, or not as finely. */
const finer: Readonly<Record<string, Citation>> = {
  'gdpr-22': gdpr22,
  'art-9-5': aiActCitation('Art. 9(5)', 'annex-iii'),
  'art-9-9': aiActCitation('Art. 9(9)', 'annex-iii'),
  'art-13-3': aiActCitation('Art. 13(3)', 'annex-iii'),
  'art-26-7': aiActCitation('Art. 26(7)', 'annex-iii'),
  'art-26-9': aiActCitation('Art. 26(9)', 'annex-iii'),
  'art-26-11': aiActCitation('Art. 26(11)', 'annex-iii'),
  'art-27-1': aiActCitation('Art. 27(1)', 'annex-iii'),
  'art-27-4': aiActCitation('Art. 27(4)', 'annex-iii'),
  'art-50-1': aiActCitation('Art. 50(1)', 'general'),
  'art-50-2-4': aiActCitation('Art. 50(2) and (4)', 'general'),
  'art-50-3': aiActCitation('Art. 50(3)', 'general'),
  'art-50-5': aiActCitation('Art. 50(5)', 'general'),
  'annex-iv': aiActCitation('Art. 11 and Annex IV', 'annex-iii'),
};

/** Law that documents of verdicts name beside the Act. */
const beside: Readonly<Record<string, Citation>> = {
  'gdpr-22': gdpr22,
  'gdpr-13-15': {
    ...gdpr22,
    label: 'GDPR Arts 13 to 15',
    article: '13 to 15',
  },
};

/** Provisions that are finer than a duty of a verdict, or stand in an annex: the duty's citation under another label. */
const within: Readonly<Record<string, { duty: string; label: string; anchor: string; from?: string }>> = {
  'art-9-5': { duty: 'd-9', label: 'Art. 9(5)', anchor: 'art_9' },
  'art-9-9': { duty: 'd-9', label: 'Art. 9(9)', anchor: 'art_9' },
  'art-13-3': { duty: 'd-13', label: 'Art. 13(3)', anchor: 'art_13' },
  'art-27-4': { duty: 'd-27', label: 'Art. 27(4)', anchor: 'art_27' },
  'art-85': { duty: 'd-26-11', label: 'Art. 85', anchor: 'art_85', from: dateOf('general') },
  'annex-iv': { duty: 'd-11', label: 'Annex IV', anchor: 'anx_IV' },
  'annex-v': { duty: 'd-47', label: 'Annex V', anchor: 'anx_V' },
  'annex-viii-a': { duty: annexViii.A.duty, label: 'Annex VIII, Section A', anchor: 'anx_VIII' },
  'annex-viii-b': { duty: annexViii.B.duty, label: 'Annex VIII, Section B', anchor: 'anx_VIII' },
  'annex-viii-c': { duty: annexViii.C.duty, label: 'Annex VIII, Section C', anchor: 'anx_VIII' },
  'annex-xi': { duty: 'd-53a', label: 'Annex XI', anchor: 'anx_XI' },
  'annex-xii': { duty: 'd-53b', label: 'Annex XII', anchor: 'anx_XII' },
};

function citationWithin(id: string, { duties }: Verdict): Citation | undefined {
  const place = within[id];
  const duty = duties.find(({ id }) => id === place?.duty);
  if (!place || !duty) return undefined;
  const { label, anchor, from = duty.from } = place;
  const url = duty.citation.url.replace(/#.*$/, `#${anchor}`);
  return { ...duty.citation, label, article: label.replace(/^Art\. /, ''), url, appliesFrom: from };
}

/**
 * The citation behind an id: one of the finer ones, or that of a question of the bank. The duties of high-risk systems carry
 * the date on which they begin for this system (Art. 113(c)): the finer ones today's, the bank's the one it was published with.
 * Of a verdict every date is the verdict's own.
 * @returns undefined for an id that names neither: a document can cite only what is in the bank or in this list
 */
export function citationOf(id: string, facts: Pick<Facts, 'bankVersion' | 'answers' | 'result'>): Citation | undefined {
  if (isVerdict(facts.result)) {
    return (
      beside[id] ??
      citationWithin(id, facts.result) ??
      publishedBank(facts.bankVersion).citationOf(id, answersOf(facts))
    );
  }
  const bank = publishedBank(facts.bankVersion);
  const citation = finer[id];
  if (!citation) return bank.citationOf(id, answersOf(facts));
  const from = bank.highRisk?.(answersOf(facts)).from;
  return from && citation.appliesFrom === dateOf('annex-iii') ? { ...citation, appliesFrom: dateOf(from) } : citation;
}
