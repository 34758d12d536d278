import { type ActorContext, context as baseContext } from '@aicp/service/context';
import type { ServiceProcess } from '@aicp/service/serviceProcess';
import type { SubgraphRequest } from '@aicp/service/subgraph';
import { type SessionStore, sessionStore } from './store/sessions.ts';

/** What identity's use-cases are given. */
export type GraphContext = ActorContext & {
  sessions: SessionStore;
  /** Whether weak passwords are accepted with a warning. */
  trial: boolean;
  setSession: SubgraphRequest['setSession'];
};

export function contextOf(app: ServiceProcess, { trial }: { trial: boolean }) {
  const sessions = sessionStore(app.redis);
  return ({ actor, requestId, setSession }: SubgraphRequest): GraphContext => ({
    ...baseContext(app, requestId),
    actor,
    sessions,
    trial,
    setSession,
  });
}
