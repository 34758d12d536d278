import { batchByKey } from '@aicp/service/store/batchByKey';
import type { Context } from '@aicp/service/store/context';
import { nextIdsFromBlock } from '@aicp/service/store/serialIds';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Answer } from '../domain/answer.ts';
import { requireNotArchived } from '../store/archive.ts';
import { type Assessment, touchInProgress } from '../store/assessments.ts';
import { listPointers } from '../store/evidencePointers.ts';
import { findResponses, type Response, upsertResponses } from '../store/responses.ts';

/** A colleague's different answer that was replaced. */
export type ReplacedAnswer = Pick<Response, 'answer' | 'answeredBy'>;
export type SavedResponse = Response & { replaced?: ReplacedAnswer | undefined };

/** An answer as submitted, with the URL of its evidence if one is given. */
type Given = Answer & { evidenceUrl: string | undefined };
/** Answers that a member saves together: all or nothing. */
type Save = {
  organisationId: number;
  assessment: Pick<Assessment, 'id' | 'jurisdiction'>;
  given: readonly Given[];
  stamp: Pick<Response, 'organisationId' | 'answeredBy' | 'answeredAt' | 'fromOrganisation'>;
};
type Written = { saved: Map<string, SavedResponse>; isChanged: boolean };

/** Whether an answer differs from the stored one. */
export const changes = ({ answer, evidenceUrl }: Given, before: Response | undefined): boolean =>
  before?.answer !== answer || (evidenceUrl !== undefined && before.evidenceUrl !== evidenceUrl);

/**
 * Writes answers over the stored ones. Each changes the row of its assessment, so concurrent answers to one assessment would conflict: they
 * take turns here, and waiting ones share the next transaction.
 * @returns null if the assessment is no longer in progress
 * @throws DomainError CONFLICT while its system is archived
 */
export function writeResponses(ctx: Pick<Context, 'transaction'>, save: Save): Promise<Written | null> {
  return inTurn(`${save.organisationId} ${save.assessment.id}`, { ctx, save });
}

type Work = { ctx: Pick<Context, 'transaction'>; save: Save };

const inTurn = batchByKey<Work, Written | null>(async works => {
  const saves = works.map(({ save }) => save);
  return (await works[0]?.ctx.transaction(tx => write(tx, saves))) ?? [];
});

/** @param saves all of one assessment */
async function write(tx: Transaction, saves: readonly Save[]): Promise<(Written | null)[]> {
  const [first] = saves;
  if (!first) return [];
  const { organisationId, assessment } = first;
  const { id: assessmentId, jurisdiction } = assessment;
  const aiSystemId = await touchInProgress(tx, organisationId, assessmentId);
  if (aiSystemId === null) return saves.map(() => null);
  await requireNotArchived(tx, aiSystemId);
  const asked = [...new Set(saves.flatMap(({ given }) => given.map(({ questionId }) => questionId)))];
  const standing = await findResponses(assessmentId, asked, tx.session);
  const unanswered = asked.filter(questionId => !standing.has(questionId));
  // Only an answer to a new question takes the URL of its file from an earlier assessment.
  const files = unanswered.length > 0 ? await listPointers({ aiSystemId, jurisdiction }, unanswered, tx.session) : null;
  const ids = await nextIdsFromBlock('responses', unanswered.length);

  const changed = new Map<string, Response>();
  const written = saves.map(({ given, stamp }): Written => {
    const saved = new Map<string, SavedResponse>();
    let isChanged = false;
    for (const answer of given) {
      const { questionId } = answer;
      const before = standing.get(questionId);
      if (before && !changes(answer, before)) {
        saved.set(questionId, before);
        continue;
      }
      isChanged = true;
      const evidenceUrl = answer.evidenceUrl || (before ? before.evidenceUrl : (files?.get(questionId) ?? null));
      const id = before?.id ?? ids.shift() ?? 0;
      const response = { ...answer, ...stamp, sent: null, id, assessmentId, evidenceUrl };
      standing.set(questionId, response);
      changed.set(questionId, response);
      saved.set(questionId, { ...response, replaced: replacedBy(before, response) });
    }
    return { saved, isChanged };
  });
  await upsertResponses(tx, [...changed.values()]);
  return written;
}

function replacedBy(before: Response | undefined, { answer, answeredBy }: Response): ReplacedAnswer | undefined {
  if (!before || before.answer === answer || before.answeredBy === answeredBy) return;
  return { answer: before.answer, answeredBy: before.answeredBy };
}
