import { docker, GRACE_SECONDS, isProductContainer, listContainers } from './engine.ts';

/** Stops Redis and then all our containers at once. Returns true if none had to be killed. */
export async function endWithoutRedis(project: string, say: (text: string) => void): Promise<boolean> {
  const all = await listContainers(project);
  const redis = all.find(({ service }) => service === 'redis')?.name ?? '';
  const ours = all
    .filter(container => isProductContainer(container) && container.health !== 'exited')
    .map(({ name }) => name);
  await docker('stop', redis);
  const asked = Date.now();
  await docker('stop', '--time', GRACE_SECONDS, ...ours);
  const ended = (await listContainers(project)).filter(({ name }) => ours.includes(name));
  const slowest = Math.max(...ended.map(({ stoppedAt }) => Date.parse(stoppedAt) - asked));
  // 137 is the engine's kill; 1 means that a queue could not be closed in order, which needs Redis.
  const killed = ended.filter(({ exitCode }) => exitCode === 137);
  const names = killed.map(({ name }) => name).join(', ');
  say(`without Redis: ${ended.length} ended, the slowest after ${slowest} ms, ${killed.length} killed ${names}`);
  await docker('start', redis);
  await docker('start', ...ours);
  return killed.length === 0;
}
