import type { PaymentMode } from '@aicp/contracts/events/billingJobs';
import type { Client } from '@aicp/contracts/rights/actor';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import {
  type ActorContext,
  context as baseContext,
  type Context,
  type IncomingRequest,
  originOf,
} from '@aicp/service/store/context';
import type { Provider } from './adapters/provider.ts';

/** Stripe by payment mode; none where no keys are set. */
export type Providers = Partial<Record<PaymentMode, Provider>>;

/** What billing's use-cases are given. */
export type BillingContext = Context & {
  providers: Providers;
  /** Whether there are no plans: nothing is for sale. */
  plansOff?: boolean;
};

export type RequestContext = ActorContext &
  BillingContext & {
    client: Client;
    /** Where people reach the product, without a slash at the end. */
    publicUrl: string;
  };

type App = Pick<ServiceProcess, 'name' | 'redis' | 'logger'>;

export function billingContext(app: App, providers: Providers) {
  return ({ requestId }: { requestId: string }): BillingContext => ({ ...baseContext(app, requestId), providers });
}

export function contextOf(app: App, settings: Pick<RequestContext, 'providers' | 'publicUrl' | 'plansOff'>) {
  return ({ actor, client, requestId }: IncomingRequest): RequestContext => ({
    ...baseContext(app, requestId, originOf({ actor, client })),
    ...settings,
    actor,
    client,
  });
}
