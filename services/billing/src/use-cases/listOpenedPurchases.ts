import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import type { Purchase } from '../domain/purchase.ts';
import { findAssessment, listAssessmentsOf } from '../store/assessments.ts';
import { listPurchases } from '../store/purchases.ts';
import { syncPurchase } from './syncPurchase.ts';

/** Within this time of starting to pay, a buyer may have paid just now. */
const OPEN_MS = 24 * 3600 * 1000;

/** The purchases, paid or pending, for the system of an assessment under its law. Reads Stripe if the buyer may have just paid. */
export async function listOpenedPurchases(ctx: RequestContext, assessment: unknown): Promise<Purchase[]> {
  const { organisationId } = signedIn(ctx.actor);
  const assessmentId = idOrNotFound(assessment, 'Assessment');
  const found = await findAssessment(organisationId, assessmentId);
  const purchases = await listPurchases(organisationId, found ? await listAssessmentsOf(found) : [assessmentId]);
  if (purchases.length === 0 && !found) throw notFound('Assessment');
  return Promise.all(purchases.map(purchase => upToDate(ctx, purchase)));
}

async function upToDate(ctx: RequestContext, purchase: Purchase): Promise<Purchase> {
  const { status, paymentIntentId, createdAt, mode } = purchase;
  const open = status === 'pending' && paymentIntentId && ctx.now().getTime() - createdAt.getTime() < OPEN_MS;
  if (!open || !ctx.providers[mode]) return purchase;
  try {
    return (await syncPurchase(ctx, purchase)).purchase;
  } catch (error) {
    ctx.logger.warn({ err: error }, 'could not reach Stripe, answering from stored data');
    return purchase;
  }
}
