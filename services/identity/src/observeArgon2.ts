import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { Histogram } from 'prom-client';
import { watchTurns } from './adapters/argon2.ts';

/** Shows how long passwords wait for their turn to be hashed or compared. */
export function observeArgon2({ metrics }: Pick<ServiceProcess, 'metrics'>): void {
  const waits = new Histogram({
    name: 'argon2_wait_seconds',
    help: 'Time a password waits before it is hashed or compared, excluding the work itself',
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  });
  watchTurns(seconds => waits.observe(seconds));
}
