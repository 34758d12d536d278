import type { Queue } from 'bullmq';
import { Counter, Gauge, type Registry } from 'prom-client';
import { within } from '../process/within.ts';

type Observed = Pick<Queue, 'getJobCounts' | 'getJobs'>;
type QueueMetrics = { handled: Counter<'event' | 'outcome'>; observe(name: string, queue: Observed): void };

const METRIC_MS = 1_000;
const known = new WeakMap<Registry, QueueMetrics>();

/** One counter and two gauges for all queues of a process. */
export function queueMetricsOf(metrics: Registry): QueueMetrics {
  const made = known.get(metrics) ?? makeMetrics(metrics);
  known.set(metrics, made);
  return made;
}

function makeMetrics(metrics: Registry): QueueMetrics {
  const queues = new Map<string, Observed>();
  const registers = [metrics];
  const handled = new Counter({
    name: 'events_handled_total',
    help: 'Events and jobs handled',
    labelNames: ['event', 'outcome'],
    registers,
  });
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs on the queue by state; failed jobs are kept',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const told = await eachUnlessAway(queue => queue.getJobCounts('waiting', 'active', 'delayed', 'failed'));
      this.reset();
      for (const [queue, counts] of told)
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'queue_oldest_job_seconds',
    help: 'How long the next job has waited for a worker, since its last attempt if any; 0 if none waits',
    labelNames: ['queue'],
    registers,
    async collect() {
      const told = await eachUnlessAway(queue => queue.getJobs('waiting', 0, 0, true));
      this.reset();
      for (const [queue, [oldest]] of told) this.set({ queue }, ageOf(oldest));
    },
  });
  return { handled, observe: (name, queue) => void queues.set(name, queue) };

  /**
   * Asks all queues at once, and leaves out those that do not answer: the other metrics are wanted then more than ever, and
   * within the time that Prometheus waits.
   */
  async function eachUnlessAway<Answer>(ask: (queue: Observed) => Promise<Answer>): Promise<[string, Answer][]> {
    const asked = [...queues].map(
      async ([name, queue]): Promise<[string, Answer]> => [name, await within(METRIC_MS, ask(queue))],
    );
    return (await Promise.allSettled(asked)).flatMap(told => (told.status === 'fulfilled' ? [told.value] : []));
  }
}

/** The job may be gone again by the time it is read. */
function ageOf(job: { timestamp: number; processedOn?: number | undefined } | undefined): number {
  return job ? Math.max(0, Date.now() - (job.processedOn ?? job.timestamp)) / 1000 : 0;
}
