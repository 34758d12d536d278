import { REMINDER_LEAD_DAYS } from '@aicp/contracts/emails/reminder';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { listArchived } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { listLinks } from '../store/evidenceLinks.ts';
import { type Expiring, findExpiring, recordNotified } from '../store/expiring.ts';
import { listRetired } from '../store/registers.ts';

const BATCH = 500;

/**
 * Tells people 90, 30 and 7 days before files of theirs expire, once each: one email for all of them, no matter how many systems they are
 * linked to. What was told is written to the files in the transaction that orders the email. No email is sent about files that have expired
 * already, and about those that only retired or archived systems have.
 */
export async function warnOfExpiry(ctx: Context): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 10);
  for (;;) {
    const found = await Promise.all(REMINDER_LEAD_DAYS.map(ahead => findExpiring(ahead, today, BATCH)));
    const expiring = found.flat();
    if (expiring.length === 0) return;
    for (const files of byOwner(expiring)) await warn(ctx, files);
  }
}

/** The owner of a file, or the person who added it where it has none. */
const toldOf = ({ file }: Expiring) => file.owner ?? file.userId;

async function warn(ctx: Context, [first, ...others]: readonly Expiring[]): Promise<void> {
  if (!first) return;
  const { organisationId } = first.file;
  const left = new Set((await Promise.all([listRetired(organisationId), listArchived(organisationId)])).flat());
  await ctx.transaction(async tx => {
    tx.inBulk();
    const told = (await recordNotified(tx, [first, ...others])).map(({ file }) => file);
    const ids = told.map(({ id }) => id);
    const links = Map.groupBy(await listLinks(organisationId, ids, tx), ({ fileId }) => fileId);
    const files = told.filter(({ id }) => {
      const systems = links.get(id)?.map(({ systemId }) => systemId) ?? [];
      return systems.length === 0 || systems.some(systemId => systemId === null || !left.has(systemId));
    });
    const until = files
      .map(({ validUntil }) => validUntil ?? '')
      .toSorted()
      .at(-1);
    if (!until) return;
    tx.send(SendEmail, { template: 'evidenceExpiring', userId: toldOf(first), files: files.length, until });
  });
}

/** Those for one mail: near ones together, far ones by themselves. */
function byOwner(expiring: readonly Expiring[]): Expiring[][] {
  const mail = (one: Expiring) => `${toldOf(one)} ${one.file.organisationId} ${one.ahead === 90}`;
  return [...Map.groupBy(expiring, mail).values()];
}
