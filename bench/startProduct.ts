import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@aicp/dev-stack/deployables';
import { freePort } from '@aicp/dev-stack/freePort';
import { startStack } from '@aicp/dev-stack/startStack';
import { signUp } from '@aicp/testing/restUser';
import { atEnd, temporaryFolder } from './ending.ts';

/** Starts the whole product without its web client on a new data folder, with a user who has one report. */
export async function startProduct() {
  const stack = startStack({ dataDir: temporaryFolder(), port: 0, trial: true, web: false });
  atEnd(stack.stop);
  const url = await stack.ready;
  const user = await signUp(url);
  const reportId = await user.answeredAssessment('EU');
  await user.postUntilOk(`/api/assessments/${reportId}/complete`);
  await user.getUntilOk(`/api/reports/${reportId}`);
  return { stack, url, user, reportId };
}

type Manifest = { scripts: { start: string } };

/** Runs the same as `npm start` on a free port, and resolves when it is ready. */
export async function launchProduct(dataDir: string) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const started = performance.now();
  const child = spawn(scripts.start, {
    shell: true, // whose place the launcher takes by `exec`
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()) },
    // The IPC channel tells the launcher if this process is killed; it then stops everything.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  atEnd(stop);
  await new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', chunk => {
      printed += chunk;
      if (/^ready /m.test(printed)) resolve();
    });
    void ended.then(() => reject(new Error('npm start ended before it was ready')));
  });
  return { pid: child.pid ?? 0, seconds: (performance.now() - started) / 1000, stop };
}
