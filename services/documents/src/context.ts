import type { Drawing } from '@aicp/render/drawing';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import {
  type ActorContext,
  context as baseContext,
  type Context,
  type IncomingRequest,
  originOf,
} from '@aicp/service/store/context';
import type { BundleSigner } from './adapters/bundleSigner.ts';
import type { Reading } from './adapters/reading.ts';
import type { Stamper } from './adapters/timestamp.ts';
import type { Drafter } from './domain/drafter.ts';

/** What documents' use-cases are given. */
export type RequestContext = ActorContext & {
  /** Whether entitlement is only advice. */
  trial: boolean;
  /** Whether there are no plans, so that everyone may do everything. */
  plansOff?: boolean;
  drawing: Drawing;
  reading: Reading;
  signer: BundleSigner;
  /** Whether there is a time stamp authority. */
  stamps: boolean;
};

/** The parts of a context that rooms and bundles are made with, in a request or in the worker. */
export type RoomContext = Context & Pick<RequestContext, 'trial' | 'plansOff' | 'drawing' | 'signer' | 'stamps'>;

type Given = Pick<RequestContext, 'trial' | 'plansOff' | 'drawing' | 'reading' | 'signer' | 'stamps'>;

export function contextOf(app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>, given: Given) {
  return ({ actor, client, requestId }: IncomingRequest): RequestContext => ({
    ...baseContext(app, requestId, originOf({ actor, client })),
    actor,
    ...given,
  });
}

/** What the worker's handlers get: what decides whether the organisation's look is drawn now. */
export type HandlerContext = Context & Partial<Pick<RequestContext, 'trial' | 'plansOff'>>;

/** What the worker's job also gets. */
export type WorkerContext = Context & {
  /** The language model; null where templates alone write. */
  drafter: Drafter | null;
  /** The time stamp authority; null where there is none. */
  stamper: Stamper | null;
};
