import { archivedConflict } from '@aicp/contracts/archivedSystem';
import { DomainError } from '@aicp/contracts/domainError';
import { inMinorUnits } from '@aicp/contracts/inMinorUnits';
import { PurchaseDocumentInput } from '@aicp/contracts/inputs/billingInputs';
import { type Owner, ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { allowances, documentPrices } from '@aicp/contracts/rights/plans';
import { notFound } from '@aicp/contracts/serialId';
import { archivedAmong, requireNotArchived } from '@aicp/service/store/archives';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../context.ts';
import type { Purchase } from '../domain/purchase.ts';
import { standingOf } from '../domain/subscription.ts';
import { type Assessment, findAssessment, listAssessmentsOf } from '../store/assessments.ts';
import { findCustomer } from '../store/customers.ts';
import { changePurchase, findCountingPurchase, insertPurchase, isBoughtTwice } from '../store/purchases.ts';
import { withStripeCustomer } from './ensureStripeCustomer.ts';
import { type ActiveProvider, requirePaymentProvider } from './requirePaymentProvider.ts';
import { syncPurchase } from './syncPurchase.ts';

export type DocumentCheckout = { purchase: Purchase; clientSecret: string | null };

/**
 * Sells one type of document for one of the organisation's completed assessments, and with it for every other assessment of the system
 * under the same law. A repeated request continues the pending one.
 */
export async function purchaseDocument(ctx: RequestContext, input: unknown): Promise<DocumentCheckout> {
  const owner = ownerOf(signedInPersonally(ctx.actor));
  const { organisationId } = owner;
  const { assessmentId, documentType } = parse(PurchaseDocumentInput, input);
  const assessment = await findAssessment(organisationId, assessmentId);
  if (!assessment) throw notFound('Assessment');
  if ((await archivedAmong([assessment.systemId])).size > 0) throw archivedConflict();
  const inForce = await requirePaymentProvider(ctx);
  await refuseIfIncluded(organisationId, inForce);

  const wanted = { organisationId, assessmentId, documentType, mode: inForce.mode };
  const covered = await listAssessmentsOf(assessment);
  const begun =
    (await findCountingPurchase(wanted, covered)) ?? (await begin(ctx, { ...owner, ...wanted }, assessment, covered));
  if (begun.status === 'paid' || begun.status === 'disputed') return { purchase: begun, clientSecret: null };
  const paymentIntentId = begun.paymentIntentId ?? (await openPayment(ctx, begun, inForce));
  const { purchase, payment } = await syncPurchase(ctx, { ...begun, paymentIntentId });
  if (purchase.status === 'canceled') return purchaseDocument(ctx, input);
  if (purchase.status !== 'pending') return { purchase, clientSecret: null };
  return { purchase, clientSecret: payment?.clientSecret ?? null };
}

async function refuseIfIncluded(organisationId: number, { mode }: ActiveProvider): Promise<void> {
  const { plan } = standingOf((await findCustomer(organisationId, mode))?.subscription ?? null);
  if (allowances[plan].documentsPerMonth === null)
    throw new DomainError('CONFLICT', 'Your plan includes all documents. You do not need to buy one.');
}

type Wanted = Pick<Purchase, 'organisationId' | 'assessmentId' | 'documentType' | 'mode'>;

/** Records the purchase before Stripe is called; of concurrent ones, one is recorded. */
async function begin(
  ctx: RequestContext,
  order: Owner & Wanted,
  { jurisdiction, systemId }: Assessment,
  covered: readonly number[],
): Promise<Purchase> {
  const { amount, currency } = documentPrices[jurisdiction];
  const purchase: Purchase = {
    ...order,
    id: await nextId('purchases'),
    amount: inMinorUnits(amount),
    currency,
    status: 'pending',
    version: 0,
    paymentIntentId: null,
    receiptUrl: null,
    createdAt: ctx.now(),
    paidAt: null,
  };
  try {
    return await ctx.transaction(async tx => {
      if (!(await lockUnlessDeleted(tx, 'organisation', order.organisationId))) throw notFound('Assessment');
      if (!(await lockUnlessDeleted(tx, 'system', systemId))) throw notFound('Assessment');
      await requireNotArchived(tx, systemId);
      const other = await findCountingPurchase(order, covered, tx);
      if (!other) await insertPurchase(tx, purchase);
      return other ?? purchase;
    });
  } catch (error) {
    const other = isBoughtTwice(error) ? await findCountingPurchase(order, covered) : null;
    if (other) return other;
    throw error;
  }
}

/** The key belongs to the purchase, so that a repeated request, for example after a crash, returns the same payment. */
async function openPayment(ctx: RequestContext, purchase: Purchase, inForce: ActiveProvider): Promise<string> {
  const { id: purchaseId, amount, currency, documentType, assessmentId, createdAt } = purchase;
  const sale = {
    ...ownerOf(purchase),
    amount,
    currency,
    purchaseId,
    what: `${documentType} for assessment ${assessmentId}`,
  };
  const payment = await withStripeCustomer(ctx, ownerOf(purchase), inForce, customerId => {
    const key = `${customerId}-purchase-${purchaseId}-${createdAt.getTime()}`;
    return inForce.provider.payments.createPayment(customerId, sale, key);
  });
  await ctx.transaction(async tx => {
    await changePurchase(tx, purchase, { paymentIntentId: payment.id });
  });
  return payment.id;
}
