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

/** What administration's use-cases are given. */
export type AdminContext = Context & {
  /** Keeps the log's anchors, and wakes live views. */
  redis: Redis;
};

export type RequestContext = ActorContext &
  AdminContext & {
    /** The queues of the whole product, and what becomes of dead jobs. */
    queues: QueueDesk;
  };

/** What handlers also get: the event with its envelope. */
export type WorkerContext = AdminContext & {
  heard: Envelope;
  /** Sees to it that what is noted is entered in the activity log; called while that happens, it happens once more. */
  enterActivities(): Promise<void>;
};

/**
 * @param enterActivities enters what is noted in the activity log, from that moment on or all of it
 * @param gatherMs how long acts gather, to be entered together while no handler waits; they are noted durably until then. Without it
 * each handler waits.
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
    await enter().catch((error: unknown) => app.logger.warn({ err: error }, 'acts stay noted, to be entered later'));
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
