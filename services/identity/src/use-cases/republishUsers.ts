import { StateRestated } from '@aicp/contracts/adminEvents';
import { OrganisationUpdated } from '@aicp/contracts/organisationFacts';
import { UserUpdated } from '@aicp/contracts/userEvents';
import { republishAll } from '@aicp/service/queue/republishAll';
import type { WorkerContext } from '../context.ts';
import { pageOrganisations } from '../store/organisations.ts';
import { userState } from '../store/userState.ts';
import { pageUsers } from '../store/users.ts';
import { organisationState } from './writeOrganisation.ts';

/** Publishes every account again, and what is on record about organisations. */
export async function republishUsers(ctx: WorkerContext, { rebuildId }: { rebuildId: string }): Promise<void> {
  const users = await republishAll(ctx, 0, pageUsers, (tx, { lastLoginAt, ...user }) =>
    tx.republish(rebuildId, UserUpdated, { ...userState(user), lastLoginAt: lastLoginAt?.toISOString() ?? null }),
  );
  const organisations = await republishAll(ctx, 0, pageOrganisations, (tx, organisation) =>
    tx.republish(rebuildId, OrganisationUpdated, organisationState(organisation.id, organisation)),
  );
  await ctx.publish(StateRestated, { rebuildId, service: 'identity', events: users + organisations });
}
