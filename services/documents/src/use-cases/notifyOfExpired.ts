import { NotifyOfExpired } from '@aicp/contracts/emails/notifyOfExpired';
import type { Context } from '@aicp/service/store/context';
import { listExpired, recordNotified } from '../store/expiring.ts';
import { toldOf, usedBy } from './warnOfExpiry.ts';

const BATCH = 500;

/**
 * Notifies owners of expired files and of the systems concerned once, one organisation at a time. Skips files of only retired or archived
 * systems.
 */
export async function notifyOfExpired(ctx: Context): Promise<void> {
  const today = ctx.now().toISOString().slice(0, 10);
  for (;;) {
    const found = await listExpired(today, BATCH);
    if (found.length === 0) return;
    for (const [organisationId, expired] of Map.groupBy(found, ({ file }) => file.organisationId))
      await ctx.transaction(async tx => {
        tx.inBulk();
        const told = await usedBy(tx, organisationId, await recordNotified(tx, expired));
        const files = told.flatMap(({ expiring, systemIds }) => {
          const { id, validUntil } = expiring.file;
          return validUntil === null ? [] : [{ id, ownerId: toldOf(expiring), validUntil, systemIds }];
        });
        if (files.length > 0) tx.send(NotifyOfExpired, { organisationId, files });
      });
  }
}
