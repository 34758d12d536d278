import { randomUUID } from 'node:crypto';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { GroupFields, ProvisionedGroup } from '../../domain/provisioned.ts';
import { noSuch, ScimFault } from '../../domain/scimFault.ts';
import { countGroups, deleteGroup, findGroup, upsertGroup } from '../../store/provisionedGroups.ts';
import { listProvisionedAmong } from '../../store/provisionedUsers.ts';
import {
  MEMBERS_PER_TRANSACTION,
  recordSynced,
  syncDirectoryRoles,
  syncSome,
} from '../organisation/syncDirectoryRoles.ts';
import type { ScimContext } from './provisionUser.ts';

const MAX_GROUPS = 500;
const MAX_MEMBERS = 5_000;
type IsRight = (version: number) => boolean;

export async function provisionGroup(ctx: ScimContext, fields: GroupFields): Promise<ProvisionedGroup> {
  const { organisationId } = ctx;
  const now = ctx.now();
  const group = { ...fields, id: randomUUID(), organisationId, createdAt: now, changedAt: now, version: 1 };
  return followed(ctx, async tx => {
    if ((await countGroups(organisationId, tx.session)) >= MAX_GROUPS)
      throw new ScimFault(403, undefined, `An organisation can provision at most ${MAX_GROUPS} groups.`);
    await write(tx, group, []);
    return { group, concerned: group.members };
  });
}

/** Applies group roles to users who enter or leave it; after a rename, to all its members. */
export async function changeGroup(
  ctx: ScimContext,
  id: string,
  isRight: IsRight,
  change: (group: ProvisionedGroup) => Promise<GroupFields> | GroupFields,
): Promise<ProvisionedGroup> {
  return followed(ctx, async tx => {
    const before = await mustFind(tx, ctx, id, isRight);
    const after = { ...before, ...(await change(before)), changedAt: ctx.now(), version: before.version + 1 };
    await write(tx, after, before.members);
    const [were, are] = [new Set(before.members), new Set(after.members)];
    const isRenamed = before.displayName !== after.displayName;
    const concerned = [...were, ...are].filter(one => isRenamed || !were.has(one) || !are.has(one));
    return { group: after, concerned: [...new Set(concerned)] };
  });
}

export async function removeGroup(ctx: ScimContext, id: string, isRight: IsRight): Promise<void> {
  await followed(ctx, async tx => {
    const group = await mustFind(tx, ctx, id, isRight);
    await deleteGroup(tx, id);
    return { group, concerned: group.members };
  });
}

type Outcome = { group: ProvisionedGroup; concerned: string[] };

/** A few members are updated in the transaction of the change, so that nothing comes between; many are updated afterwards in batches. */
async function followed(ctx: ScimContext, work: (tx: Transaction) => Promise<Outcome>): Promise<ProvisionedGroup> {
  const { organisationId } = ctx;
  const { group, concerned, changed } = await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw noSuch('group');
    const outcome = await work(tx);
    const isFew = outcome.concerned.length <= MEMBERS_PER_TRANSACTION;
    return { ...outcome, changed: isFew ? await syncSome(tx, organisationId, outcome.concerned, ctx.now()) : null };
  });
  if (changed) await recordSynced(ctx, organisationId, changed);
  else await syncDirectoryRoles(ctx, organisationId, concerned);
  return group;
}

async function mustFind(
  { session }: Transaction,
  { organisationId }: ScimContext,
  id: string,
  isRight: IsRight,
): Promise<ProvisionedGroup> {
  const group = await findGroup(organisationId, { id }, session);
  if (!group) throw noSuch('group');
  if (!isRight(group.version)) throw new ScimFault(412, undefined, 'The group has changed since you read it.');
  return group;
}

async function write(tx: Transaction, group: ProvisionedGroup, before: readonly string[]): Promise<void> {
  const { organisationId, id, displayName, members } = group;
  const namesake = await findGroup(organisationId, { displayNameKey: displayName.toLowerCase() }, tx.session);
  if (namesake && namesake.id !== id)
    throw new ScimFault(409, 'uniqueness', 'A group with this displayName already exists.');
  if (members.length > MAX_MEMBERS)
    throw new ScimFault(400, 'invalidValue', `A group can have at most ${MAX_MEMBERS} members.`);
  const present = new Set(before);
  const added = members.filter(member => !present.has(member));
  const known = new Set((await listProvisionedAmong(organisationId, added, tx.session)).map(user => user.id));
  const stranger = added.find(member => !known.has(member));
  if (stranger !== undefined)
    throw new ScimFault(
      400,
      'invalidValue',
      `There is no user ${stranger.slice(0, 100)}. Please provision this user first.`,
    );
  await upsertGroup(tx, group);
}
