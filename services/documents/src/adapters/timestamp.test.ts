import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAuthority } from '../../testing/startAuthority.ts';
import { stamperOf } from './timestamp.ts';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

let authority: Awaited<ReturnType<typeof startAuthority>>;
beforeAll(async () => {
  authority = await startAuthority();
});
afterAll(() => authority.stop());

describe('a time stamp', () => {
  it('is accepted by openssl, with the current time', async () => {
    const { time, token } = await stamperOf(authority.url)('a root');
    expect(Math.abs(Date.now() - time.getTime())).toBeLessThan(60_000);
    const folder = mkdtempSync(join(tmpdir(), 'aicp-stamp-'));
    const file = join(folder, 'token.der');
    writeFileSync(file, token);
    const asked = ['ts', '-verify', '-token_in', '-in', file, '-CAfile', authority.certificate];
    const verdict = execFileSync('openssl', [...asked, '-digest', digestOf('a root').toString('hex')], {
      stdio: 'pipe',
    });
    expect(verdict.toString()).toContain('OK');
    rmSync(folder, { recursive: true });
  });

  it.each(['refuse', 'garble', 'other', 'replay'] as const)(
    'is not taken from an authority that does this: %s',
    async fault => {
      authority.fault = fault;
      await expect(stamperOf(authority.url)('another root')).rejects.toThrow();
      authority.fault = null;
    },
  );

  it('has a limit of waiting time and of length', async () => {
    const server = createServer((_request, response) => response.end(Buffer.alloc(1_000_000)));
    await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(stamperOf(`http://127.0.0.1:${port}`)('a')).rejects.toThrow('too long');
    server.close();
  });
});
