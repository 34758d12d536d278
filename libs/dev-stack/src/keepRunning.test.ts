import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { Failure } from './failure.ts';
import { keepRunning } from './keepRunning.ts';
import { processIdentity } from './processIdentity.ts';
import { startProcess } from './startProcess.ts';

const runDir = mkdtempSync(join(tmpdir(), 'aicp-kept-'));
afterAll(() => rmSync(runDir, { recursive: true, force: true }));

function keep(script: string) {
  const said: string[] = [];
  const failed = Promise.withResolvers<Failure>();
  const start = async () => startProcess({ name: 'child', command: process.execPath, args: ['-e', script], runDir });
  const kept = keepRunning({ name: 'child', start, say: text => said.push(text), onCrashLoop: failed.resolve });
  return { kept, said, failed: failed.promise };
}

test('a killed child is restarted, and a stopped one is not', async () => {
  const { kept, said } = keep('setInterval(() => {}, 1000)');
  const child = await kept;
  const first = child.pid();
  await child.restart('SIGKILL');
  const second = child.pid();
  expect(second).not.toBe(first);
  expect(said).toEqual(['child stopped unexpectedly (signal SIGKILL); restarting it.', 'child is running again.']);
  await child.stop();
  expect(processIdentity(second)).toBeUndefined();
  expect(child.pid()).toBe(second);
});

test('a child that keeps dying is given up with a message', async () => {
  const { kept, failed } = keep('process.exit(3)');
  await kept;
  expect((await failed).message).toBe('child stopped 5 times within a minute (last: exit code 3).');
});

test('a child that is not ready at its first start is tried again', async () => {
  const said: string[] = [];
  let tries = 0;
  const start = async () => {
    if (++tries < 3) throw new Failure('crashed', 'child did not start (exit code 1).');
    return startProcess({
      name: 'child',
      command: process.execPath,
      args: ['-e', 'setInterval(() => {}, 1000)'],
      runDir,
    });
  };
  const child = await keepRunning({ name: 'child', start, say: text => said.push(text), onCrashLoop: () => undefined });
  const sentence = 'child did not start (exit code 1). Trying again.';
  expect(said).toEqual([sentence, sentence]);
  await child.stop();
});

test('a child with wrong settings is not tried again', async () => {
  let tries = 0;
  const start = async () => {
    tries++;
    throw new Failure('refused', 'A setting is wrong.');
  };
  const options = { name: 'child', start, say: () => undefined, onCrashLoop: () => undefined };
  await expect(keepRunning(options)).rejects.toThrow('A setting is wrong.');
  expect(tries).toBe(1);
});
