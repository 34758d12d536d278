import type { SubgraphRequest } from '@aicp/service/graph/subgraph';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { type ActorContext, context as baseContext, originOf } from '@aicp/service/store/context';
import { type Loaders, loadersFor } from './graphql/loaders.ts';

export type GraphContext = ActorContext & { loaders: Loaders };

export function contextOf(app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>) {
  return ({ actor, client, requestId }: SubgraphRequest): GraphContext => ({
    ...baseContext(app, requestId, originOf({ actor, client })),
    actor,
    loaders: loadersFor(actor),
  });
}
