import { DomainError } from '@aicp/contracts/domainError';
import { ManagementRecordChanged } from '@aicp/contracts/events/policyEvents';
import { AddManagementRecordInput, UpdateManagementRecordInput } from '@aicp/contracts/inputs/policyInputs';
import { MAX_MANAGEMENT_RECORDS } from '@aicp/contracts/limits';
import { parse } from '@aicp/contracts/parse';
import { signedIn, type UserActor } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import type { ManagementRecord } from '../domain/policy.ts';
import {
  countManagementRecords,
  deleteManagementRecord,
  findManagementRecord,
  insertManagementRecord,
  replaceManagementRecord,
} from '../store/managementRecords.ts';
import { lockOrganisation, requireEvidence } from './managePolicies.ts';

/** Records a management review or an internal audit. */
export async function addManagementRecord(ctx: RequestContext, input: unknown): Promise<ManagementRecord> {
  const user = signedIn(ctx.actor);
  const { minutes = null, evidenceId = null, decisions = null, ...record } = parse(AddManagementRecordInput, input);
  const { organisationId, userId } = user;
  return ctx.transaction(async tx => {
    await lockOrganisation(tx, user);
    if ((await countManagementRecords(tx, organisationId)) >= MAX_MANAGEMENT_RECORDS)
      throw new DomainError('CONFLICT', `An organisation can have at most ${MAX_MANAGEMENT_RECORDS} records.`);
    await requireEvidence(tx, user, evidenceId);
    const written = { writtenBy: userId, writtenAt: ctx.now() };
    const said = { organisationId, ...record, minutes, evidenceId, decisions };
    const added = await insertManagementRecord(tx, { ...said, ...written });
    publish(tx, user, added, 'added');
    return added;
  });
}

/** Changes a record; omitted fields stay. */
export async function updateManagementRecord(
  ctx: RequestContext,
  id: unknown,
  input: unknown,
): Promise<ManagementRecord> {
  const user = signedIn(ctx.actor);
  const wanted = parse(UpdateManagementRecordInput, input);
  return withRecord(ctx, user, id, async (tx, before) => {
    if (wanted.evidenceId) await requireEvidence(tx, user, wanted.evidenceId);
    const said = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    // A request without changes is not logged.
    if (Object.keys(said).length === 0) return before;
    const record: ManagementRecord = { ...before, ...said, writtenBy: user.userId, writtenAt: ctx.now() };
    await replaceManagementRecord(tx, record);
    publish(tx, user, record, 'changed');
    return record;
  });
}

export function removeManagementRecord(ctx: RequestContext, input: unknown): Promise<string> {
  const user = signedIn(ctx.actor);
  return withRecord(ctx, user, input, async (tx, record) => {
    await deleteManagementRecord(tx, record.id);
    publish(tx, user, record, 'removed');
    return String(record.id);
  });
}

async function withRecord<Result>(
  ctx: RequestContext,
  user: UserActor,
  input: unknown,
  work: (tx: Transaction, record: ManagementRecord) => Promise<Result>,
): Promise<Result> {
  const id = idOrNotFound(input, 'Record');
  return ctx.transaction(async tx => {
    await lockOrganisation(tx, user);
    const record = await findManagementRecord(tx, user.organisationId, id);
    if (!record) throw notFound('Record');
    return work(tx, record);
  });
}

function publish(
  tx: Transaction,
  { userId, organisationId }: UserActor,
  { id: recordId, title, kind }: ManagementRecord,
  act: 'added' | 'changed' | 'removed',
): void {
  tx.publish(ManagementRecordChanged, { userId, organisationId, recordId, title, kind, act });
}
