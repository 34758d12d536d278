import type { MembershipChangedData, OrganisationCreatedData } from '@aicp/contracts/events/organisationEvents';
import type { Context } from './context.ts';
import { applyMembership } from './creators.ts';
import { upsertMember } from './members.ts';
import { lockUnlessDeleted } from './tombstones.ts';

/** Stores members of an organisation: the handler of `membership.changed` for services that check who may be asked. */
export async function applyMembershipChange(ctx: Context, changed: MembershipChangedData): Promise<void> {
  const { organisationId, userId, role, version } = changed;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    await upsertMember(tx, { organisationId, userId, role, version });
    await applyMembership(tx, changed);
  });
}

/** Stores the first owner of an organisation, unless more is known about them: `organisation.created`. */
export async function applyFounder(ctx: Context, { organisationId, userId }: OrganisationCreatedData): Promise<void> {
  await ctx.transaction(async tx => {
    if (await lockUnlessDeleted(tx, 'organisation', organisationId))
      await upsertMember(tx, { organisationId, userId, role: 'owner', version: 0 });
  });
}
