import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SETTINGS = (folder: string) => `
[tsa]
default_tsa = authority
[authority]
dir = ${folder}
serial = ${folder}/serial
signer_cert = ${folder}/certificate.pem
certs = ${folder}/certificate.pem
signer_key = ${folder}/key.pem
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
[req]
distinguished_name = name
x509_extensions = extensions
prompt = no
[name]
CN = Time stamp authority for tests
[extensions]
basicConstraints = critical,CA:false
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
`;

type Fault = 'refuse' | 'garble' | 'other' | 'replay' | 'away';

/** A time stamp authority (RFC 3161) by openssl, with an optional fault. */
export async function startAuthority() {
  const folder = mkdtempSync(join(tmpdir(), 'aicp-authority-'));
  const at = (name: string) => join(folder, name);
  writeFileSync(at('settings'), SETTINGS(folder));
  writeFileSync(at('serial'), '01\n');
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', at('key.pem'), '-out', at('certificate.pem')];
  execFileSync('openssl', ['req', '-x509', '-days', '2', '-config', at('settings'), ...key], { stdio: 'pipe' });
  const authority = { url: '', certificate: at('certificate.pem'), fault: null as Fault | null, asked: 0, stop };
  let first: Buffer | undefined;

  async function reply(query: Buffer): Promise<Buffer> {
    const name = `${++authority.asked}`;
    writeFileSync(at(`${name}.tsq`), query);
    if (authority.fault === 'other')
      execFileSync(
        'openssl',
        ['ts', '-query', '-digest', '0'.repeat(64), '-sha256', '-cert', '-out', at(`${name}.tsq`)],
        {
          stdio: 'pipe',
        },
      );
    const files = ['-queryfile', at(`${name}.tsq`), '-out', at(`${name}.tsr`)];
    await run('openssl', ['ts', '-reply', '-config', at('settings'), ...files]);
    const { stdout } = await run('cat', [at(`${name}.tsr`)], { encoding: 'buffer' });
    return stdout;
  }

  const server = createServer(async (request, response) => {
    const query = await buffer(request);
    if (authority.fault === 'away') return response.writeHead(503).end();
    // A rejection, like that of an authority without SHA-256.
    if (authority.fault === 'refuse') return response.end(Buffer.from('30053003020102', 'hex'));
    if (authority.fault === 'replay' && first) return response.end(first);
    const bytes = await reply(query);
    first ??= bytes;
    if (authority.fault === 'garble') bytes[bytes.length - 20] = (bytes[bytes.length - 20] ?? 0) ^ 1;
    response.end(bytes);
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  authority.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
    rmSync(folder, { recursive: true });
  }
  return authority;
}
