import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isNotPublic, publicFetch } from './publicFetch.ts';

const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/large') response.end(Buffer.alloc(3 * 1024 * 1024));
  else if (request.url === '/elsewhere') response.writeHead(302, { location: '/here' }).end();
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

describe('where only public addresses may be asked', () => {
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
    // For that reason, and not because nobody answers there.
    const refused = await get(url.href, {}).catch((error: unknown) => error);
    expect(isNotPublic(refused)).toBe(true);
    expect(asked).toEqual([]);
  });

  it('this machine is not by its full name either, which some resolvers do not know', async () => {
    await expect(get(`https://localhost.:${port}/`, {})).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});

describe('where private ones are allowed', () => {
  const get = publicFetch({ isPrivateAllowed: true });

  it('they are asked, over http as well', async () => {
    expect(await (await get(`http://127.0.0.1:${port}/`, {})).json()).toEqual({});
  });

  it('a redirect is not followed', async () => {
    expect((await get(`http://127.0.0.1:${port}/elsewhere`, {})).status).toBe(302);
    expect(asked).not.toContain('/here');
  });

  it('an answer of more than a mebibyte is not read', async () => {
    await expect(get(`http://127.0.0.1:${port}/large`, {})).rejects.toThrow();
  });
});
