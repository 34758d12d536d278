import { admin } from '@aicp/contracts/actor';
import type { RequestContext } from '../context.ts';
import { modeInForce } from '../store/paymentSettings.ts';

const NOT_READY = {
  live: 'Live payments are not set up: nothing can be charged until live keys are there.',
  test: 'Test payments are not set up: nothing can be bought until test keys are there.',
};

/** Which payment mode is in force, and whether it can work. For administrators. */
export async function readPaymentSettings({ actor, providers }: RequestContext) {
  admin(actor);
  const mode = await modeInForce();
  return {
    sandboxMode: mode === 'test',
    testReady: providers.test !== undefined,
    liveReady: providers.live !== undefined,
    simulator: providers.test?.simulated ?? false,
    warning: providers[mode] ? null : NOT_READY[mode],
  };
}
