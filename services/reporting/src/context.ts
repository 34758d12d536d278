import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { type ActorContext, context as baseContext, type IncomingRequest, originOf } from '@aicp/service/store/context';

export type RequestContext = ActorContext;

export function contextOf(app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>) {
  return ({ actor, client, requestId }: IncomingRequest): RequestContext => ({
    ...baseContext(app, requestId, originOf({ actor, client })),
    actor,
  });
}
