import { z } from 'zod';
import { automaticTax, flag, metadata } from '../http/params.ts';
import type { Subscription } from '../objects/subscription.ts';
import { methodOf } from '../payments/takeMethod.ts';
import { mergeMetadata, type Simulation } from '../simulation.ts';

export const prorations = z.enum(['create_prorations', 'always_invoice', 'none']);

/** The parameters that creating and updating share. */
export const subscriptionFields = {
  automatic_tax: automaticTax,
  cancel_at_period_end: flag.optional(),
  default_payment_method: z.string().optional(),
  description: z.string().optional(),
  metadata,
  off_session: flag.default(false),
  payment_settings: z
    .strictObject({
      payment_method_types: z.array(z.string()).optional(),
      save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
    })
    .optional(),
  proration_behavior: prorations.default('create_prorations'),
};
type Fields = Partial<z.infer<z.ZodObject<typeof subscriptionFields>>>;

/** The plain fields of a call as they stand on the subscription; what was not given is not in it. */
export function fieldsOf(sim: Simulation, given: Fields, old?: Subscription): Partial<Subscription> {
  const patch: Partial<Subscription> = {};
  const { automatic_tax: tax, payment_settings: settings } = given;
  if (tax)
    patch.automatic_tax = {
      disabled_reason: null,
      enabled: tax.enabled,
      liability: tax.enabled ? { type: 'self' } : null,
    };
  if (given.default_payment_method !== undefined) {
    const id = given.default_payment_method;
    patch.default_payment_method = id === '' ? null : methodOf(sim, id, 'default_payment_method').id;
  }
  if (given.description !== undefined) patch.description = given.description || null;
  if (given.metadata !== undefined) patch.metadata = mergeMetadata(old?.metadata ?? {}, given.metadata);
  if (settings) {
    const before = old?.payment_settings;
    patch.payment_settings = {
      payment_method_options: null,
      payment_method_types: settings.payment_method_types ?? before?.payment_method_types ?? null,
      save_default_payment_method: settings.save_default_payment_method ?? before?.save_default_payment_method ?? 'off',
    };
  }
  return patch;
}

/** Cancelling at the end of the period, and taking that back. */
export function endFields(sim: Simulation, subscription: Subscription, atPeriodEnd: boolean): Partial<Subscription> {
  const end = Math.min(...subscription.items.data.map(item => item.current_period_end));
  const reason = atPeriodEnd ? ('cancellation_requested' as const) : null;
  return {
    cancel_at_period_end: atPeriodEnd,
    cancel_at: atPeriodEnd ? end : null,
    canceled_at: atPeriodEnd ? sim.now() : null,
    cancellation_details: { ...subscription.cancellation_details, reason },
  };
}
