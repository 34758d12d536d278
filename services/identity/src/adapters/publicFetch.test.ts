import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isNotPublic, publicFetch } from './publicFetch.ts';

const asked: string[] = [];
const accepted: unknown[] = [];
const PIECE = Buffer.alloc(64 * 1024, ' ');
/** The server's next response. */
let said: string | Buffer = '';
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/large') response.end(Buffer.alloc(3 * 1024 * 1024));
  else if (request.url?.startsWith('/endless')) {
    response.writeHead(200, { 'content-type': 'application/json' });
    const flow = () => {
      let hasRoom = true;
      while (hasRoom && !response.destroyed) hasRoom = response.write(PIECE);
    };
    response.on('drain', flow);
    flow();
  } else if (request.url?.startsWith('/said/')) {
    accepted.push(request.headers['accept-encoding']);
    response.writeHead(200, { 'content-type': 'application/json' }).end(said);
  } else if (request.url?.startsWith('/swells/')) {
    response.writeHead(200, { 'content-encoding': decodeURIComponent(request.url.slice(8)) }).end(said);
  } else if (request.url === '/elsewhere') response.writeHead(302, { location: '/here' }).end();
  else response.end('{}');
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>(listening => server.listen(0, '::', listening));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('with public addresses only', () => {
  const get = publicFetch({ isPrivateAllowed: false });

  it.each([
    'https://169.254.169.254/latest/meta-data/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[fd00:ec2::254]/',
    'https://[ff02::1]/',
    'https://[2001:db8::1]/',
    'https://localhost/',
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
  ])('%s is not', async address => {
    const url = new URL(address);
    if (url.protocol === 'https:') url.port = String(port);
    // Refused for that reason, and not because no server is listening.
    const refused = await get(url.href, {}).catch((error: unknown) => error);
    expect(isNotPublic(refused)).toBe(true);
    expect(asked).toEqual([]);
  });

  it('this machine is not, even by its full name, which some resolvers do not know', async () => {
    await expect(get(`https://localhost.:${port}/`, {})).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});

describe('with private addresses allowed', () => {
  const get = publicFetch({ isPrivateAllowed: true });

  it('private servers are queried, over http as well', async () => {
    expect(await (await get(`http://127.0.0.1:${port}/`, {})).json()).toEqual({});
  });

  it('a redirect is not followed', async () => {
    expect((await get(`http://127.0.0.1:${port}/elsewhere`, {})).status).toBe(302);
    expect(asked).not.toContain('/here');
  });

  it('a response of more than 256 KiB is not read, nor an endless one', async () => {
    for (const path of ['large', 'endless'])
      await expect(get(`http://127.0.0.1:${port}/${path}`, {})).rejects.toThrow('more than 262144 bytes');
  });

  const HUGE = Buffer.alloc(128 * 1024 * 1024, ' ');
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  it.each([
    ['br', () => brotliCompressSync(HUGE, quick)],
    ['gzip', () => gzipSync(HUGE)],
    ['deflate', () => deflateSync(HUGE)],
    ['gzip, gzip', () => gzipSync(gzipSync(HUGE))],
    ['identity, br', () => brotliCompressSync('{}')],
    ['zstd', () => Buffer.from('{}')],
  ])('an answer in %s is not unpacked, whatever it would become', async (encoding, compressed) => {
    said = compressed();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 1);
    const before = process.memoryUsage.rss();
    await expect(get(`http://127.0.0.1:${port}/swells/${encodeURIComponent(encoding)}`, {})).rejects.toThrow(
      'compressed',
    );
    await new Promise(resolve => setTimeout(resolve, 50));
    clearInterval(watch);
    expect(most - before).toBeLessThan(48 * 1024 * 1024);
  });

  it.each([
    ['deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['deep in its names', `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`],
    ['of many values', JSON.stringify(Array(100_000).fill(0))],
    ['of more than a hundred keys', JSON.stringify({ keys: Array(101).fill({ kty: 'RSA' }) })],
  ])('JSON that is %s is not handed on', async (_what, text) => {
    said = text;
    await expect(get(`http://127.0.0.1:${port}/said/json`, {})).rejects.toThrow(/too deep|keys/);
  });

  it('requests no compression and returns the body unchanged', async () => {
    const numRuns = process.env.PROOF === 'full' ? 20_000 : 100;
    const words = fc.constantFrom('{"keys":[', '{"', '":', '[', ']}', '\\u0000', 'null', '"issuer"', ',');
    const answer = fc.oneof(
      fc.json(),
      fc.array(words).map(parts => parts.join('')),
      fc.string({ unit: 'binary' }),
    );
    const property = fc.asyncProperty(answer, async text => {
      said = text;
      const asked = get(`http://127.0.0.1:${port}/said/any`, { headers: { accept: 'application/json' } });
      const taken = await asked.catch(failure => {
        throw new Error(`${failure.message}: ${failure.cause}`);
      });
      expect(await taken.text()).toBe(
        Buffer.from(text)
          .toString()
          .replace(/^\ufeff/, ''),
      );
    });
    await fc.assert(property, { numRuns });
    expect(new Set(accepted)).toEqual(new Set(['identity']));
  }, 600_000);
});
