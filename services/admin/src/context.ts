import type { Envelope } from '@aicp/contracts/event';
import { coalesceRuns } from '@aicp/service/process/coalesceRuns';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { type QueueDesk, queueAdmin } from '@aicp/service/queue/jobs/queueAdmin';
import {
  type ActorContext,
  context as baseContext,
  type Context,
  type IncomingRequest,
  originOf,
} from '@aicp/service/store/context';
import type { Redis } from 'ioredis';

type App = Pick<ServiceProcess, 'name' | 'redis' | 'logger'>;

export type AdminContext = Context & {
  /** Stores the log's anchors, and notifies live views. */
  redis: Redis;
};

export type RequestContext = ActorContext &
  AdminContext & {
    /** The queues of the whole product, and the actions on failed jobs. */
    queues: QueueDesk;
  };

/** The context of handlers: the event with its envelope as well. */
export type WorkerContext = AdminContext & {
  heard: Envelope;
  /** Enters queued activities in the log; if called while that runs, it runs once more. */
  enterActivities(): Promise<void>;
};

/**
 * @param enterActivities enters queued activities in the log, all or from a time on
 * @param gatherMs how long activities gather before they are entered together, without a handler waiting; until then they are stored
 * durably. Without it each handler waits.
 */
export function workerContextOf(
  app: App,
  enterActivities: (ctx: AdminContext, since?: Date) => Promise<void>,
  gatherMs?: number,
) {
  const contextOf = ({ requestId }: { requestId: string }): AdminContext => ({
    ...baseContext(app, requestId),
    redis: app.redis,
  });
  let oldest: Date | undefined;
  let gathering: NodeJS.Timeout | undefined;
  const enter = coalesceRuns(() => {
    const since = oldest;
    oldest = undefined;
    return enterActivities(contextOf({ requestId: 'activity-log' }), since);
  });
  const enterGathered = async () => {
    clearTimeout(gathering);
    gathering = undefined;
    if (!oldest) return;
    await enter().catch((error: unknown) =>
      app.logger.warn({ err: error }, 'could not append activities to the log; they stay queued'),
    );
  };
  const heardBy = (heard: Envelope): WorkerContext => ({
    ...contextOf(heard),
    heard,
    async enterActivities() {
      const at = new Date(heard.at);
      if (!oldest || at < oldest) oldest = at;
      if (gatherMs === undefined) await enter();
      else gathering ??= setTimeout(enterGathered, gatherMs);
    },
  });
  return { contextOf, heardBy, enterGathered };
}

export function contextOf(app: App & Pick<ServiceProcess, 'queueRedis' | 'queuePrefix' | 'onStop'>) {
  const queues = queueAdmin(app.queueRedis(), app.queuePrefix);
  app.onStop(() => queues.close());
  return ({ actor, client, requestId }: IncomingRequest): RequestContext => ({
    ...baseContext(app, requestId, originOf({ actor, client })),
    redis: app.redis,
    actor,
    queues,
  });
}
