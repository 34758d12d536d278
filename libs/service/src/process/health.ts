import { readFileSync } from 'node:fs';
import type { ProcessHealth } from '@aicp/contracts/health';
import { z } from 'zod';
import { readiness } from './ops.ts';
import type { ServiceProcess } from './serviceProcess.ts';

const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
/** Of this service, which may be a thread in a process that is older. */
const startedAt = new Date().toISOString();
/** How a worker's checks are named, one for each queue. */
const QUEUE = /^queue /;

/** Readiness may say in words why something is away. */
const stateOf = (state: string) => (state === 'ok' ? 'ok' : 'away');

/** What administrators are shown of this process. Takes 2 s at most, like readiness itself. */
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
