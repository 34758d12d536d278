import { SendEmail } from '@aicp/contracts/sendEmail';
import type { Context } from '@aicp/service/store/context';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Evidence } from '../domain/evidence.ts';
import { findExpiring, markWarned } from '../store/evidence.ts';
import { newestSubjects } from '../store/subjects.ts';

const AHEAD_DAYS = 30;
const BATCH = 500;

/** Warns owners, once, of files that expire within a month: one mail for a system and law. Already expired files get none. */
export async function warnOfExpiry(ctx: Context): Promise<void> {
  const day = (ahead: number) => new Date(ctx.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  for (;;) {
    const expiring = await findExpiring(day(0), day(AHEAD_DAYS), BATCH);
    if (expiring.length === 0) return;
    for (const files of byPlace(expiring)) await warn(ctx, files);
  }
}

async function warn(ctx: Context, files: readonly Evidence[]): Promise<void> {
  const [file] = files;
  if (!file) return;
  const { userId } = file;
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
    const mail = { template: 'evidenceExpiring', userId, files: files.length, until: last } as const;
    tx.send(SendEmail, { ...mail, assessmentId: await reportOf(tx, file) });
  });
}

/** The report in which a file can be replaced: the latest of its system and law. */
async function reportOf(
  tx: Transaction,
  { organisationId, assessmentId, systemId, jurisdiction }: Evidence,
): Promise<number> {
  if (systemId === null || jurisdiction === null) return assessmentId;
  const [latest] = await newestSubjects(tx, { organisationId, systemId, jurisdiction }, 1);
  return latest?.assessmentId ?? assessmentId;
}

/** As an earlier release wrote them, by their assessment. */
function byPlace(files: readonly Evidence[]): Evidence[][] {
  const place = ({ systemId, jurisdiction, assessmentId, userId }: Evidence) =>
    `${userId} ${systemId === null ? assessmentId : `${systemId}-${jurisdiction}`}`;
  return [...Map.groupBy(files, place).values()];
}
