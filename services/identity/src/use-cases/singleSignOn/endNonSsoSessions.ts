import type { WorkerContext } from '../../context.ts';
import { findConnection } from '../../store/connections.ts';
import { memberIds } from '../../store/memberships.ts';
import { isProviderOnly } from '../../store/providerOnly.ts';
import { findUser, pageUsers } from '../../store/users.ts';

const PAGE = 500;

/**
 * Ends sessions of an organisation's members that could no longer begin because its provider is their only way in. A session is begun
 * before it is checked (`grantSession`): one that missed the switch is found here.
 */
export async function endNonSsoSessions(
  ctx: WorkerContext,
  { organisationId }: { organisationId: number },
): Promise<void> {
  if (!(await findConnection(organisationId))?.only) return;
  for await (const userId of memberIds(organisationId)) await endThoseOf(ctx, userId);
}

/** Ends them for all users if the product's provider is the only way in. */
export async function endAllBesideProvider(ctx: WorkerContext): Promise<void> {
  if (!ctx.singleSignOn?.only) return;
  for (let after: number | undefined = 0; after !== undefined; ) {
    const page = await pageUsers(after, PAGE);
    for (const { id } of page) await endThoseOf(ctx, id);
    after = page.at(-1)?.id;
  }
}

async function endThoseOf(ctx: WorkerContext, userId: number): Promise<void> {
  const begun = await ctx.sessions.listBesideProvider(userId);
  const user = begun.length > 0 ? await findUser(userId) : null;
  if (user && (await isProviderOnly(user, ctx.singleSignOn?.only === true))) await ctx.sessions.endThese(userId, begun);
}
