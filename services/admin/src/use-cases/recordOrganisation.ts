import type { MembershipEndedData } from '@aicp/contracts/events/organisationEvents';
import type { SubscriptionChangedData } from '@aicp/contracts/events/subscriptionEvents';
import type { Context } from '@aicp/service/store/context';
import { inPages } from '@aicp/service/store/inPages';
import { recordFormerMember } from '@aicp/service/store/makers';
import { lockUnlessGone, markGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { handOverAssessments, removeAssessments } from '../store/assessments.ts';
import { putName, putOrganisation, putPlan, removeOrganisation } from '../store/organisations.ts';
import { disownPayments, handOverPayments } from '../store/payments.ts';
import { handOverSystems, removeSystemsOf } from '../store/systems.ts';

type Of = { organisationId: number };

export async function recordOrganisation(tx: Transaction, { organisationId }: Of): Promise<void> {
  if (await lockUnlessGone(tx, 'organisation', organisationId)) await putOrganisation(tx, organisationId);
}

/** What it calls itself. */
export async function recordName(
  tx: Transaction,
  { organisationId, version, name }: Of & { version: number; name: string },
): Promise<void> {
  if (await lockUnlessGone(tx, 'organisation', organisationId)) await putName(tx, organisationId, version, name);
}

export async function recordPlan(tx: Transaction, standing: SubscriptionChangedData): Promise<void> {
  if (await lockUnlessGone(tx, 'organisation', standing.organisationId)) await putPlan(tx, standing);
}

/** The organisation goes from every list; what it paid stays in the figures. */
export async function hideOrganisation(tx: Transaction, { organisationId }: Of): Promise<void> {
  await markGone(tx, 'organisation', organisationId);
  await removeOrganisation(tx, organisationId);
  await disownPayments(tx, organisationId);
}

/** What hangs on it, page by page, once it is gone from the lists. */
export async function eraseOrganisation(ctx: Pick<Context, 'transaction'>, { organisationId }: Of): Promise<void> {
  await inPages(ctx, (tx, page) => removeSystemsOf(tx, organisationId, page));
  await inPages(ctx, (tx, page) => removeAssessments(tx, { organisationId }, page));
}

/** What someone paid in an organisation that they have left becomes the heir's, and what they made, page by page. */
export async function handOverThings(ctx: Pick<Context, 'transaction'>, heard: MembershipEndedData): Promise<void> {
  const ended = await recordFormerMember(ctx, heard);
  if (!ended) return;
  await ctx.transaction(tx => handOverPayments(tx, ended));
  for (const step of [handOverSystems, handOverAssessments]) await inPages(ctx, (tx, page) => step(tx, ended, page));
}
