/**
 * `npm run containers -- <what>`: proofs on the Compose stack that runs on this machine (docs/operations.md).
 *
 *   look health, user and root of every container roll [rounds] SIGTERM to one replica of each deployable after the other, under load:
 *   users may see no failure failover SIGKILL to MongoDB's primary under load: nothing that was confirmed may be lost redis SIGTERM to
 *   everything while Redis is unavailable: all end within the grace period
 */

import { checkContainers } from './checkContainers.ts';
import { endWithoutRedis } from './endWithoutRedis.ts';
import { hasEngine } from './engine.ts';
import { failover } from './failover.ts';
import { roll } from './roll.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const project = process.env.COMPOSE_PROJECT_NAME || 'aicp';
const url = process.env.BASE_URL || 'http://localhost:3000';
const [what = '', count = '20'] = process.argv.slice(2);
const proofs: Record<string, () => Promise<boolean>> = {
  look: () => checkContainers(project, say),
  roll: () => roll({ project, url, rounds: Number(count), say }),
  failover: () => failover({ project, url, say }),
  redis: () => endWithoutRedis(project, say),
};
const proof = proofs[what];
if (!proof) {
  say(`Usage: npm run containers -- ${Object.keys(proofs).join(' | ')}`);
  process.exitCode = 64;
} else if (!(await hasEngine())) {
  say('SKIPPED: no container engine answers on this machine.');
} else {
  process.exitCode = (await proof()) ? 0 : 1;
}
