import type { MembershipChangedData, OrganisationCreatedData } from '@aicp/contracts/organisationEvents';
import type { Context } from '@aicp/service/store/context';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import { type Member, putMember } from '../store/members.ts';

/** Keeps who is in an organisation, for owners and reviewers of its systems. */
export async function recordMember(
  ctx: Context,
  { organisationId, userId, role, joined }: MembershipChangedData,
): Promise<void> {
  await record(ctx, { organisationId, userId, role }, joined);
}

/** Its first owner. */
export async function recordFounder(ctx: Context, { organisationId, userId }: OrganisationCreatedData): Promise<void> {
  await record(ctx, { organisationId, userId, role: 'owner' }, false);
}

async function record(ctx: Context, member: Member, joined: boolean): Promise<void> {
  await ctx.transaction(async tx => {
    if (await lockUnlessGone(tx, 'organisation', member.organisationId)) await putMember(tx, member, joined);
  });
}
