import type { Queue } from 'bullmq';
import { Counter, Gauge, type Registry } from 'prom-client';
import { within } from './within.ts';

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
    help: 'Jobs on the queue by state; failed ones are dead and kept',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const [queue, observed] of queues) {
        const asked = observed.getJobCounts('waiting', 'active', 'delayed', 'failed');
        const counts = await unlessAway(asked, {});
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count);
      }
    },
  });
  new Gauge({
    name: 'queue_oldest_job_seconds',
    help: 'How long the next job has waited for a worker, since its last try if it has been tried; 0 when none waits',
    labelNames: ['queue'],
    registers,
    async collect() {
      this.reset();
      for (const [queue, observed] of queues) {
        const oldest = await unlessAway(observed.getJobs('waiting', 0, 0, true), undefined);
        if (oldest) this.set({ queue }, ageOf(oldest[0]));
      }
    },
  });
  return { handled, observe: (name, queue) => void queues.set(name, queue) };
}

/** Unknown while Redis is away; the other metrics are wanted then more than ever. */
async function unlessAway<Value, Otherwise>(asked: Promise<Value>, otherwise: Otherwise): Promise<Value | Otherwise> {
  return within(METRIC_MS, asked).catch(() => otherwise);
}

/** The job may be gone again by the time it is read. */
function ageOf(job: { timestamp: number; processedOn?: number | undefined } | undefined): number {
  return job ? Math.max(0, Date.now() - (job.processedOn ?? job.timestamp)) / 1000 : 0;
}
