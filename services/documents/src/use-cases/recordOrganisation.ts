import type { Owner } from '@aicp/contracts/owner';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import { applyOrganisation } from '../store/organisations.ts';

type User = Owner & { version: number; companyName: string | null };

/** Keeps in whose name documents are written, and nothing else of the user. What is older than what is held changes nothing. */
export async function recordOrganisation(
  ctx: Context,
  { userId, organisationId, version, companyName }: User,
): Promise<void> {
  await ctx.transaction(async tx => {
    if (await lockUnlessGone(tx, 'user', userId))
      await applyOrganisation(tx, { userId, organisationId, version, companyName });
  });
}
