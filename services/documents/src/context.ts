import type { SubgraphRequest } from '@aicp/service/graph/subgraph';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { type ActorContext, context as baseContext, type Context, originOf } from '@aicp/service/store/context';
import type { Drafter } from './domain/drafter.ts';
import { type Loaders, loadersFor } from './graphql/loaders.ts';

/** What documents' use-cases are given. */
export type GraphContext = ActorContext & {
  loaders: Loaders;
  /** Whether entitlement is only advice. */
  trial: boolean;
};

export function contextOf(app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>, { trial }: { trial: boolean }) {
  return ({ actor, client, requestId }: Pick<SubgraphRequest, 'actor' | 'client' | 'requestId'>): GraphContext => {
    const base = baseContext(app, requestId, originOf({ actor, client }));
    return { ...base, actor, trial, loaders: loadersFor(actor, base.now) };
  };
}

/** What the worker's job is given besides. */
export type WorkerContext = Context & {
  /** The language model; null where templates alone write. */
  drafter: Drafter | null;
};
