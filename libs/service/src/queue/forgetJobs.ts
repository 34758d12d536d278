import type { Job, Queue } from 'bullmq';

const PAGE = 200;

/**
 * Removes from a queue what it still holds about a user who was deleted: dead jobs above all, which are kept otherwise.
 * @param except the id of the job that reports the deletion
 * @throws Error while one of them is being worked on: try again
 */
export async function forgetJobs(queue: Queue, userId: number, except: string): Promise<void> {
  const found: Job[] = [];
  for (let start = 0; ; start += PAGE) {
    const jobs = await queue.getJobs(['failed', 'delayed', 'waiting', 'active'], start, start + PAGE - 1, true);
    found.push(...jobs.filter(job => job && job.id !== except && job.data?.data?.userId === userId));
    if (jobs.length === 0) break;
  }
  // A locked job cannot be removed; BullMQ says so by throwing.
  for (const job of found) await job.remove();
}
