import type { OrganisationSize } from '../law/organisationSize.ts';
import type { Answers } from './answers.ts';
import type { PublishedBank, Scored } from './publishedBank.ts';
import type { Verdict } from './verdict.ts';

/** What is on record about an organisation, for all of its systems. Null: not known. */
export type OrganisationFacts = {
  /** An answer of the bank to "What kind of organisation are you?". */
  kind: string | null;
  size: OrganisationSize | null;
  /** Answers to the other questions of the group "organisation", by question id. */
  answers: Answers;
};

/**
 * A bank whose questions depend on answers, with its rules. `assess` takes only complete answers; those to questions that do not
 * apply are ignored.
 */
export type AdaptiveBank = Omit<PublishedBank, 'assess'> & {
  assess(scored: Scored): Verdict;
  /** The same without the flips, which take many scorings: for previews and for scoring many times. */
  score(scored: Scored): Verdict;
  /** Answers that a type of system usually has, to be confirmed; of an unknown type none. */
  suggestions(systemType: string | null): Answers;
  /** What in the answers contradicts the type of the system, a sentence each. */
  remarks?(systemType: string | null, answers: Answers): string[];
  /** Answers that the organisation's record gives, to be confirmed together. */
  organisationAnswers(facts: OrganisationFacts): Answers;
};
