import { type ActorContext, context as baseContext, originOf } from '@aicp/service/context';
import type { ServiceProcess } from '@aicp/service/serviceProcess';
import type { SubgraphRequest } from '@aicp/service/subgraph';
import { type Loaders, loadersFor } from './graphql/loaders.ts';

export type GraphContext = ActorContext & { loaders: Loaders };

export function contextOf(app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>) {
  return ({ actor, client, requestId }: SubgraphRequest): GraphContext => ({
    ...baseContext(app, requestId, originOf({ actor, client })),
    actor,
    loaders: loadersFor(actor),
  });
}
