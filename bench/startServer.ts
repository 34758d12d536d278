import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { atEnd } from './ending.ts';
import { pinned } from './pinned.ts';

/**
 * Starts one of the files in `servers/` in a separate process on one core. Returns what it reports once it listens. It ends with the row.
 * @param file its URL
 */
export async function startServer<Report>(
  file: string,
  core: number,
  argument: unknown,
): Promise<{ pid: number; report: Report }> {
  const [command, args] = pinned(core, [fileURLToPath(file), JSON.stringify(argument)]);
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  atEnd(async () => {
    if (child.exitCode !== null) return;
    child.disconnect();
    await once(child, 'exit');
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${file} ended before it listened`);
  });
  const [report] = await Promise.race([once(child, 'message'), ended]);
  return { pid: child.pid ?? 0, report: report as Report };
}
