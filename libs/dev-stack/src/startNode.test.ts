import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { freePort } from './freePort.ts';
import { startNode } from './startNode.ts';

const runDir = mkdtempSync(join(tmpdir(), 'aicp-start-node-'));
afterAll(() => rmSync(runDir, { recursive: true }));

const REASON = 'aicp_identity was created by "another" version. Move DATA_DIR away.';

/** Starts a program that logs a line and ends. */
async function startThatEnds(line: object, code = 1) {
  const program = `process.stdout.write(${JSON.stringify(`${JSON.stringify(line)}\n`)}); process.exitCode = ${code};`;
  return startNode({
    ...{ name: 'identity', thread: false, args: ['--eval', program], env: {}, runDir },
    ...{ port: await freePort(), opsPort: await freePort(), log: { path: 'logs/identity.log', write: () => {} } },
    say: () => undefined,
  });
}

it('a process that ends before it is ready is reported with the error that ended it', async () => {
  const fatal = { level: 60, err: { type: 'Error', message: REASON }, msg: 'uncaught error' };
  await expect(startThatEnds(fatal)).rejects.toThrow(`identity did not start: ${REASON} Its log is logs/identity.log.`);
});

it('a process that logged no error is reported with its exit code', async () => {
  const warning = { level: 40, err: { type: 'Error', message: REASON }, msg: 'a warning' };
  await expect(startThatEnds(warning)).rejects.toThrow(
    'identity did not start (exit code 1). Its log is logs/identity.log.',
  );
});

it('a process with wrong settings is not tried again', async () => {
  const fatal = { level: 60, err: { type: 'WrongSetting', message: REASON }, msg: 'uncaught error' };
  await expect(startThatEnds(fatal, 78)).rejects.toMatchObject({ kind: 'refused' });
  await expect(startThatEnds(fatal, 1)).rejects.toMatchObject({ kind: 'crashed' });
});
