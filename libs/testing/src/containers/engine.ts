import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A running container of the Compose stack. */
export type Container = { name: string; service: string; health: string; exitCode: number; stoppedAt: string };

/** Longer than our processes take to shut down. Docker kills them after this time. */
export const GRACE_SECONDS = '30';

/** Whether this is one of our own Node processes, and neither a database nor a simulator. */
export const isProductContainer = ({ service }: Pick<Container, 'service'>) =>
  !/^(mongo\d?|redis|secrets|migrate|mail-catcher|payment-simulator|web)$/.test(service);

/** The output of `docker`. Throws on failure. */
export async function docker(...words: string[]): Promise<string> {
  const { stdout } = await run('docker', words, { maxBuffer: 64 * 1024 * 1024 });
  return stdout.trim();
}

/** Whether a container engine answers on this machine. */
export const hasEngine = () =>
  docker('info').then(
    () => true,
    () => false,
  );

/** The containers of a Compose project, ended ones included. */
export async function listContainers(project: string): Promise<Container[]> {
  const ids = await docker('ps', '-aq', '--filter', `label=com.docker.compose.project=${project}`);
  if (ids === '') return [];
  const found = JSON.parse(await docker('inspect', ...ids.split('\n')));
  return found.map(({ Name, Config, State }: Inspected) => ({
    name: Name.slice(1),
    service: Config.Labels['com.docker.compose.service'] ?? '',
    health: State.Running ? (State.Health?.Status ?? 'running') : State.Status,
    exitCode: State.ExitCode,
    stoppedAt: State.FinishedAt,
  }));
}

type Inspected = {
  Name: string;
  Config: { Labels: Record<string, string> };
  State: { Running: boolean; Status: string; ExitCode: number; FinishedAt: string; Health?: { Status: string } };
};

/** Waits until all these containers are healthy. Returns the seconds. Throws after the limit. */
export async function untilHealthy(project: string, names: readonly string[], limitSeconds = 300): Promise<number> {
  const started = Date.now();
  for (;;) {
    const seconds = (Date.now() - started) / 1000;
    const sick = (await listContainers(project)).filter(
      ({ name, health }) => names.includes(name) && health !== 'healthy',
    );
    if (sick.length === 0) return seconds;
    if (seconds > limitSeconds) throw new Error(`not healthy: ${sick.map(({ name, health }) => `${name} ${health}`)}`);
    await sleep(500);
  }
}
