import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

let scripts: Promise<Record<string, string>> | undefined;

/**
 * A script for the browser by its name, or undefined. Types are stripped in a separate process, once: in this one that
 * would cost 20 MB.
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
  const { stdout } = await run(process.execPath, args, { maxBuffer: 4 * 1024 * 1024 });
  return JSON.parse(stdout);
}
