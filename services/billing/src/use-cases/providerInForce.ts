import type { PaymentMode } from '@aicp/contracts/billingJobs';
import { DomainError } from '@aicp/contracts/domainError';
import type { Provider } from '../adapters/provider.ts';
import type { BillingContext } from '../context.ts';
import { modeInForce } from '../store/paymentSettings.ts';

export type InForce = { mode: PaymentMode; provider: Provider };

/**
 * Stripe with the keys of the payment mode in force.
 * @throws DomainError UNAVAILABLE when that mode has none: then nothing can be charged
 */
export async function providerInForce({ providers }: Pick<BillingContext, 'providers'>): Promise<InForce> {
  const mode = await modeInForce();
  const provider = providers[mode];
  if (provider) return { mode, provider };
  const what = mode === 'live' ? 'Live' : 'Test';
  throw new DomainError('UNAVAILABLE', `${what} payments are not set up yet.`);
}
