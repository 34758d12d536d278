import { PaymentModeStated, PaymentSettingsChanged } from '@aicp/contracts/events/billingEvents';
import { RepublishSubscriptions } from '@aicp/contracts/events/billingJobs';
import { PaymentSettingsInput } from '@aicp/contracts/inputs/billingInputs';
import { parse } from '@aicp/contracts/parse';
import { admin } from '@aicp/contracts/rights/actor';
import { requireConfirmedAdmin } from '@aicp/contracts/rights/recentConfirmation';
import type { RequestContext } from '../context.ts';
import { upsertSandboxMode } from '../store/paymentSettings.ts';
import { readPaymentSettings } from './readPaymentSettings.ts';

/** Chooses between test and real payments, effective with the next request in every process. */
export async function setPaymentSettings(ctx: RequestContext, input: unknown) {
  const { userId } = admin(ctx.actor);
  const { sandboxMode } = parse(PaymentSettingsInput, input);
  if (!sandboxMode) requireConfirmedAdmin(ctx.actor, ctx.now());
  await ctx.transaction(async tx => {
    const version = await upsertSandboxMode(tx, sandboxMode);
    if (version === undefined) return;
    tx.publish(PaymentSettingsChanged, { userId, sandboxMode, version, at: ctx.now().toISOString() });
    tx.publish(PaymentModeStated, { sandboxMode, version });
    tx.send(RepublishSubscriptions, { version });
  });
  return readPaymentSettings(ctx);
}
