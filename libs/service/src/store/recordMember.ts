import type { MembershipChangedData, OrganisationCreatedData } from '@aicp/contracts/organisationEvents';
import type { Context } from './context.ts';
import { type Member, putMember } from './members.ts';
import { lockUnlessGone } from './tombstones.ts';

/** Keeps who is in an organisation: `membership.changed` of a service that has to know whom its people may ask for something. */
export async function recordMember(
  ctx: Context,
  { organisationId, userId, role, joined }: MembershipChangedData,
): Promise<void> {
  await record(ctx, { organisationId, userId, role }, joined);
}

/** Its first owner: `organisation.created`. */
export async function recordFounder(ctx: Context, { organisationId, userId }: OrganisationCreatedData): Promise<void> {
  await record(ctx, { organisationId, userId, role: 'owner' }, false);
}

async function record(ctx: Context, member: Member, joined: boolean): Promise<void> {
  await ctx.transaction(async tx => {
    if (await lockUnlessGone(tx, 'organisation', member.organisationId)) await putMember(tx, member, joined);
  });
}
