import { randomUUID } from 'node:crypto';
import { DomainError } from '@aicp/contracts/domainError';
import { NOT_AN_EMAIL, readEmail } from '@aicp/contracts/email';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { WorkerContext } from '../../context.ts';
import {
  addressOf,
  domainOf,
  type ProvisionedUser,
  suggestedNameOf,
  type UserFields,
} from '../../domain/provisioned.ts';
import { noSuch, ScimFault } from '../../domain/scimFault.ts';
import { findOrganisationByEmail } from '../../store/domains.ts';
import { dropMembers } from '../../store/provisionedGroups.ts';
import {
  countProvisioned,
  deleteProvisioned,
  findProvisioned,
  upsertProvisioned,
} from '../../store/provisionedUsers.ts';
import { suggestFullName } from '../organisation/suggestFullName.ts';
import { activateProvisioned } from './admitProvisioned.ts';
import { type DeactivatedMember, deactivateProvisioned, signOutDeprovisioned } from './dismissProvisioned.ts';

/** The context of a directory's request, resolved by its token. */
export type ScimContext = WorkerContext & { organisationId: number };

const MAX_USERS = 10_000;
const TRIES = 3;

/** Provisions a user from the directory. */
export async function provisionUser(ctx: ScimContext, fields: UserFields): Promise<ProvisionedUser> {
  const { organisationId } = ctx;
  const now = ctx.now();
  const user: ProvisionedUser = {
    ...fields,
    id: randomUUID(),
    organisationId,
    userId: null,
    isAccountOurs: false,
    hasGroupRole: false,
    createdAt: now,
    changedAt: now,
    version: 0,
  };
  return settled(ctx, async tx => {
    if ((await countProvisioned(organisationId, tx.session)) >= MAX_USERS)
      throw new ScimFault(403, undefined, `An organisation can provision at most ${MAX_USERS} users.`);
    return write(tx, ctx, { ...user, active: false, userName: '', email: null }, user);
  });
}

/**
 * Changes a provisioned user, and whether they are active.
 * @param isRight whether the version is the one that the directory changes
 */
export async function changeProvisioned(
  ctx: ScimContext,
  id: string,
  isRight: (version: number) => boolean,
  change: (user: ProvisionedUser) => Promise<UserFields> | UserFields,
): Promise<ProvisionedUser> {
  return settled(ctx, async tx => {
    const before = await mustFind(tx, ctx, id, isRight);
    return write(tx, ctx, before, { ...before, ...(await change(before)) });
  });
}

/** Deprovisions a user whom the directory has removed. */
export async function removeProvisioned(
  ctx: ScimContext,
  id: string,
  isRight: (version: number) => boolean,
): Promise<void> {
  await settled(ctx, async tx => {
    const before = await mustFind(tx, ctx, id, isRight);
    const dismissed = before.active ? await deactivateProvisioned(tx, ctx, before) : null;
    await dropMembers(tx, [id]);
    await deleteProvisioned(tx, before, ctx.now());
    return { user: before, dismissed };
  });
}

type Outcome = { user: ProvisionedUser; dismissed: DeactivatedMember | null };

/** Serialises an organisation's changes, and retries if another takes the name or address concurrently. */
async function settled(ctx: ScimContext, work: (tx: Transaction) => Promise<Outcome>): Promise<ProvisionedUser> {
  for (let tries = 1; ; tries++) {
    try {
      const { user, dismissed } = await ctx.transaction(async tx => {
        if (!(await lockUnlessDeleted(tx, 'organisation', ctx.organisationId))) throw noSuch('user');
        return work(tx);
      });
      if (dismissed) await signOutDeprovisioned(ctx, dismissed);
      return user;
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'CONFLICT')) throw error;
      if (tries === TRIES || error.details?.reason) throw new ScimFault(409, undefined, error.message);
    }
  }
}

async function mustFind(
  { session }: Transaction,
  { organisationId }: ScimContext,
  id: string,
  isRight: (version: number) => boolean,
): Promise<ProvisionedUser> {
  const user = await findProvisioned(organisationId, { id }, session);
  if (!user) throw noSuch('user');
  if (!isRight(user.version)) throw new ScimFault(412, undefined, 'The user has changed since you read it.');
  return user;
}

async function write(
  tx: Transaction,
  ctx: ScimContext,
  before: ProvisionedUser,
  after: ProvisionedUser,
): Promise<Outcome> {
  await checkNames(tx, before, after);
  // An invitation is only for the address that it was sent to.
  const isElsewhere = before.userId === null && before.active && after.active && !isSameAddress(before, after);
  if (isElsewhere) await deactivateProvisioned(tx, ctx, before);
  const isIn = after.active && (!before.active || isElsewhere) ? await activateProvisioned(tx, ctx, after) : after;
  const user = { ...isIn, changedAt: ctx.now(), version: before.version + 1 };
  await upsertProvisioned(tx, user);
  // The directory cannot rename a person's own account.
  if (user.userId !== null && user.isAccountOurs) await suggestFullName(tx, user.userId, suggestedNameOf(user));
  const dismissed = before.active && !after.active ? await deactivateProvisioned(tx, ctx, before) : null;
  return { user, dismissed };
}

async function checkNames(tx: Transaction, before: ProvisionedUser, after: ProvisionedUser): Promise<void> {
  const { organisationId, id, userName } = after;
  const userNameKey = userName.toLowerCase();
  const namesake = await findProvisioned(organisationId, { userNameKey }, tx.session);
  if (namesake && namesake.id !== id)
    throw new ScimFault(409, 'uniqueness', 'A user with this userName already exists.');
  const address = addressOf(after);
  if (!address) {
    const read = readEmail(after.email ?? userName);
    const why = 'fault' in read && read.fault !== NOT_AN_EMAIL ? ` ${read.fault}.` : '';
    throw new ScimFault(400, 'invalidValue', `Please send an email address, in emails or as the userName.${why}`);
  }
  if (isSameAddress(before, after) && (before.active || !after.active)) return;
  if ((await findOrganisationByEmail(address, tx)) !== organisationId)
    throw new ScimFault(
      400,
      'invalidValue',
      `${domainOf(address)} is not a verified domain of your organisation. An organisation owner can verify it on the organisation’s “Single sign-on” page.`,
    );
}

const isSameAddress = (one: UserFields, other: UserFields) =>
  addressOf(one)?.toLowerCase() === addressOf(other)?.toLowerCase();
