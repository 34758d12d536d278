import { setTimeout as sleep } from 'node:timers/promises';
import { docker, listContainers, untilHealthy } from './engine.ts';
import { startLoad } from './load.ts';

const PEOPLE = 4;
const BEFORE_MS = 5_000;
const AFTER_MS = 30_000;
const IS_PRIMARY_SCRIPT = 'quit(db.hello().isWritablePrimary ? 0 : 1)';

/** Kills MongoDB's primary under load. Returns true if everything confirmed to users still exists afterwards. */
export async function failover(options: {
  project: string;
  url: string;
  say: (text: string) => void;
}): Promise<boolean> {
  const { project, url, say } = options;
  const members = (await listContainers(project)).filter(({ service }) => /^mongo\d?$/.test(service));
  if (members.length < 3) {
    say('Three members are needed: COMPOSE_PROFILES=replicas MONGODB_MEMBERS=mongo:27017,mongo2:27017,mongo3:27017');
    return false;
  }
  const load = await startLoad(url, PEOPLE);
  await sleep(BEFORE_MS);
  const asked = members.map(async ({ name }) => {
    const primary = await docker('exec', name, 'mongosh', '--quiet', '--eval', IS_PRIMARY_SCRIPT).then(
      () => true,
      () => false,
    );
    return primary ? [name] : [];
  });
  const [primary = ''] = (await Promise.all(asked)).flat();
  await docker('kill', '--signal', 'KILL', primary);
  const killedAt = Date.now();
  say(`${primary}, the primary, is killed`);
  await sleep(AFTER_MS);
  const { requests, failures, begun, completed, readBack } = await load.stop();
  const last = failures.at(-1)?.slice(0, 24);
  const lost = await readBack();
  say(
    `${requests} requests, ${failures.length} failed, the last one ${last ? (Date.parse(last) - killedAt) / 1000 : 0} s after the kill; ` +
      `promised: ${begun.length} assessments begun, ${completed.length} completed; lost: ${lost.length} ${lost.join(', ')}`,
  );
  await docker('start', primary);
  say(`${primary} is a healthy member again after ${await untilHealthy(project, [primary])} s`);
  return primary !== '' && lost.length === 0 && completed.length > 0;
}
