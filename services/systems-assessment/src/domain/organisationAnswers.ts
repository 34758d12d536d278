import { publishedBank } from '@aicp/compliance/banks/banks';
import { scoreOf } from '@aicp/compliance/scoring/scoreOf';
import type { FactsAsOf, OrganisationFacts } from '@aicp/contracts/events/organisationFacts';

/** An answer of the organisation about itself, and when it was given. */
export type OrganisationAnswer = { questionId: string; answer: string; answeredAt: Date | null };

/** Other answers follow from it under another law, and have its date. */
const KIND = 'eu2-o-kind';

/**
 * What an organisation has answered to the questions of a bank about itself, in their order. It is used without being asked for, unless
 * an assessment has another answer.
 */
export function organisationAnswersIn(
  bankVersion: string,
  onRecord: { facts: OrganisationFacts; factsAsOf: FactsAsOf } | null,
): OrganisationAnswer[] {
  if (!onRecord) return [];
  const { facts, factsAsOf } = onRecord;
  const { bank, organisationAnswers } = publishedBank(bankVersion);
  const known = organisationAnswers(facts);
  return bank.questions.flatMap(question => {
    const { id, group } = question;
    const answer = known[id];
    if (group !== 'organisation' || !answer || scoreOf(question, answer) === undefined) return [];
    const at = factsAsOf[id] ?? factsAsOf[KIND];
    return [{ questionId: id, answer, answeredAt: at ? new Date(at) : null }];
  });
}
