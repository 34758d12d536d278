import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { within } from '@aicp/service/process/within';
import { Gauge } from 'prom-client';
import { countTroubledMails } from './store/mails.ts';

const METRIC_MS = 1_000;

/** Shows mails that people should look at: dead ones, and those of which nobody knows whether they went. */
export function observeMails({ metrics }: Pick<ServiceProcess, 'metrics'>): void {
  new Gauge({
    name: 'mails_in_trouble',
    help: 'Emails of the last 30 days that failed (dead) or may not have been sent (uncertain)',
    labelNames: ['state'],
    registers: [metrics],
    async collect() {
      this.reset();
      // Unknown while MongoDB is away; the other metrics are wanted then more than ever.
      const counts = await within(METRIC_MS, countTroubledMails()).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
}
