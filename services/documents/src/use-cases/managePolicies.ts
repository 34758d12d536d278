import { organisationDuties } from '@aicp/compliance/banks/organisationDuties';
import { DomainError } from '@aicp/contracts/domainError';
import { PolicyChanged } from '@aicp/contracts/events/policyEvents';
import { AddPolicyInput, PolicyVersionInput, UpdatePolicyInput } from '@aicp/contracts/inputs/policyInputs';
import { MAX_POLICIES, MAX_POLICY_VERSIONS } from '@aicp/contracts/limits';
import { parse } from '@aicp/contracts/parse';
import { signedIn, signedInPersonally, type UserActor } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { filterMembers, isSoleMember } from '@aicp/service/store/members';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { approvedVersion, latestVersion, type Policy, type PolicyVersion } from '../domain/policy.ts';
import { hasEvidence } from '../store/evidence.ts';
import { listFilesOfRecords } from '../store/managementRecords.ts';
import {
  countPolicies,
  deletePolicy,
  findPolicy,
  insertAcknowledgement,
  insertPolicy,
  listFilesOfPolicies,
  updatePolicyRow,
} from '../store/policies.ts';

type Body = { text?: string | null | undefined; evidenceId?: number | null | undefined };

export async function addPolicy(ctx: RequestContext, input: unknown): Promise<Policy> {
  const user = signedIn(ctx.actor);
  const { title, owner = null, reviewOn = null, duties, ...body } = parse(AddPolicyInput, input);
  const { organisationId, userId } = user;
  return ctx.transaction(async tx => {
    await lockOrganisation(tx, user);
    if ((await countPolicies(tx, organisationId)) >= MAX_POLICIES)
      throw new DomainError('CONFLICT', `An organisation can have at most ${MAX_POLICIES} policies.`);
    await requireMember(tx, user, owner);
    const policy = await insertPolicy(tx, {
      ...{ organisationId, title, ownerId: owner, reviewOn, duties: dutiesIn(duties) },
      versions: [await versionOf(tx, user, body, 1, ctx.now())],
      createdBy: userId,
      createdAt: ctx.now(),
    });
    publish(tx, user, policy, 'added', 1);
    return policy;
  });
}

/** Changes the details of a policy. Another text or file is a new version, which must be approved and read again. */
export async function updatePolicy(ctx: RequestContext, id: unknown, input: unknown): Promise<Policy> {
  const user = signedIn(ctx.actor);
  const { title, owner, reviewOn, duties, ...body } = parse(UpdatePolicyInput, input);
  return change(ctx, user, id, async (tx, policy) => {
    if (owner !== undefined) await requireMember(tx, user, owner);
    const number = policy.versions.length + 1;
    const isNew = Boolean(body.text || body.evidenceId);
    if (isNew && number > MAX_POLICY_VERSIONS)
      throw new DomainError('CONFLICT', `A policy can have at most ${MAX_POLICY_VERSIONS} versions.`);
    const changed = {
      ...(title !== undefined && { title }),
      ...(owner !== undefined && { ownerId: owner }),
      ...(reviewOn !== undefined && { reviewOn }),
      ...(duties !== undefined && { duties: dutiesIn(duties) }),
      ...(isNew && { versions: [...policy.versions, await versionOf(tx, user, body, number, ctx.now())] }),
    };
    // A request without changes is not logged.
    if (Object.keys(changed).length === 0) return {};
    const named = { id: policy.id, title: title ?? policy.title };
    publish(tx, user, named, isNew ? 'versionAdded' : 'changed', isNew ? number : number - 1);
    return changed;
  });
}

/**
 * Approves the latest version; if there are several members, not by its author.
 * @throws DomainError CONFLICT for an older version, one that is approved already, and for the author
 */
export async function approvePolicy(ctx: RequestContext, id: unknown, input: unknown): Promise<Policy> {
  const user = signedInPersonally(ctx.actor);
  const { number } = parse(PolicyVersionInput, input);
  return change(ctx, user, id, async (tx, policy) => {
    const latest = latestVersion(policy);
    if (latest?.number !== number)
      throw new DomainError('CONFLICT', 'There is a newer version of this policy. Please read it first.');
    if (latest.approvedAt) throw new DomainError('CONFLICT', 'This version is already approved.');
    if (latest.writtenBy === user.userId && !(await isSoleMember(tx, user)))
      throw new DomainError('CONFLICT', 'Authors cannot approve their own version. Another member must approve it.');
    publish(tx, user, policy, 'approved', number);
    const approved = { ...latest, approvedBy: user.userId, approvedAt: ctx.now() };
    return { versions: [...policy.versions.slice(0, -1), approved] };
  });
}

/** Confirms that the signed-in member has read the current version. Confirming again keeps the first date. */
export async function confirmPolicyRead(ctx: RequestContext, id: unknown, input: unknown): Promise<Policy> {
  const user = signedInPersonally(ctx.actor);
  const { number } = parse(PolicyVersionInput, input);
  return change(ctx, user, id, async (tx, policy) => {
    if (approvedVersion(policy)?.number !== number)
      throw new DomainError('CONFLICT', 'This is not the current approved version. Please read that version.');
    const { organisationId, userId } = user;
    const acknowledgement = { organisationId, policyId: policy.id, number, userId, at: ctx.now() };
    if (await insertAcknowledgement(tx, acknowledgement)) publish(tx, user, policy, 'read', number);
    return {};
  });
}

/** Removes a policy with its versions and acknowledgements. Returns its number. */
export async function removePolicy(ctx: RequestContext, input: unknown): Promise<string> {
  const user = signedIn(ctx.actor);
  const id = idOrNotFound(input, 'Policy');
  await ctx.transaction(async tx => {
    await lockOrganisation(tx, user);
    const policy = await findPolicy(user.organisationId, id, tx.session);
    if (!policy) throw notFound('Policy');
    await deletePolicy(tx, policy);
    publish(tx, user, policy, 'removed', policy.versions.length);
  });
  return String(id);
}

type Change = Parameters<typeof updatePolicyRow>[2];

async function change(
  ctx: RequestContext,
  user: UserActor,
  input: unknown,
  changeOf: (tx: Transaction, policy: Policy) => Promise<Change>,
): Promise<Policy> {
  const id = idOrNotFound(input, 'Policy');
  return ctx.transaction(async tx => {
    await lockOrganisation(tx, user);
    const policy = await findPolicy(user.organisationId, id, tx.session);
    if (!policy) throw notFound('Policy');
    const changed = await changeOf(tx, policy);
    if (Object.keys(changed).length > 0) await updatePolicyRow(tx, id, changed);
    return { ...policy, ...changed };
  });
}

/** Runs changes of an organisation's policies and records one after another, and none after it is deleted. */
export async function lockOrganisation(tx: Transaction, { organisationId }: UserActor): Promise<void> {
  if (!(await lockUnlessDeleted(tx, 'organisation', organisationId)))
    throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
}

/** @throws DomainError INVALID for a file that the organisation does not have */
export async function requireEvidence(
  tx: Transaction,
  { organisationId }: UserActor,
  id: number | null,
): Promise<void> {
  if (id !== null && !(await hasEvidence(tx, organisationId, id)))
    throw new DomainError('INVALID', 'The file must be an evidence file of your organisation.');
}

/** The given files that policies and records of the organisation use. They can be neither removed nor erased. */
export async function findFilesInUse(
  tx: Transaction,
  organisationId: number,
  ids: readonly number[],
): Promise<number[]> {
  return [
    ...(await listFilesOfPolicies(tx, organisationId, ids)),
    ...(await listFilesOfRecords(tx, organisationId, ids)),
  ];
}

async function requireMember(
  tx: Transaction,
  { organisationId, userId }: UserActor,
  owner: number | null,
): Promise<void> {
  if (owner === null || owner === userId) return;
  if (!(await filterMembers(tx, organisationId, [owner])).has(owner))
    throw new DomainError('INVALID', 'The owner must be a member of the organisation.');
}

async function versionOf(
  tx: Transaction,
  user: UserActor,
  { text, evidenceId }: Body,
  number: number,
  writtenAt: Date,
): Promise<PolicyVersion> {
  await requireEvidence(tx, user, evidenceId ?? null);
  const body = { text: text ?? null, evidenceId: evidenceId ?? null };
  return { number, ...body, writtenBy: user.userId, writtenAt, approvedBy: null, approvedAt: null };
}

function dutiesIn(duties: readonly string[] | null | undefined): string[] {
  const ids = [...new Set(duties ?? [])];
  const unknown = ids.find(id => !organisationDuties.some(duty => duty.id === id));
  if (unknown) throw new DomainError('INVALID', `"${unknown}" is not an organisation duty.`);
  return ids;
}

function publish(
  tx: Transaction,
  { userId, organisationId }: UserActor,
  { id: policyId, title }: Pick<Policy, 'id' | 'title'>,
  act: 'added' | 'changed' | 'versionAdded' | 'approved' | 'read' | 'removed',
  number: number,
): void {
  tx.publish(PolicyChanged, { userId, organisationId, policyId, title, act, number });
}
