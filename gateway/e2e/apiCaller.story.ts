import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { apiCaller } from './apiCaller.ts';

const Thing = {
  type: 'object',
  properties: { id: { type: 'integer' }, due: { type: ['string', 'null'], format: 'date' } },
  required: ['id', 'due'],
  additionalProperties: false,
};
const responses = { 200: { content: { 'application/json': { schema: Thing } } }, 204: {} };
const description = { paths: { '/api/things/{id}': { get: { responses } } } };

/** Responses of a server that describes one path, by the last part of the address. */
const answers: Record<string, { status?: number; type?: string; body: string }> = {
  whole: { body: '{"id":1,"due":"2026-11-26"}' },
  missing: { body: '{"id":1}' },
  more: { body: '{"id":1,"due":null,"secret":"x"}' },
  other: { body: '{"id":1,"due":"soon"}' },
  text: { type: 'text/plain', body: 'a thing' },
  gone: { status: 410, body: '{}' },
  empty: { status: 204, body: '' },
};
let server: Server;
test.beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const {
      status = 200,
      type = 'application/json',
      body,
    } = answers[url.replace('/api/things/', '')] ?? {
      body: JSON.stringify(description),
    };
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => void server.close());

test('a response that differs from its description fails the story that receives it, and one that matches is recorded', async () => {
  const { port } = server.address() as AddressInfo;
  const http = await apiCaller({ baseURL: `http://127.0.0.1:${port}` });
  for (const [thing, fault] of [
    ['missing', "must have required property 'due'"],
    ['more', 'must NOT have additional properties'],
    ['other', 'must match format "date"'],
    ['text', 'it is text/plain, and not application/json'],
    ['gone', 'this status is not there'],
  ])
    await expect(http.get(`/api/things/${thing}`)).rejects.toThrow(fault);
  for (const thing of ['whole', 'empty']) await http.get(`/api/things/${thing}`);
  const noted = test.info().annotations.map(({ description }) => description);
  expect(noted).toEqual(['GET /api/things/{id} 200', 'GET /api/things/{id} 204']);
});
