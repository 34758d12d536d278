import { spawnSync } from 'node:child_process';
import { constants, createHmac, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { root } from './deployables.ts';
import { machine } from './env.ts';
import { findOnPath } from './findOnPath.ts';

const home = mkdtempSync(join(tmpdir(), 'aicp-copies-'));
afterAll(() => rmSync(home, { recursive: true }));
const [bin, secrets, backups, log] = ['bin', 'secrets', 'backups', 'log'].map(name => join(home, name)) as [
  string,
  string,
  string,
  string,
];
for (const folder of [bin, secrets, backups]) mkdirSync(folder);

/** A program on the scripts' PATH. */
function program(name: string, script: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, name), 0o755);
}

function run(script: string) {
  const env = { PATH: `${bin}:${machine.PATH}`, SECRETS_DIR: secrets, BACKUPS: backups, KEEP_DAYS: '36500' };
  return spawnSync('bash', [join(root, 'k8s/base', script)], { env, encoding: 'utf8' });
}

const openssl = findOnPath('openssl');

(openssl ? describe : describe.skip)('a backup', () => {
  it('is encrypted with a key that no command line shows, is restored completely, and is refused after a change', () => {
    const rsa = {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    } as const;
    const { publicKey, privateKey } = generateKeyPairSync('rsa', rsa);
    const files = { PUBLIC_KEY: publicKey, PRIVATE_KEY: privateKey, MONGODB_URI: 'mongodb://nowhere' };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(secrets, name), text);
    program('mongodump', 'printf everything');
    program('mongorestore', `cat >${join(home, 'restored')}`);
    program('openssl', `printf '%s\\n' "$*" >>${log}\nexec ${openssl} "$@"`);

    expect(run('backup.sh')).toMatchObject({ status: 0, stderr: '' });
    const [name = ''] = readdirSync(backups);
    const copy = (file: string) => join(backups, name, file);
    const padding = { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const [cipher = '', seal = ''] = String(privateDecrypt(padding, readFileSync(copy('key')))).split('\n');
    const archive = readFileSync(copy('archive'));
    const expected = createHmac('sha256', Buffer.from(seal, 'hex')).update(archive).digest('hex');
    expect(readFileSync(copy('seal'), 'utf8')).toBe(`${expected} *stdin\n`);
    expect(readFileSync(log, 'utf8')).not.toMatch(new RegExp(`${cipher}|${seal}`));

    writeFileSync(join(secrets, 'BACKUP'), name);
    expect(run('restore.sh')).toMatchObject({ status: 0 });
    expect(readFileSync(join(home, 'restored'), 'utf8')).toBe('everything');
    expect(readFileSync(log, 'utf8')).not.toMatch(new RegExp(`${cipher}|${seal}`));

    archive[0] = (archive[0] ?? 0) ^ 1;
    writeFileSync(copy('archive'), archive);
    expect(run('restore.sh')).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing was restored') });
  });
});
