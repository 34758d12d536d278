import { DomainError } from '@aicp/contracts/domainError';
import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import type { Provider } from '../adapters/provider.ts';
import type { BillingContext } from '../context.ts';
import { activePaymentMode } from '../store/paymentSettings.ts';

export type ActiveProvider = { mode: PaymentMode; provider: Provider };

/**
 * Stripe with the keys of the current payment mode.
 * @throws DomainError FORBIDDEN without plans, UNAVAILABLE without keys for that mode: then nothing can be charged
 */
export async function requirePaymentProvider(
  ctx: Pick<BillingContext, 'providers' | 'plansOff'>,
): Promise<ActiveProvider> {
  if (ctx.plansOff) throw new DomainError('FORBIDDEN', 'There is nothing to buy here: everything is included.');
  return getActiveProvider(ctx);
}

/** Also without plans: an earlier subscription can still be cancelled. */
export async function getActiveProvider({ providers }: Pick<BillingContext, 'providers'>): Promise<ActiveProvider> {
  const mode = await activePaymentMode();
  const provider = providers[mode];
  if (provider) return { mode, provider };
  const what = mode === 'live' ? 'Live' : 'Test';
  throw new DomainError('UNAVAILABLE', `${what} payments are not set up yet.`);
}
