import { currentBank } from '@aicp/compliance/banks/banks';
import { OrganisationSize } from '@aicp/compliance/law/organisationSize';
import type { Question } from '@aicp/compliance/scoring/question';
import { valuesOf } from '@aicp/compliance/scoring/scoreOf';
import { DomainError } from '@aicp/contracts/domainError';
import type {
  FactsAsOf,
  FactsBy,
  OrganisationFacts,
  UpdateOrganisationInput,
} from '@aicp/contracts/events/organisationFacts';

/** Questions whose answers are separate facts. */
const KIND = 'eu2-o-kind';
const SIZE = 'eu2-o-size';
/** No question covers it. */
const TURNOVER = 'turnover';
/** As an answer it states nothing and clears what was stated. */
const UNKNOWN = 'unsure';

/** The facts with their dates and the members who stated them. */
export type KnownFacts = OrganisationFacts & { factsAsOf: FactsAsOf; factsBy: FactsBy };

export const NOTHING_KNOWN: KnownFacts = {
  kind: null,
  size: null,
  turnover: null,
  answers: {},
  factsAsOf: {},
  factsBy: {},
};

/** Questions that current banks ask once for all systems of an organisation. */
const questions: readonly Question[] = (['EU', 'UK'] as const)
  .flatMap(jurisdiction => currentBank(jurisdiction).questions)
  .filter(({ group }) => group === 'organisation');

/**
 * Applies changes to the facts.
 * @param said by whom they are made, and the time in ISO 8601
 * @throws DomainError INVALID for a fact or a value that no current question bank has
 */
export function changedFacts(
  facts: KnownFacts,
  { kind, size, turnover, answers }: Pick<UpdateOrganisationInput, 'kind' | 'size' | 'turnover' | 'answers'>,
  { at, by }: { at: string; by: number },
): KnownFacts {
  const changes = (answers ?? []).map(({ questionId, answer }) => [questionId, answer] as const);
  if (kind) changes.push([KIND, kind]);
  for (const [questionId, answer] of changes) requirePossible(questionId, answer);
  const { factsAsOf, factsBy, ...before } = facts;
  const cleared: OrganisationFacts = {
    ...before,
    ...(kind === null && { kind }),
    ...(size !== undefined && { size }),
    ...(turnover !== undefined && { turnover }),
  };
  const after = changes.reduce<OrganisationFacts>(withAnswer, cleared);
  const said = [
    ...changes.map(([questionId]) => questionId),
    ...Object.entries({ [KIND]: kind, [SIZE]: size, [TURNOVER]: turnover }).flatMap(([id, value]) =>
      value === undefined ? [] : [id],
    ),
  ];
  // A fact that is restated unchanged keeps its original date and author.
  const isChanged = (id: string) => said.includes(id) && answerIn(after, id) !== answerIn(facts, id);
  const stated = said.filter(id => isChanged(id) && answerIn(after, id) !== null);
  const withStated = <Value>(known: Record<string, Value>, value: Value): Record<string, Value> =>
    Object.fromEntries([
      ...Object.entries(known).filter(([id]) => !isChanged(id)),
      ...stated.map(id => [id, value] as const),
    ]);
  return { ...after, factsAsOf: withStated(factsAsOf, at), factsBy: withStated(factsBy, by) };
}

type Filled = KnownFacts & {
  /** Completion time of the assessment that filled in each question's answer. */
  filled: Record<string, string>;
};

/**
 * Fills in unknown facts from a completed assessment. Facts that a member stated stay. If several assessments answer a question, the one
 * completed first counts, in whatever order their events arrive.
 */
export function filledFacts(
  facts: Filled,
  answers: readonly { questionId: string; answer: string; answeredBy?: number | null | undefined }[],
  completedAt: string,
): Filled {
  let known = facts;
  for (const { questionId, answer, answeredBy } of answers) {
    const question = questions.find(({ id }) => id === questionId);
    if (!question || !valuesOf(question).includes(answer) || answer === UNKNOWN) continue;
    const from = known.filled[questionId];
    if (answerIn(known, questionId) !== null && (from === undefined || from <= completedAt)) continue;
    const filled = { ...known.filled, [questionId]: completedAt };
    const factsAsOf = { ...known.factsAsOf, [questionId]: completedAt };
    const { [questionId]: _, ...others } = known.factsBy;
    const factsBy = answeredBy ? { ...others, [questionId]: answeredBy } : others;
    known = { ...known, ...withAnswer(known, [questionId, answer]), filled, factsAsOf, factsBy };
  }
  return known;
}

function answerIn({ kind, size, turnover, answers }: OrganisationFacts, questionId: string): string | number | null {
  if (questionId === KIND) return kind;
  if (questionId === TURNOVER) return turnover;
  return questionId === SIZE ? size : (answers[questionId] ?? null);
}

function withAnswer(facts: OrganisationFacts, [questionId, answer]: readonly [string, string]): OrganisationFacts {
  const stated = answer === UNKNOWN ? null : answer;
  if (questionId === KIND) return { ...facts, kind: stated };
  if (questionId === SIZE) return { ...facts, size: OrganisationSize.nullable().parse(stated) };
  const { [questionId]: _, ...others } = facts.answers;
  return { ...facts, answers: stated === null ? others : { ...others, [questionId]: stated } };
}

function requirePossible(questionId: string, answer: string): void {
  const question = questions.find(({ id }) => id === questionId);
  if (!question)
    throw new DomainError(
      'INVALID',
      `"${questionId}" is not a question about the organisation in a current question bank.`,
    );
  if (valuesOf(question).includes(answer)) return;
  throw new DomainError('INVALID', `"${answer}" is not one of the answers to question "${questionId}".`);
}
