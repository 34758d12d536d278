import { docker, GRACE_SECONDS, isProductContainer, listContainers, untilHealthy } from './engine.ts';
import { startLoad } from './load.ts';
import { lostJobs } from './queues.ts';

const PEOPLE = 4;

type Options = { project: string; url: string; rounds: number; say: (text: string) => void };

/**
 * Restarts all our containers repeatedly under load: in each round the first replica of every deployable, and the second once they are
 * healthy again. Returns true if users saw no failure, nothing was killed and no job was abandoned.
 */
export async function roll({ project, url, rounds, say }: Options): Promise<boolean> {
  const all = await listContainers(project);
  const ours = all.filter(isProductContainer);
  const services = Map.groupBy(ours, ({ service }) => service);
  const single = [...services].filter(([, replicas]) => replicas.length < 2).map(([service]) => service);
  if (single.length > 0) {
    say(`Two replicas of each are needed: docker compose up -d ${single.map(name => `--scale ${name}=2`).join(' ')}`);
    return false;
  }
  const redis = all.find(({ service }) => service === 'redis')?.name ?? '';
  const before = await lostJobs(redis);
  const load = await startLoad(url, PEOPLE);
  let killed = 0;
  let slowest = 0;
  for (let round = 0; round < rounds; round++) {
    // One replica of everything at a time; the other one of each keeps running.
    const group = [...services.values()].map(replicas => replicas[round % 2]?.name ?? '');
    await Promise.all(
      group.map(async name => {
        const asked = Date.now();
        await docker('stop', '--time', GRACE_SECONDS, name);
        slowest = Math.max(slowest, Date.now() - asked);
      }),
    );
    killed += (await listContainers(project)).filter(
      ({ name, exitCode }) => group.includes(name) && exitCode !== 0,
    ).length;
    await Promise.all(group.map(name => docker('start', name)));
    say(`round ${round + 1}: ${group.length} restarted, healthy after ${await untilHealthy(project, group)} s`);
  }
  const { requests, failures, completed } = await load.stop();
  const after = await lostJobs(redis);
  for (const failure of failures.slice(0, 20)) say(`  ${failure}`);
  say(
    `${rounds} rounds of ${services.size} deployables: ${requests} requests, ${failures.length} failed; ` +
      `${completed.length} reports; ${killed} not ended by themselves, slowest ${slowest} ms; ` +
      `${after.stalled - before.stalled} stalled jobs, ${after.dead - before.dead} dead`,
  );
  return failures.length + killed + (after.stalled - before.stalled) + (after.dead - before.dead) === 0;
}
