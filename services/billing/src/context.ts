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

/** Stripe by payment mode; none without keys. */
export type Providers = Partial<Record<PaymentMode, Provider>>;

export type BillingContext = Context & {
  providers: Providers;
  /** True without plans: nothing is for sale. */
  plansOff?: boolean;
};

export type RequestContext = ActorContext &
  BillingContext & {
    client: Client;
    /** The product's public address, without a trailing slash. */
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
