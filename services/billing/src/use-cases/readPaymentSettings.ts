import { admin } from '@aicp/contracts/rights/actor';
import type { RequestContext } from '../context.ts';
import { findSettings } from '../store/paymentSettings.ts';

const NOT_READY = {
  live: 'Live payments are not set up. No payment can be taken until live keys are configured.',
  test: 'Test payments are not set up. No test payment can be made until test keys are configured.',
};

/** The current payment mode, and whether it can work. For administrators. */
export async function readPaymentSettings({ actor, providers, plansOff }: RequestContext) {
  admin(actor);
  const { sandboxMode, version } = await findSettings();
  const mode = sandboxMode ? 'test' : 'live';
  return {
    version,
    sandboxMode,
    testReady: providers.test !== undefined,
    liveReady: providers.live !== undefined,
    simulator: providers.test?.simulated ?? false,
    warning: providers[mode] || plansOff ? null : NOT_READY[mode],
  };
}
