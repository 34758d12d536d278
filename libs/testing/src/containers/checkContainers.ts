import { docker, listContainers } from './engine.ts';

type Inspected = {
  Name: string;
  Config: { User: string };
  HostConfig: { ReadonlyRootfs: boolean; CapDrop: string[] | null; SecurityOpt: string[] | null };
};

/** Reports how every container runs; true if all are healthy, not root, on a read-only root and without capabilities. */
export async function checkContainers(project: string, say: (text: string) => void): Promise<boolean> {
  const containers = await listContainers(project);
  let sound = containers.length > 0;
  for (const { name, health, exitCode } of containers) {
    const [{ Config, HostConfig }] = JSON.parse(await docker('inspect', name)) as [Inspected];
    const harmless =
      !/^(|0|root)(:|$)/.test(Config.User) &&
      HostConfig.ReadonlyRootfs &&
      HostConfig.CapDrop?.includes('ALL') &&
      HostConfig.SecurityOpt?.some(option => option.startsWith('no-new-privileges'));
    // One-off containers have ended successfully.
    const well = health === 'healthy' || (health === 'exited' && exitCode === 0);
    sound &&= Boolean(harmless) && well;
    say(`${name}: ${health}, user ${Config.User}, ${harmless ? 'read-only, no capabilities' : 'NOT HARDENED'}`);
  }
  return sound;
}
