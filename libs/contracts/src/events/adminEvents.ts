import { z } from 'zod';
import { event } from '../event.ts';

const userId = z.int().positive();
const rebuildId = z.uuid();

/** The services whose state the administration's read models show. */
export const stateOwners = ['identity', 'systems-assessment', 'billing'] as const;

/** The administration has emptied its read models: the owners of that data publish it again. */
export const ReadModelsCleared = event('readModels.cleared', z.object({ rebuildId }), stateOwners);

/** One owner has published everything again; `events` is how many events that took. */
export const StateRepublished = event(
  'state.restated',
  z.object({ rebuildId, service: z.enum(stateOwners), events: z.int() }),
);

/** The new retention of the activity log; null keeps entries permanently. */
export const ActivityRetentionChanged = event(
  'activityLog.retentionChanged',
  z.object({ userId, days: z.int().positive().nullable() }),
);

/** Entries up to this one were removed for their age. */
export const ActivityLogPruned = event(
  'activityLog.pruned',
  z.object({ entries: z.int().positive(), upTo: z.int().positive() }),
);

/** An administrator took a whole list away as a file. */
export const ListExported = event('list.exported', z.object({ userId, list: z.enum(['users', 'activities']) }));

/** An administrator looked at the AI systems of an account; `userId` is whose they are. */
export const SystemsViewed = event('systems.viewed', z.object({ userId }));

/** An administrator had dead jobs of a queue tried again: one, or all that there were. */
export const JobRetried = event(
  'job.retried',
  z.object({ userId, queue: z.string(), jobId: z.string().nullable(), jobs: z.int().positive() }),
);

export const JobDiscarded = event(
  'job.discarded',
  z.object({
    userId,
    queue: z.string(),
    jobId: z.string(),
    /** In the administrator's own words. */
    reason: z.string(),
  }),
);
