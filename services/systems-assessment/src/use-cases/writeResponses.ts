import type { Context } from '@aicp/service/store/context';
import { nextOfManyIds } from '@aicp/service/store/serialIds';
import { isAway, together } from '@aicp/service/store/together';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Answer } from '../domain/answer.ts';
import { type Assessment, touchAllInProgress } from '../store/assessments.ts';
import { findPointersAt, keyOf } from '../store/evidencePointers.ts';
import { findResponsesAt, placeOf, putResponses, type Response } from '../store/responses.ts';

/** Somebody else's different answer, in whose place another one is. */
export type ReplacedAnswer = Pick<Response, 'answer' | 'answeredBy'>;
export type SavedResponse = Response & { replaced?: ReplacedAnswer | undefined };

/** An answer as somebody gives it, with the address of its evidence if they name one. */
type Given = Answer & { evidenceUrl: string | undefined };
/** What somebody saves at once: all of it or nothing. */
type Save = {
  organisationId: number;
  assessment: Pick<Assessment, 'id' | 'jurisdiction'>;
  given: readonly Given[];
  stamp: Pick<Response, 'organisationId' | 'answeredBy' | 'answeredAt'>;
};
type Written = { saved: Map<string, SavedResponse>; isChanged: boolean };

/** Whether an answer is another one than that which stands. */
export const changes = ({ answer, evidenceUrl }: Given, before: Response | undefined): boolean =>
  before?.answer !== answer || (evidenceUrl !== undefined && before.evidenceUrl !== evidenceUrl);

/**
 * Writes answers in place of those that stand. People who answer at the same moment take turns here and share a transaction, whatever
 * they answer: a transaction of each one's own costs six times as much. All answers to one assessment change its row, so those who
 * are written by themselves take turns by assessment, instead of meeting in the database.
 * @returns null when the assessment is no longer in progress
 */
export async function writeResponses(ctx: Pick<Context, 'transaction'>, save: Save): Promise<Written | null> {
  const work = { ctx, save };
  const written = await shared('', work);
  if (written !== ALONE) return written;
  const place = assessmentOf(work);
  try {
    return await alone(place, work);
  } finally {
    const left = (writtenAlone.get(place) ?? 0) - 1;
    if (left > 0) writtenAlone.set(place, left);
    else writtenAlone.delete(place);
  }
}

type Work = { ctx: Pick<Context, 'transaction'>; save: Save };
const assessmentOf = ({ save }: Work) => `${save.organisationId} ${save.assessment.id}`;
const ALONE = Symbol('to be written by itself');

/** How many answers to an assessment are being written by themselves: those that come later wait behind them. */
const writtenAlone = new Map<string, number>();
function sendAlone(work: Work): typeof ALONE {
  const place = assessmentOf(work);
  writtenAlone.set(place, (writtenAlone.get(place) ?? 0) + 1);
  return ALONE;
}

/** All who wait, tried once: where it fails each is written by itself, and the next do not wait for that. */
const shared = together<Work, Written | null | typeof ALONE>(async works => {
  const free = works.filter(work => !writtenAlone.has(assessmentOf(work)));
  let isTried = false;
  try {
    const written = await transactionOf(free, () => {
      if (isTried) throw new Error('in conflict');
      isTried = true;
    });
    return works.map(work => (free.includes(work) ? (written[free.indexOf(work)] ?? null) : sendAlone(work)));
  } catch (error) {
    if (isAway(error)) throw error;
    return works.map(sendAlone);
  }
});

const alone = together<Work, Written | null>(works => transactionOf(works));

async function transactionOf(works: readonly Work[], begin = () => {}): Promise<(Written | null)[]> {
  const saves = works.map(({ save }) => save);
  const written = works[0]?.ctx.transaction(tx => {
    begin();
    return write(tx, saves);
  });
  return (await written) ?? [];
}

async function write(tx: Transaction, saves: readonly Save[]): Promise<(Written | null)[]> {
  const owned = saves.map(({ organisationId, assessment: { id } }) => ({ organisationId, id }));
  const open = await touchAllInProgress(tx, owned);
  const systemOf = ({ organisationId, assessment }: Save) => {
    const found = open.get(assessment.id);
    return found?.organisationId === organisationId ? found.aiSystemId : undefined;
  };
  const places = saves.flatMap(save => {
    const { id, jurisdiction } = save.assessment;
    const aiSystemId = systemOf(save);
    if (aiSystemId === undefined) return [];
    return save.given.map(({ questionId }) => ({ assessmentId: id, aiSystemId, jurisdiction, questionId }));
  });
  if (places.length === 0) return saves.map(() => null);
  const standing = await findResponsesAt(places, tx.session);
  const files = await findPointersAt(places, tx.session);
  const fresh = new Set(places.map(placeOf).filter(place => !standing.has(place)));
  const ids = await nextOfManyIds('responses', fresh.size);

  const changed = new Map<string, Response>();
  const written = saves.map((save): Written | null => {
    const { given, stamp } = save;
    const { id: assessmentId, jurisdiction } = save.assessment;
    const aiSystemId = systemOf(save);
    if (aiSystemId === undefined) return null;
    const saved = new Map<string, SavedResponse>();
    let isChanged = false;
    for (const answer of given) {
      const { questionId } = answer;
      const place = placeOf({ assessmentId, questionId });
      const before = standing.get(place);
      if (before && !changes(answer, before)) {
        saved.set(questionId, before);
        continue;
      }
      isChanged = true;
      const file = () => files.get(keyOf({ aiSystemId, jurisdiction }, questionId)) ?? null;
      const evidenceUrl = answer.evidenceUrl || (before ? before.evidenceUrl : file());
      const id = before?.id ?? ids.shift() ?? 0;
      const response = { ...answer, ...stamp, id, assessmentId, evidenceUrl };
      standing.set(place, response);
      changed.set(place, response);
      saved.set(questionId, { ...response, replaced: replacedBy(before, response) });
    }
    return { saved, isChanged };
  });
  await putResponses(tx, [...changed.values()]);
  return written;
}

function replacedBy(before: Response | undefined, { answer, answeredBy }: Response): ReplacedAnswer | undefined {
  if (!before || before.answer === answer || before.answeredBy === answeredBy) return;
  return { answer: before.answer, answeredBy: before.answeredBy };
}
