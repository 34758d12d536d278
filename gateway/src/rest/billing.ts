import { DocumentType } from '@aicp/contracts/documentType';
import { PaymentSettingsInput, PurchaseDocumentInput, SubscribeInput } from '@aicp/contracts/inputs/billingInputs';
import { z } from 'zod';
import { id, instant } from './answers.ts';
import { route } from './route.ts';

const Plan = z.enum(['starter', 'professional', 'enterprise']);
const Offer = z.object({
  id: Plan,
  name: z.string(),
  price: z.number(),
  interval: z.string(),
  features: z.array(z.string()),
  popular: z.boolean(),
  comparison: z.object({
    aiSystems: z.string(),
    documentGeneration: z.string(),
    support: z.string(),
    apiAccess: z.boolean(),
    whiteLabel: z.boolean(),
  }),
});

const Subscription = z.object({
  plan: z.string(),
  status: z.string(),
  currentPeriodEnd: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  endsAt: instant.nullable(),
  pendingPlan: z.string().nullable(),
  testMode: z.boolean(),
});

/** A null secret means that nothing is left to pay or to confirm: the plan is in force. */
const Checkout = z
  .object({ subscriptionId: z.string(), clientSecret: z.string().nullable(), subscription: Subscription })
  .transform(({ subscription: { plan, status }, ...rest }) => ({ ...rest, plan, status }))
  .pipe(
    z.object({
      subscriptionId: z.string(),
      clientSecret: z.string().nullable(),
      plan: z.string(),
      status: z.string(),
    }),
  );

const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  createdAt: instant,
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  pdfUrl: z.string().nullable(),
  hostedUrl: z.string().nullable(),
});

const PurchaseStatus = z.enum(['pending', 'paid', 'refunded', 'disputed', 'canceled']);

const Purchase = z.object({
  id,
  assessmentId: id,
  documentType: DocumentType,
  status: PurchaseStatus,
  amount: z.number(),
  currency: z.string(),
  testMode: z.boolean(),
  createdAt: instant,
  paidAt: instant.nullable(),
  receiptUrl: z.string().nullable(),
});

const DocumentCheckout = z
  .object({
    purchaseId: id,
    clientSecret: z.string().nullable(),
    amount: z.number(),
    currency: z.string(),
    purchase: z.object({ status: PurchaseStatus }),
  })
  .transform(({ purchase: { status }, ...rest }) => ({ ...rest, status }))
  .pipe(
    z.object({
      purchaseId: z.int(),
      clientSecret: z.string().nullable(),
      amount: z.number(),
      currency: z.string(),
      status: PurchaseStatus,
    }),
  );

const Settings = z.object({
  sandboxMode: z.boolean(),
  testReady: z.boolean(),
  liveReady: z.boolean(),
  simulator: z.boolean(),
  warning: z.string().nullable(),
});

const tag = 'Billing';

/** A mutation without input whose response is the subscription. */
function changeRoute(url: string, name: string, mutation: string, summary: string) {
  return route({
    method: 'POST',
    url,
    summary,
    tag,
    personal: true,
    operation: `mutation ${name} { ${mutation} { ...answer } }`,
    answer: Subscription,
  });
}

export const billingRoutes = [
  route({
    method: 'GET',
    url: '/api/pricing',
    summary: 'The available plans; prices in euros, tax included',
    tag,
    open: true,
    operation: 'query RestPricing { plans { ...answer } }',
    answer: z.array(Offer),
  }),
  route({
    method: 'GET',
    url: '/api/stripe-config',
    summary: 'The configuration of the payment form',
    tag,
    open: true,
    operation: 'query RestStripeConfig { stripeConfig { ...answer } }',
    answer: z.object({ publicKey: z.string(), sandboxMode: z.boolean() }),
  }),
  route({
    method: 'GET',
    url: '/api/subscription',
    summary: 'Your subscription; plan and status are free if there is none',
    tag,
    operation: 'query RestSubscription { subscription { ...answer } }',
    answer: Subscription,
  }),
  route({
    method: 'POST',
    url: '/api/create-subscription',
    summary: 'Subscribe to a plan, or change to it; a client secret is returned if you must pay or confirm something',
    tag,
    personal: true,
    body: SubscribeInput,
    operation: 'mutation RestSubscribe($planId: PlanId!) { createSubscription(planId: $planId) { ...answer } }',
    variables: ({ body }) => body,
    answer: Checkout,
  }),
  changeRoute(
    '/api/subscription/cancel',
    'RestCancel',
    'cancelSubscription',
    'Cancel your subscription at the end of the paid period',
  ),
  changeRoute('/api/subscription/resume', 'RestResume', 'resumeSubscription', 'Resume a cancelled subscription'),
  route({
    method: 'GET',
    url: '/api/invoices',
    summary: 'Your invoices, newest first, up to 24',
    tag,
    operation: 'query RestInvoices { invoices { ...answer } }',
    answer: z.array(Invoice),
  }),
  route({
    method: 'POST',
    url: '/api/document-purchases',
    summary: 'Buy one type of document for one of your assessments',
    tag,
    personal: true,
    body: PurchaseDocumentInput,
    operation: `mutation RestPurchase($input: PurchaseDocumentInput!) { purchaseDocument(input: $input) {
      ...answer } }`,
    variables: ({ body }) => ({ input: body }),
    answer: DocumentCheckout,
  }),
  route({
    method: 'GET',
    url: '/api/document-purchases',
    summary: 'Your document purchases for one assessment, newest first, up to 100',
    tag,
    querystring: z.object({ assessmentId: z.string('is required') }),
    operation: 'query RestPurchases($id: ID!) { documentPurchases(assessmentId: $id) { ...answer } }',
    variables: ({ query }) => ({ id: query.assessmentId }),
    answer: z.array(Purchase),
  }),
  route({
    method: 'GET',
    url: '/api/admin/payment-settings',
    summary: 'Whether sandbox mode is on, and whether test and live payments are set up',
    tag: 'Administration',
    personal: true,
    operation: 'query RestPaymentSettings { paymentSettings { ...answer } }',
    answer: Settings,
  }),
  route({
    method: 'POST',
    url: '/api/admin/payment-settings',
    summary: 'Turn sandbox mode on or off for all users, with immediate effect',
    tag: 'Administration',
    personal: true,
    body: PaymentSettingsInput,
    operation:
      'mutation RestSetPaymentSettings($input: PaymentSettingsInput!) { setPaymentSettings(input: $input) { ...answer } }',
    variables: ({ body }) => ({ input: body }),
    // Requested so that, once this is answered, no document is generated by the previous settings.
    partial: true,
    answer: Settings.extend({ documentsFollow: z.boolean().nullable() }),
  }),
];
