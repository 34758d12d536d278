import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { type ActorContext, context as baseContext, type IncomingRequest, originOf } from '@aicp/service/store/context';

/** What the use-cases of systems and assessments are given. */
export type RequestContext = ActorContext & {
  /** Whether what a plan does not allow is allowed all the same, with a notice. */
  trial: boolean;
};

export function contextOf(app: Pick<ServiceProcess, 'name' | 'redis' | 'logger'>, { trial }: { trial: boolean }) {
  return ({ actor, client, requestId }: IncomingRequest): RequestContext => ({
    ...baseContext(app, requestId, originOf({ actor, client })),
    actor,
    trial,
  });
}
