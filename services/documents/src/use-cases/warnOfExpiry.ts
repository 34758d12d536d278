import { SendEmail } from '@aicp/contracts/sendEmail';
import type { Context } from '@aicp/service/store/context';
import type { Evidence } from '../domain/evidence.ts';
import { findExpiring, markWarned } from '../store/evidence.ts';

const AHEAD_DAYS = 30;
const BATCH = 500;

/** Warns owners, once, of files that expire within a month: one mail per assessment. Already expired files get none. */
export async function warnOfExpiry(ctx: Context): Promise<void> {
  const day = (ahead: number) => new Date(ctx.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  for (;;) {
    const expiring = await findExpiring(day(0), day(AHEAD_DAYS), BATCH);
    if (expiring.length === 0) return;
    for (const files of byAssessment(expiring)) await warn(ctx, files);
  }
}

async function warn(ctx: Context, files: readonly Evidence[]): Promise<void> {
  const [{ userId, assessmentId } = { userId: 0, assessmentId: 0 }] = files;
  const last =
    files
      .map(({ validUntil }) => validUntil ?? '')
      .toSorted()
      .at(-1) ?? '';
  await ctx.transaction(async tx => {
    await markWarned(
      tx,
      files.map(({ id }) => id),
    );
    tx.send(SendEmail, { template: 'evidenceExpiring', userId, assessmentId, files: files.length, until: last });
  });
}

function byAssessment(files: readonly Evidence[]): Evidence[][] {
  return [...Map.groupBy(files, ({ assessmentId }) => assessmentId).values()];
}
