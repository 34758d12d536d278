import type { PublishedBank } from '../../scoring/publishedBank.ts';
import { assessEu } from './assessEu.ts';
import { bank } from './bank.ts';
import { dateOf } from './dates.ts';
import { euFacts } from './euFacts.ts';

/** The EU bank of 21 November 2026 with its rules. */
export const published: PublishedBank = {
  bank,
  assess: scored => assessEu({ bank, ...scored }),
  citationOf(questionId, answers) {
    const citation = bank.questions.find(({ id }) => id === questionId)?.citation;
    if (citation?.appliesFrom !== dateOf('annex-iii')) return citation;
    return { ...citation, appliesFrom: dateOf(euFacts(answers).highRiskFrom) };
  },
  highRisk(answers) {
    const { annexIII, affectsPeople, highRiskFrom } = euFacts(answers);
    return { annexIII, affectsPeople, from: highRiskFrom };
  },
};
