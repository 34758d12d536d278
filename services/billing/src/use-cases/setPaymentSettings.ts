import { admin } from '@aicp/contracts/actor';
import { PaymentModeStated, PaymentSettingsChanged } from '@aicp/contracts/billingEvents';
import { PaymentSettingsInput } from '@aicp/contracts/billingInputs';
import { RestateStandings } from '@aicp/contracts/billingJobs';
import { parse } from '@aicp/contracts/parse';
import { adminForGraveAct } from '@aicp/contracts/proof';
import type { RequestContext } from '../context.ts';
import { putSandboxMode } from '../store/paymentSettings.ts';
import { readPaymentSettings } from './readPaymentSettings.ts';

/** Chooses between test and real payments. What is chosen is in force with the next request, in every process. */
export async function setPaymentSettings(ctx: RequestContext, input: unknown) {
  const { userId } = admin(ctx.actor);
  const { sandboxMode } = parse(PaymentSettingsInput, input);
  if (!sandboxMode) adminForGraveAct(ctx.actor, ctx.now());
  await ctx.transaction(async tx => {
    const version = await putSandboxMode(tx, sandboxMode);
    if (version === undefined) return;
    tx.publish(PaymentSettingsChanged, { userId, sandboxMode, version, at: ctx.now().toISOString() });
    tx.publish(PaymentModeStated, { sandboxMode, version });
    tx.send(RestateStandings, { version });
  });
  return readPaymentSettings(ctx);
}
