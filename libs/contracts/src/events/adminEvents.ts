import { z } from 'zod';
import { event } from '../event.ts';

const userId = z.int().positive();
const rebuildId = z.uuid();

/** The services whose state is shown by admin's read models. */
export const stateOwners = ['identity', 'systems-assessment', 'billing'] as const;

/** The administration has emptied its read models: the owners of that data publish it again. */
export const ReadModelsCleared = event('readModels.cleared', z.object({ rebuildId }), stateOwners);

/** One owner has republished everything; `events` is the number of events. */
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

/** An administrator exported a whole list as a file. */
export const ListExported = event('list.exported', z.object({ userId, list: z.enum(['users', 'activities']) }));

/** An administrator viewed the AI systems of an account; `userId` is their owner's. */
export const SystemsViewed = event('systems.viewed', z.object({ userId }));

/** An administrator retried failed jobs of a queue: one, or all of them. */
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
    /** The administrator's reason. */
    reason: z.string(),
  }),
);
