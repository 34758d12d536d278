import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { OrganisationUpdatedData } from '@aicp/contracts/events/organisationFacts';
import type { SubscriptionChangedData } from '@aicp/contracts/events/subscriptionEvents';
import { removeArchives } from '@aicp/service/store/archives';
import type { Context } from '@aicp/service/store/context';
import { recordFormerMember } from '@aicp/service/store/creators';
import { deleteInBatches } from '@aicp/service/store/deleteInBatches';
import { insertTombstone, lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { removeAssessments, transferAssessments } from '../store/assessments.ts';
import { ensureOrganisation, removeOrganisation, upsertName, upsertPlan } from '../store/organisations.ts';
import { anonymisePayments, transferPayments } from '../store/payments.ts';
import { removeSystemsOf, transferSystems } from '../store/systems.ts';
import { removeThingNames } from '../store/thingNames.ts';

type Of = { organisationId: number };

export async function applyOrganisation(tx: Transaction, { organisationId }: Of): Promise<void> {
  if (await lockUnlessDeleted(tx, 'organisation', organisationId)) await ensureOrganisation(tx, organisationId);
}

/** Stores an organisation's name, and who may read its log. */
export async function applyOrganisationName(
  tx: Transaction,
  { organisationId, version, name, logHiddenFromApprovers, logShownToReaders }: OrganisationUpdatedData,
): Promise<void> {
  const settings = { logHiddenFromApprovers, logShownToReaders };
  if (await lockUnlessDeleted(tx, 'organisation', organisationId))
    await upsertName(tx, organisationId, version, { name, ...settings });
}

export async function applyPlan(tx: Transaction, standing: SubscriptionChangedData): Promise<void> {
  if (await lockUnlessDeleted(tx, 'organisation', standing.organisationId)) await upsertPlan(tx, standing);
}

/** Removes the organisation from every list; its payments stay in the figures. */
export async function unlistOrganisation(tx: Transaction, { organisationId }: Of): Promise<void> {
  await insertTombstone(tx, 'organisation', organisationId);
  await removeOrganisation(tx, organisationId);
  await anonymisePayments(tx, organisationId);
}

/** Erases its dependent data in batches, once it is unlisted. */
export async function eraseOrganisation(ctx: Pick<Context, 'transaction'>, { organisationId }: Of): Promise<void> {
  await deleteInBatches(ctx, (tx, page) => removeSystemsOf(tx, organisationId, page));
  await deleteInBatches(ctx, (tx, page) => removeArchives(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => removeAssessments(tx, { organisationId }, page));
  await deleteInBatches(ctx, (tx, page) => removeThingNames(tx, organisationId, page));
}

/** Transfers a former member's payments and data in an organisation to the successor, in batches. */
export async function transferToSuccessor(
  ctx: Pick<Context, 'transaction'>,
  heard: MembershipEndedData,
): Promise<void> {
  const ended = await recordFormerMember(ctx, heard);
  if (!ended) return;
  await ctx.transaction(tx => transferPayments(tx, ended));
  for (const step of [transferSystems, transferAssessments])
    await deleteInBatches(ctx, (tx, page) => step(tx, ended, page));
}
