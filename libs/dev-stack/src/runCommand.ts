import { spawn } from 'node:child_process';
import { machine } from './env.ts';

/** Runs a command to its end. Never throws: a command that cannot be started has code 127 and says why in `output`. */
export function runCommand(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...machine, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', error => resolve({ code: 127, output: error.message }));
    child.once('close', code => resolve({ code: code ?? 1, output }));
  });
}
