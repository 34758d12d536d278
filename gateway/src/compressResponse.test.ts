import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { compressResponse } from './serveGraph.ts';

async function fetchCompressed(text: string, encoding: string) {
  const server = fastify();
  server.get('/', { onSend: compressResponse }, (_request, reply) =>
    reply.headers({ 'content-length': text.length, vary: 'origin' }).send(text),
  );
  const answer = await server.inject({ url: '/', headers: { 'accept-encoding': encoding } });
  await server.close();
  return answer;
}

const report = 'Risk management system: missing. '.repeat(1_000);

describe('a GraphQL response', () => {
  it('is compressed if it is long and the caller accepts it', async () => {
    const { headers, rawPayload } = await fetchCompressed(report, 'br, gzip');
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'origin, accept-encoding' });
    expect(Number(headers['content-length'])).toBe(rawPayload.length);
    expect(rawPayload.length).toBeLessThan(report.length / 5);
    expect(gunzipSync(rawPayload).toString()).toBe(report);
  });

  it('is not compressed if it is short, or the caller does not accept it', async () => {
    for (const { headers, payload } of [
      await fetchCompressed('No systems.', 'gzip'),
      await fetchCompressed(report, 'identity'),
    ]) {
      expect(headers).not.toHaveProperty('content-encoding');
      expect([report, 'No systems.']).toContain(payload);
    }
  });
});
