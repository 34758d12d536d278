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

/** How long an assessment that has just been begun or completed may take to be known here. */
export const ARRIVAL_MS = 3_000;

/** The context of the use-cases of documents. */
export type RequestContext = ActorContext & {
  /** Whether entitlement is only advisory. */
  trial: boolean;
  /** True without plans: everyone may then do everything. */
  plansOff?: boolean;
  drawing: Drawing;
  reading: Reading;
  signer: BundleSigner;
  /** Whether there is a time stamp authority. */
  stamps: boolean;
  /** `ARRIVAL_MS`; tests wait a shorter time for what never arrives. */
  arrivalMs: number;
};

/** The parts of a context that are needed to create rooms and bundles, in a request or in the worker. */
export type RoomContext = Context & Pick<RequestContext, 'trial' | 'plansOff' | 'drawing' | 'signer' | 'stamps'>;

type Given = Pick<RequestContext, 'trial' | 'plansOff' | 'drawing' | 'reading' | 'signer' | 'stamps'> &
  Partial<Pick<RequestContext, 'arrivalMs'>>;

export function contextOf(app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>, given: Given) {
  return ({ actor, client, requestId }: IncomingRequest): RequestContext => ({
    ...baseContext(app, requestId, originOf({ actor, client })),
    actor,
    arrivalMs: ARRIVAL_MS,
    ...given,
  });
}

/** The context of the worker's handlers, including what decides whether the organisation's branding is printed. */
export type HandlerContext = Context & Partial<Pick<RequestContext, 'trial' | 'plansOff'>>;

export type WorkerContext = Context & {
  /** The language model; null if only templates write. */
  drafter: Drafter | null;
  /** The time stamp authority; null if none. */
  stamper: Stamper | null;
};
