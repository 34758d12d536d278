import { REMINDER_LEAD_DAYS } from '@aicp/contracts/emails/reminder';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { archivedAmong } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import type { Transaction } from '@aicp/service/store/transaction';
import type { Evidence } from '../domain/evidence.ts';
import { systemUnderLawKey } from '../domain/place.ts';
import { type Expiring, findExpiring, recordNotified } from '../store/expiring.ts';
import { findRegister } from '../store/registers.ts';
import { newestSubjects } from '../store/subjects.ts';

const BATCH = 500;

/**
 * Tells people 90, 30 and 7 days before files of theirs expire, once each: one mail for a system and law. What was told stands with the
 * files in the transaction that orders the mail. Files that have expired, and retired or archived systems, are left out.
 */
export async function warnOfExpiry(ctx: Context): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 10);
  for (;;) {
    const found = await Promise.all(REMINDER_LEAD_DAYS.map(ahead => findExpiring(ahead, today, BATCH)));
    const expiring = found.flat();
    if (expiring.length === 0) return;
    for (const files of byPlace(expiring)) await warn(ctx, files);
  }
}

async function warn(ctx: Context, expiring: readonly Expiring[]): Promise<void> {
  await ctx.transaction(async tx => {
    const files = (await recordNotified(tx, expiring)).map(({ file }) => file);
    const [file] = files;
    if (!file) return;
    const { status } = await findRegister(file.organisationId, file.systemId, tx.session);
    if (status === 'retired' || (await archivedAmong([file.systemId], tx)).size > 0) return;
    const until =
      files
        .map(({ validUntil }) => validUntil ?? '')
        .toSorted()
        .at(-1) ?? '';
    const mail = { template: 'evidenceExpiring', userId: file.userId, files: files.length, until } as const;
    tx.send(SendEmail, { ...mail, assessmentId: await reportOf(tx, file) });
  });
}

/** The report in which a file can be replaced: the latest of its system and law. */
async function reportOf(
  tx: Transaction,
  { organisationId, assessmentId, systemId, jurisdiction }: Evidence,
): Promise<number> {
  const [latest] = await newestSubjects(tx, { organisationId, systemId, jurisdiction }, 1);
  return latest?.assessmentId ?? assessmentId;
}

/** Those for one mail: near ones together, far ones by themselves. */
function byPlace(expiring: readonly Expiring[]): Expiring[][] {
  const mail = ({ file, ahead }: Expiring) => `${file.userId} ${systemUnderLawKey(file)} ${ahead === 90}`;
  return [...Map.groupBy(expiring, mail).values()];
}
