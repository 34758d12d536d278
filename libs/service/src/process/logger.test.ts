import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const logger = new URL('./logger.ts', import.meta.url).href;

it('the last lines of an ending process are in order, however busy its threads are', async () => {
  const program = `
    import { pbkdf2 } from 'node:crypto';
    import { createLogger } from '${logger}';
    const logger = createLogger('busy', 'info');
    for (let at = 0; at < 8; at++) pbkdf2('a', 'b', 300_000, 64, 'sha512', () => undefined);
    for (const line of ['stopping', 'stopped']) logger.info(line);
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const lines = stdout.trim().split('\n');
  expect(lines.map(line => JSON.parse(line).msg)).toEqual(['stopping', 'stopped']);
});
