import { randomBytes } from 'node:crypto';
import { localClient, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { knownOf, PDF } from '../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../testing/openDocumentsForTest.ts';
import { uploaderForTest } from '../testing/uploaderForTest.ts';
import { serveFiles } from './serveFiles.ts';

const file = Buffer.concat([PDF.subarray(0, 9), randomBytes(1_000_000), PDF.subarray(9)]);
const size = file.length;
const etag = `"${knownOf(file).sha256}"`;

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
let server: FastifyInstance;
let url: string;
beforeAll(async () => {
  service = await openDocumentsForTest();
  const { id } = await uploaderForTest(service, await service.completed())(file);
  server = fastify();
  serveFiles(server, () => ({ actor: user(1), client: localClient }), service.contextBy);
  url = `/internal/evidence/${id}/file`;
});
afterAll(async () => {
  await server.close();
  await service.app.stop();
});

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url, headers });

describe('a downloaded file', () => {
  it('announces ranges and the file’s tag', async () => {
    const { statusCode, headers, rawPayload } = await get();
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'accept-ranges': 'bytes', etag, 'content-length': String(size) });
    expect(rawPayload.equals(file)).toBe(true);
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=500000-', 500_000, size - 1],
    ['bytes=-5', size - 5, size - 1],
    ['bytes=10-99999999', 10, size - 1],
    ['bytes=10-19, 20-29', 10, 29],
  ])('is sent in part for Range: %s', async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await get({ range });
    expect(statusCode).toBe(206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(end - start + 1),
      'content-type': 'application/pdf',
      etag,
    });
    expect(rawPayload.equals(file.subarray(start, end + 1))).toBe(true);
  });

  it.each([`bytes=${size}-`, 'bytes=20-10', 'bytes=abc', 'bytes=-0'])('refuses Range: %s', async range => {
    const { statusCode, headers, body } = await get({ range });
    expect(statusCode).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${size}`);
    expect(JSON.parse(body)).toEqual({ message: 'The file does not have this range of bytes.' });
  });

  it.each(['lines=1-2', 'nonsense', 'bytes=0-1, 50-60'])('is sent whole for Range: %s', async range => {
    const { statusCode, rawPayload } = await get({ range });
    expect({ statusCode, size: rawPayload.length }).toEqual({ statusCode: 200, size });
  });

  it('resumes only if the file is unchanged', async () => {
    const range = 'bytes=100-';
    expect((await get({ range, 'if-range': etag })).statusCode).toBe(206);
    for (const other of ['"another"', `W/${etag}`, 'Tue, 24 Nov 2026 10:00:00 GMT'])
      expect((await get({ range, 'if-range': other })).statusCode).toBe(200);
  });

  it('is recorded each time that bytes are sent, and not for a HEAD request', async () => {
    const noted = async () => (await service.app.rows('outbox', { name: 'evidence.downloaded' })).length;
    const before = await noted();
    const { statusCode, headers, rawPayload } = await get({ range: 'bytes=0-1' }, 'HEAD');
    expect({ statusCode, length: headers['content-length'], sent: rawPayload.length }).toEqual({
      statusCode: 200,
      length: String(size),
      sent: 0,
    });
    await get({ range: 'bytes=99999999-' });
    expect(await noted()).toBe(before);
    await get({ range: 'bytes=1-2' });
    expect(await noted()).toBe(before + 1);
  });
});
