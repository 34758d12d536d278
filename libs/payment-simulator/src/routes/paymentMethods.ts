import { z } from 'zod';
import { route } from '../http/route.ts';
import { page, pageOf } from '../list.ts';
import type { Customer } from '../objects/customer.ts';
import type { PaymentMethod } from '../objects/paymentMethod.ts';
import { keepMethod } from '../payments/keepMethod.ts';
import { methodOf } from '../payments/takeMethod.ts';
import { invalid } from '../StripeError.ts';
import { change, load, loadCustomer } from '../simulation.ts';

export const paymentMethodRoutes = [
  route(
    'GET /v1/payment_methods',
    z.strictObject({ ...page, customer: z.string().optional(), type: z.literal('card').optional() }),
    (sim, params) => {
      const own = sim.store
        .all<PaymentMethod>('payment_method')
        .filter(({ customer }) => customer !== null && customer === params.customer);
      return pageOf('/v1/payment_methods', own, params);
    },
  ),
  route('GET /v1/payment_methods/:id', z.strictObject({}), (sim, _, id) =>
    load<PaymentMethod>(sim, 'payment_method', id),
  ),
  route('POST /v1/payment_methods/:id/attach', z.strictObject({ customer: z.string() }), (sim, { customer }, id) => {
    loadCustomer(sim, customer, 'customer');
    return keepMethod(sim, methodOf(sim, id), customer);
  }),
  route('POST /v1/payment_methods/:id/detach', z.strictObject({}), (sim, _, id) => {
    const method = load<PaymentMethod>(sim, 'payment_method', id);
    const customer = sim.store.get<Customer>('customer', method.customer ?? '');
    if (!customer)
      throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
    if (customer.invoice_settings.default_payment_method === id) {
      change(sim, customer, { invoice_settings: { ...customer.invoice_settings, default_payment_method: null } });
    }
    return change<PaymentMethod>(sim, method, { customer: null }, 'payment_method.detached');
  }),
];
