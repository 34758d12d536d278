import type { Owner } from '@aicp/contracts/owner';
import type Stripe from 'stripe';
import { metadataOf } from './metadataOf.ts';
import { unlessMissing } from './stripeClient.ts';

const HERE = { enabled: true, allow_redirects: 'never' } as const;

export function stripeCustomers(stripe: Stripe, { tax }: { tax: boolean }) {
  return {
    /** @param key two calls with the same key create one customer */
    async create(owner: Owner, key: string): Promise<string> {
      const { id } = await stripe.customers.create({ metadata: metadataOf(owner) }, { idempotencyKey: key });
      return id;
    },

    /** A deleted customer is ignored. */
    async update(customerId: string, contact: { email: string; name?: string }): Promise<void> {
      await stripe.customers.update(customerId, contact).catch(unlessMissing);
    },

    /** Sends Stripe Tax the location of a customer. Does nothing while tax is switched off. */
    async locate(customerId: string, address: string): Promise<void> {
      if (tax) await stripe.customers.update(customerId, { tax: { ip_address: address } });
    },

    /** Ends the customer's subscriptions at once. A deleted customer is ignored. */
    async remove(customerId: string): Promise<void> {
      await stripe.customers.del(customerId).catch(unlessMissing);
    },

    /** The customer's default card; null without one, and for a deleted customer. */
    async preferredCard(customerId: string): Promise<string | null> {
      const customer = await stripe.customers.retrieve(customerId).catch(unlessMissing);
      if (!customer || customer.deleted) return null;
      const method = customer.invoice_settings.default_payment_method;
      return typeof method === 'string' ? method : (method?.id ?? null);
    },

    async preferCard(customerId: string, paymentMethodId: string): Promise<void> {
      await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: paymentMethodId } });
    },

    /** For confirming another card in the user's browser. */
    async createSetup(customerId: string, owner: Owner): Promise<string> {
      const { client_secret } = await stripe.setupIntents.create({
        customer: customerId,
        automatic_payment_methods: HERE,
        usage: 'off_session',
        metadata: metadataOf(owner),
      });
      if (!client_secret) throw new Error('Stripe returned a setup intent without a secret');
      return client_secret;
    },

    /** Its result: the card, once confirmed. Null if unknown at Stripe. */
    async readSetup(setupIntentId: string): Promise<{ customerId: string | null; card: string | null } | null> {
      const intent = await stripe.setupIntents.retrieve(setupIntentId).catch(unlessMissing);
      if (!intent) return null;
      return {
        customerId: idOf(intent.customer),
        card: intent.status === 'succeeded' ? idOf(intent.payment_method) : null,
      };
    },

    /** The customer of an event's object, for events that do not name one; null if there is none. */
    async holderOf(type: string, objectId: string): Promise<string | null> {
      const [kind] = /^(customer\.subscription|invoice|setup_intent)(?=\.)/.exec(type) ?? [];
      const asked =
        (kind === 'customer.subscription' && stripe.subscriptions.retrieve(objectId)) ||
        (kind === 'invoice' && stripe.invoices.retrieve(objectId)) ||
        (kind === 'setup_intent' && stripe.setupIntents.retrieve(objectId));
      if (!asked) return null;
      return idOf((await asked.catch(unlessMissing))?.customer ?? null);
    },

    /** The URL of Stripe's own page for changing a card. */
    async portal(customerId: string, returnUrl: string): Promise<string> {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        flow_data: {
          type: 'payment_method_update',
          after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
        },
      });
      return url;
    },
  };
}

const idOf = (value: string | { id: string } | null) => (typeof value === 'string' ? value : (value?.id ?? null));
