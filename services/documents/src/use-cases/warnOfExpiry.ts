import { REMINDER_LEAD_DAYS } from '@aicp/contracts/emails/reminder';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { listArchived } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import type { Transaction } from '@aicp/service/store/transaction';
import { listLinks } from '../store/evidenceLinks.ts';
import { type Expiring, listExpiring, recordNotified } from '../store/expiring.ts';
import { listRetired } from '../store/registers.ts';

const BATCH = 500;

/**
 * Reminds owners 90, 30 and 7 days before their files expire, once each: one email for all files, however many systems they are linked to.
 * The transaction that orders the email also records it. Skips expired files, and those of only retired or archived systems.
 */
export async function warnOfExpiry(ctx: Context): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 10);
  for (;;) {
    const found = await Promise.all(REMINDER_LEAD_DAYS.map(ahead => listExpiring(ahead, today, BATCH)));
    const expiring = found.flat();
    if (expiring.length === 0) return;
    for (const files of byOwner(expiring)) await warn(ctx, files);
  }
}

/** The owner of a file, or its uploader if it has none. */
export const toldOf = ({ file }: Expiring) => file.owner ?? file.userId;

async function warn(ctx: Context, [first, ...others]: readonly Expiring[]): Promise<void> {
  if (!first) return;
  const { organisationId } = first.file;
  await ctx.transaction(async tx => {
    tx.inBulk();
    const files = await usedBy(tx, organisationId, await recordNotified(tx, [first, ...others]));
    const until = files
      .map(({ expiring: { file } }) => file.validUntil ?? '')
      .toSorted()
      .at(-1);
    if (!until) return;
    tx.send(SendEmail, { template: 'evidenceExpiring', userId: toldOf(first), files: files.length, until });
  });
}

type Used = { expiring: Expiring; systemIds: number[] };

/** Files that an active system has, or no system at all, with the active systems that they are linked to. */
export async function usedBy(tx: Transaction, organisationId: number, expiring: readonly Expiring[]): Promise<Used[]> {
  const left = new Set([...(await listRetired(organisationId, tx)), ...(await listArchived(organisationId, tx))]);
  const ids = expiring.map(({ file }) => file.id);
  const links = Map.groupBy(await listLinks(organisationId, ids, tx), ({ fileId }) => fileId);
  return expiring.flatMap((one): Used[] => {
    const places = [...new Set(links.get(one.file.id)?.map(({ systemId }) => systemId))];
    const inUse = places.filter(systemId => systemId === null || !left.has(systemId));
    if (places.length > 0 && inUse.length === 0) return [];
    return [{ expiring: one, systemIds: inUse.filter(systemId => systemId !== null) }];
  });
}

/** Groups files for one email: near dates together, far ones separately. */
function byOwner(expiring: readonly Expiring[]): Expiring[][] {
  const mail = (one: Expiring) => `${toldOf(one)} ${one.file.organisationId} ${one.ahead === 90}`;
  return [...Map.groupBy(expiring, mail).values()];
}
