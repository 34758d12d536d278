import { type Actor, signedIn } from '@aicp/contracts/rights/actor';
import { effectivePlan, planComparison, planOffers } from '@aicp/contracts/rights/plans';
import { requireRecentConfirmation } from '@aicp/contracts/rights/recentConfirmation';
import { may } from '@aicp/contracts/rights/rights';
import { idOrNotFound } from '@aicp/contracts/serialId';
import { DateTime, JSONValue } from '@aicp/service/graph/scalars';
import { exportPage } from '@aicp/service/store/exportPage';
import type { RequestContext } from '../context.ts';
import { standingOf } from '../domain/subscription.ts';
import { findContact } from '../store/contacts.ts';
import { findCustomers } from '../store/customers.ts';
import { exportSections } from '../store/exportSections.ts';
import { activePaymentMode } from '../store/paymentSettings.ts';
import { listInvoices } from '../use-cases/listInvoices.ts';
import { listOpenedPurchases } from '../use-cases/listOpenedPurchases.ts';
import { previewChange } from '../use-cases/previewChange.ts';
import { purchaseDocument } from '../use-cases/purchaseDocument.ts';
import { readPaymentSettings } from '../use-cases/readPaymentSettings.ts';
import { readSubscription, type SubscriptionView } from '../use-cases/readSubscription.ts';
import { readWebhookLog } from '../use-cases/readWebhookLog.ts';
import { setCancellation } from '../use-cases/setCancellation.ts';
import { setPaymentSettings } from '../use-cases/setPaymentSettings.ts';
import { subscribe } from '../use-cases/subscribe.ts';
import { beginPaymentMethodUpdate, finishPaymentMethodUpdate } from '../use-cases/updatePaymentMethod.ts';
import type { Resolvers } from './resolvers.generated.ts';

/** The allowance of all users without plans. */
const EVERYTHING = { plan: effectivePlan('free', true), status: 'active', endsAt: null };

const standing = ({ subscription }: SubscriptionView, { plansOff }: RequestContext) =>
  plansOff ? EVERYTHING : standingOf(subscription);

/** Whether the caller sees how the organisation pays. */
const isOwner = (actor: Actor) => actor.kind === 'user' && may(actor.role, 'own');

export const resolvers = {
  DateTime,
  JSON: JSONValue,
  Query: {
    plans: (_root, _args, { plansOff }) =>
      (plansOff ? [] : planOffers).map(offer => ({
        ...offer,
        features: [...offer.features],
        comparison: planComparison[offer.id],
      })),
    async stripeConfig(_root, _args, { providers, plansOff }) {
      const mode = await activePaymentMode();
      return { publicKey: (!plansOff && providers[mode]?.publicKey) || '', sandboxMode: mode === 'test' };
    },
    subscription: (_root, _args, ctx) => readSubscription(ctx, signedIn(ctx.actor)),
    planChange: (_root, args, ctx) => previewChange(ctx, args),
    invoices: (_root, _args, ctx) => listInvoices(ctx),
    documentPurchases: (_root, { assessmentId }, ctx) => listOpenedPurchases(ctx, assessmentId),
    paymentSettings: (_root, _args, ctx) => readPaymentSettings(ctx),
    webhookLog: (_root, _args, ctx) => readWebhookLog(ctx),
    exportBilling: (_root, { after }, ctx) =>
      exportPage(exportSections(requireRecentConfirmation(ctx.actor, ctx.now())), after),
  },
  Mutation: {
    createSubscription: (_root, args, ctx) => subscribe(ctx, args),
    changePlan: (_root, args, ctx) => subscribe(ctx, args, 'running'),
    cancelSubscription: (_root, _args, ctx) => setCancellation(ctx, true),
    resumeSubscription: (_root, _args, ctx) => setCancellation(ctx, false),
    beginPaymentMethodUpdate: (_root, { input }, ctx) => beginPaymentMethodUpdate(ctx, input),
    finishPaymentMethodUpdate: (_root, { setupIntentId }, ctx) => finishPaymentMethodUpdate(ctx, setupIntentId),
    purchaseDocument: (_root, { input }, ctx) => purchaseDocument(ctx, input),
    setPaymentSettings: (_root, { input }, ctx) => setPaymentSettings(ctx, input),
  },
  User: {
    /** The account comes from identity, which has checked that the caller may see it. */
    async __resolveReference({ id }, { actor }) {
      const userId = idOrNotFound(id, 'User');
      // A caller's question about themselves applies to their current organisation.
      const isCaller = actor.kind === 'user' && actor.userId === userId;
      const organisationId = isCaller ? actor.organisationId : (await findContact(userId))?.organisationId;
      const [mode, customers] = await Promise.all([
        activePaymentMode(),
        organisationId ? findCustomers(organisationId) : [],
      ]);
      const customer = customers.find(one => one.mode === mode);
      return { userId, organisationId: organisationId ?? 0, mode, subscription: customer?.subscription ?? null };
    },
    id: ({ userId }) => userId,
    subscriptionPlan: (view, _args, ctx) => standing(view, ctx).plan,
    subscriptionStatus: (view, _args, ctx) => standing(view, ctx).status,
    subscriptionEndsAt: (view, _args, ctx) => standing(view, ctx).endsAt,
  },
  PlanSubscription: {
    id: ({ organisationId }) => organisationId,
    plan: (view, _args, ctx) => standing(view, ctx).plan,
    status: (view, _args, ctx) => standing(view, ctx).status,
    endsAt: (view, _args, ctx) => standing(view, ctx).endsAt,
    currentPeriodEnd: (view, _args, ctx) =>
      standing(view, ctx).plan === 'free' ? null : (view.subscription?.currentPeriodEnd ?? null),
    cancelAtPeriodEnd: (view, _args, ctx) =>
      standing(view, ctx).plan !== 'free' && (view.subscription?.cancelAtPeriodEnd ?? false),
    pendingPlan: ({ subscription }) => subscription?.pendingPlan ?? null,
    testMode: ({ mode }) => mode === 'test',
    paymentMethod: ({ subscription }, _args, { actor }) => (isOwner(actor) && subscription?.card) || null,
    unpaid({ subscription }, _args, { actor }) {
      if (!isOwner(actor) || !subscription?.invoice || !['past_due', 'unpaid'].includes(subscription.status))
        return null;
      const { amountDue, currency, hostedUrl, status } = subscription.invoice;
      return status === 'open' ? { amount: amountDue / 100, currency, hostedInvoiceUrl: hostedUrl } : null;
    },
    user: view => view,
  },
  Checkout: { subscription: ({ view }) => view },
  Invoice: { amount: ({ amount }) => amount / 100 },
  DocumentPurchase: {
    amount: ({ amount }) => amount / 100,
    receiptUrl: ({ receiptUrl }, _args, { actor }) => (isOwner(actor) ? receiptUrl : null),
    testMode: ({ mode }) => mode === 'test',
  },
  DocumentCheckout: {
    purchaseId: ({ purchase }) => purchase.id,
    amount: ({ purchase }) => purchase.amount / 100,
    currency: ({ purchase }) => purchase.currency,
  },
} satisfies Resolvers;
