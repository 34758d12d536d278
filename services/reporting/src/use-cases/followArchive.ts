import type { Context } from '@aicp/service/store/context';
import type { Transaction } from '@aicp/service/store/transaction';
import { syncOrganisationActions } from './syncOrganisationActions.ts';

/** Notes that a system is archived or in use again. The gaps of an archived system open no action of its organisation. */
export async function followArchive(
  ctx: Context,
  organisationId: number,
  apply: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await ctx.transaction(async tx => {
    await apply(tx);
    await syncOrganisationActions(tx, organisationId, ctx.now());
  });
}
