import { readFileSync } from 'node:fs';
import type { ProcessHealth } from '@aicp/contracts/health';
import { z } from 'zod';
import { readiness } from './ops.ts';
import type { ServiceProcess } from './serviceProcess.ts';

const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
/** The start time of this service, which may be a thread in an older process. */
const startedAt = new Date().toISOString();
/** Names of a worker's checks, one per queue. */
const QUEUE = /^queue /;

/** Readiness may state in words why something is unavailable. */
const stateOf = (state: string) => (state === 'ok' ? 'ok' : 'away');

/** The state of this process for administrators. Takes 2 s at most, like readiness itself. */
export async function healthOf(
  app: ServiceProcess,
  { GIT_COMMIT }: { GIT_COMMIT?: string | undefined },
): Promise<ProcessHealth> {
  const { ready, dependencies } = await readiness(app);
  const states = Object.entries(dependencies);
  const queues = states.filter(([name]) => QUEUE.test(name)).map(([, state]) => state);
  return {
    ready,
    dependencies: Object.fromEntries(
      states.filter(([name]) => !QUEUE.test(name)).map(([name, state]) => [name, stateOf(state)]),
    ),
    worker: queues.length === 0 ? null : queues.every(state => state === 'ok') ? 'ok' : 'away',
    version,
    commit: GIT_COMMIT ?? null,
    startedAt,
  };
}
