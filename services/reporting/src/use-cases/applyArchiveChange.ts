import type { Owner } from '@aicp/contracts/owner';
import type { Context } from '@aicp/service/store/context';
import type { Transaction } from '@aicp/service/store/transaction';
import { syncOrganisationActions } from './syncOrganisationActions.ts';

/** Records that a system is archived or restored. The gaps of an archived system open no organisation action. */
export async function applyArchiveChange(
  ctx: Context,
  by: Owner,
  apply: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await ctx.transaction(async tx => {
    await apply(tx);
    await syncOrganisationActions(tx, { ...by, now: ctx.now() }, ctx.now());
  });
}
