import { join } from 'node:path';
import { runCommand } from '../../runCommand.ts';

let scripts: Promise<Record<string, string>> | undefined;

/**
 * A script for the browser by its name, or undefined. What takes the types off runs in a process of its own, once: kept in
 * this one it would cost 20 MB.
 */
export async function readScript(name: string): Promise<string | undefined> {
  scripts ??= printScripts().catch(error => {
    scripts = undefined;
    throw error;
  });
  return (await scripts)[name];
}

async function printScripts(): Promise<Record<string, string>> {
  const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'printScripts.ts')];
  const { code, output } = await runCommand(process.execPath, args);
  if (code !== 0) throw new Error(`The simulator's scripts could not be read: ${output}`);
  return JSON.parse(output);
}
