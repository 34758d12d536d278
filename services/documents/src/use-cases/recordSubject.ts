import type { AssessmentCompletedData } from '@aicp/contracts/assessmentEvents';
import type { Context } from '@aicp/service/store/context';
import { makerOf } from '@aicp/service/store/makers';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import { removeBegun } from '../store/begun.ts';
import { insertSubjectOnce } from '../store/subjects.ts';

/** Keeps what documents can be written about, unless its system or its organisation is deleted. Hearing of it twice changes nothing. */
export async function recordSubject(
  ctx: Context,
  { completedAt, ...completed }: AssessmentCompletedData,
): Promise<void> {
  await ctx.transaction(async tx => {
    if (
      !(await lockUnlessGone(tx, 'organisation', completed.organisationId)) ||
      !(await lockUnlessGone(tx, 'system', completed.system.id))
    )
      return;
    const userId = await makerOf(tx, completed);
    await removeBegun(tx, completed.assessmentId);
    await insertSubjectOnce(tx, { ...completed, userId, completedAt: new Date(completedAt) });
  });
}
