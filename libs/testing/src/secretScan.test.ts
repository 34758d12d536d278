import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@aicp/dev-stack/deployables';
import { afterAll, describe, expect, it } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'aicp-scan-'));
afterAll(() => rmSync(folder, { recursive: true }));

const scan = (where: string) =>
  spawnSync(process.execPath, [join(root, 'scripts/secretScan.mjs'), where], { encoding: 'utf8' });

describe('the secret scan', () => {
  it('names the file and the line of a secret, and never the secret', () => {
    const secret = `sk_${'live'}_${'a1B2'.repeat(6)}`;
    writeFileSync(join(folder, 'notes.txt'), `first line\nour key is ${secret}\n`);
    spawnSync('git', ['init', '-q'], { cwd: folder });
    spawnSync('git', ['add', '.'], { cwd: folder });
    const { status, stdout } = scan(folder);
    expect(stdout).toContain('notes.txt:2 holds what looks like a live key of Stripe.');
    expect(stdout).not.toContain(secret);
    expect(status).toBe(1);
  });

  it('finds none in this repository', () => {
    const { status, stdout } = scan(root);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/ 0 findings\n$/)]);
  });
});
