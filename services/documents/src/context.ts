import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import {
  type ActorContext,
  context as baseContext,
  type Context,
  type IncomingRequest,
  originOf,
} from '@aicp/service/store/context';
import type { Drawing } from './adapters/drawing.ts';
import type { Drafter } from './domain/drafter.ts';

/** What documents' use-cases are given. */
export type RequestContext = ActorContext & {
  /** Whether entitlement is only advice. */
  trial: boolean;
  drawing: Drawing;
};

type Given = Pick<RequestContext, 'trial' | 'drawing'>;

export function contextOf(app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>, given: Given) {
  return ({ actor, client, requestId }: IncomingRequest): RequestContext => ({
    ...baseContext(app, requestId, originOf({ actor, client })),
    actor,
    ...given,
  });
}

/** What the worker's job also gets. */
export type WorkerContext = Context & {
  /** The language model; null where templates alone write. */
  drafter: Drafter | null;
};
