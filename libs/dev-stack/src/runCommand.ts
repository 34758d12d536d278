import { type ChildProcess, spawn } from 'node:child_process';
import { machine } from './env.ts';
import { withoutSecrets } from './ownVariables.ts';

const running = new Set<ChildProcess>();

/** Ends the running commands, because their results are no longer needed. */
export function endCommands(): void {
  for (const child of running) child.kill();
}

process.once('exit', endCommands);

/** Runs a command to its end. Never throws: a command that cannot be started has code 127 and the reason in `output`. */
export function runCommand(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...withoutSecrets(machine), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const finish = (code: number) => {
      running.delete(child);
      resolve({ code, output });
    };
    child.once('error', error => {
      output += error.message;
      finish(127);
    });
    child.once('close', code => finish(code ?? 1));
  });
}
