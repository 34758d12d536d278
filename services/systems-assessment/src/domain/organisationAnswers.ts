import { publishedBank } from '@aicp/compliance/banks/banks';
import type { Answers } from '@aicp/compliance/scoring/answers';
import { scoreOf } from '@aicp/compliance/scoring/scoreOf';
import type { DutyAnswer } from '@aicp/contracts/events/organisationDuties';
import type { FactsAsOf, FactsBy, OrganisationFacts } from '@aicp/contracts/events/organisationFacts';

/** An answer of the organisation about itself, when it was given and by whom. */
export type OrganisationAnswer = {
  questionId: string;
  answer: string;
  answeredAt: Date | null;
  answeredBy: number | null;
};

type OnRecord = {
  facts: OrganisationFacts | null;
  factsAsOf: FactsAsOf;
  factsBy: FactsBy;
  duties: readonly DutyAnswer[];
};

/** Answers under another law follow from this question, and have its date and member. */
const KIND = 'eu2-o-kind';

/**
 * An organisation's answers to a bank's questions about itself, in order, which an assessment uses without asking. An own answer of the
 * assessment replaces a fact about the organisation, but never a duty that the organisation has answered.
 * @param own the assessment's own answers
 */
export function organisationAnswersIn(
  bankVersion: string,
  { facts, factsAsOf, factsBy, duties }: OnRecord,
  own: Answers,
): OrganisationAnswer[] {
  const { bank, organisationAnswers } = publishedBank(bankVersion);
  const known = facts ? organisationAnswers(facts) : {};
  const answered = new Map(duties.map(duty => [duty.id, duty]));
  return bank.questions.flatMap(question => {
    const { id, group } = question;
    const duty = group === 'organisationDuty' ? answered.get(id) : undefined;
    const fact = group === 'organisation' && !own[id] ? known[id] : undefined;
    const answer = duty?.answer ?? fact;
    if (!answer || scoreOf(question, answer) === undefined) return [];
    const at = duty?.answeredAt ?? factsAsOf[id] ?? factsAsOf[KIND];
    const by = duty?.answeredBy ?? factsBy[factsAsOf[id] ? id : KIND];
    return [{ questionId: id, answer, answeredAt: at ? new Date(at) : null, answeredBy: by ?? null }];
  });
}
