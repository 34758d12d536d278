import { Gauge } from 'prom-client';
import type { ServiceProcess } from '../process/serviceProcess.ts';
import { withTimeout } from '../process/withTimeout.ts';
import { countOutbox, outboxLagSeconds } from '../store/outbox.ts';

const METRIC_MS = 1_000;

/** Reports how many events and jobs wait for the relay, and for how long. */
export function observeOutbox({ metrics }: Pick<ServiceProcess, 'metrics'>): void {
  gauge('outbox_rows', 'Events and jobs committed but not yet published', countOutbox);
  gauge(
    'outbox_oldest_seconds',
    'Age of the event or job that has waited longest to be published; 0 if none is waiting',
    () => outboxLagSeconds(new Date()),
  );

  function gauge(name: string, help: string, measure: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [metrics],
      async collect() {
        // Unknown while MongoDB is unavailable; the other metrics matter most then.
        this.set(await withTimeout(METRIC_MS, measure()).catch(() => Number.NaN));
      },
    });
  }
}
