import { publishedBank } from '@aicp/compliance/banks/banks';
import { signedIn } from '@aicp/contracts/actor';
import { SaveResponsesInput } from '@aicp/contracts/assessmentInputs';
import { DomainError } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import { notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { nextIds } from '@aicp/service/store/serialIds';
import type { Transaction } from '@aicp/service/store/transaction';
import { scoreAnswer } from '../domain/answer.ts';
import { findAssessment, touchInProgress } from '../store/assessments.ts';
import { findPointers } from '../store/evidencePointers.ts';
import { findResponses, putResponses, type Response } from '../store/responses.ts';

/** Somebody else's different answer, in whose place another one is. */
export type ReplacedAnswer = Pick<Response, 'answer' | 'answeredBy'>;
export type SavedResponse = Response & { replaced?: ReplacedAnswer | undefined };

/**
 * Stores answers, or replaces them: all or none. Those to questions that do not apply are kept as well, for when they do. After
 * completion only identical answers are accepted. Resolves in the order of the input.
 */
export async function saveResponses(ctx: ActorContext, input: unknown): Promise<SavedResponse[]> {
  const { organisationId, userId } = signedIn(ctx.actor);
  const { assessmentId, answers } = parse(SaveResponsesInput, input);
  const assessment = await findAssessment(organisationId, assessmentId);
  if (!assessment) throw notFound('Assessment');
  const { bankVersion, jurisdiction } = assessment;
  const published = publishedBank(bankVersion);
  const scored = answers.map(answer => scoreAnswer(published, { assessmentId, ...answer }));

  const stored = await findResponses(
    assessmentId,
    scored.map(({ questionId }) => questionId),
  );
  const changed = scored.filter(({ questionId, answer }) => stored.get(questionId)?.answer !== answer);
  const ids = await nextIds('responses', changed.filter(({ questionId }) => !stored.has(questionId)).length);
  const answeredAt = ctx.now();
  const rows = changed.map((answer): Response => {
    const before = stored.get(answer.questionId);
    const stamp = { organisationId, answeredBy: userId, answeredAt };
    const evidenceUrl = before?.evidenceUrl ?? null;
    return { ...answer, ...stamp, id: before?.id ?? ids.shift() ?? 0, assessmentId, evidenceUrl };
  });
  const saved = rows.length > 0 ? await ctx.transaction(write) : new Map<string, SavedResponse>();
  if (rows.length > 0) ctx.notify(organisationId, `assessment ${assessmentId}`);
  return scored.flatMap(({ questionId }) => saved.get(questionId) ?? stored.get(questionId) ?? []);

  async function write(tx: Transaction): Promise<Map<string, SavedResponse>> {
    const aiSystemId = await touchInProgress(tx, organisationId, assessmentId);
    if (aiSystemId !== null) return replace(tx, aiSystemId);
    if (!(await findAssessment(organisationId, assessmentId, tx.session))) throw notFound('Assessment');
    throw new DomainError('CONFLICT', 'This assessment is completed. Its answers can no longer be changed.');
  }

  /** Read again in the transaction: somebody else may have answered since. */
  async function replace(tx: Transaction, aiSystemId: number): Promise<Map<string, SavedResponse>> {
    const ids = rows.map(({ questionId }) => questionId);
    const before = await findResponses(assessmentId, ids, tx.session);
    const files = await findPointers({ aiSystemId, jurisdiction }, ids, tx.session);
    const pointed = rows.map(row => ({ ...row, evidenceUrl: files.get(row.questionId) ?? row.evidenceUrl }));
    const after = await putResponses(tx, assessmentId, pointed);
    return new Map(
      [...after].map(([id, response]) => [id, { ...response, replaced: replacedBy(before.get(id), response) }]),
    );
  }
}

function replacedBy(before: Response | undefined, { answer, answeredBy }: Response): ReplacedAnswer | undefined {
  if (!before || before.answer === answer || before.answeredBy === null || before.answeredBy === answeredBy) return;
  return { answer: before.answer, answeredBy: before.answeredBy };
}
