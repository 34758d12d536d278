import { publishedBank } from '@aicp/compliance/banks/banks';
import { aiActCitation } from '@aicp/compliance/law/aiActCitation';
import { CHECKED_ON } from '@aicp/compliance/law/checkedOn';
import type { Citation } from '@aicp/compliance/law/citation';
import { dateOf } from '@aicp/compliance/law/dates';
import { answersOf, type Facts } from './facts.ts';

/** EU law that documents name and the question bank does not, or not as finely. */
const finer: Readonly<Record<string, Citation>> = {
  'gdpr-22': {
    label: 'GDPR Art. 22',
    instrument: 'Regulation (EU) 2016/679 (General Data Protection Regulation)',
    article: '22',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj/eng',
    asOf: '2016-05-04',
    checkedOn: CHECKED_ON,
    confidence: 'M',
    appliesFrom: '2018-05-25',
  },
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

/**
 * The citation behind an id: one of the finer ones, or that of a question of the bank. The duties of high-risk systems carry
 * the date on which they begin for this system (Art. 113(c)): the finer ones today's, the bank's the one it was published with.
 * @returns undefined for an id that names neither: a document can cite only what is in the bank or in this list
 */
export function citationOf(id: string, facts: Pick<Facts, 'bankVersion' | 'answers'>): Citation | undefined {
  const bank = publishedBank(facts.bankVersion);
  const citation = finer[id];
  if (!citation) return bank.citationOf(id, answersOf(facts));
  const from = bank.highRisk?.(answersOf(facts)).from;
  return from && citation.appliesFrom === dateOf('annex-iii') ? { ...citation, appliesFrom: dateOf(from) } : citation;
}
