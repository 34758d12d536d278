import { afterAll, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { limitResponse } from './serveGraph.ts';

const server = fastify();
afterAll(() => server.close());
server.get<{ Params: { text: string } }>('/:text', { onSend: limitResponse(30) }, ({ params }) => params.text);

it.each(['short', 'x'.repeat(30), 'ß'.repeat(15)])(
  'an answer that is short enough is sent as it is: %s',
  async text => {
    const answer = await server.inject(`/${encodeURIComponent(text)}`);
    expect([answer.statusCode, answer.body]).toEqual([200, text]);
  },
);

it.each(['x'.repeat(31), 'ß'.repeat(16)])('an answer that is too large is refused with a message: %s', async text => {
  const answer = await server.inject(`/${encodeURIComponent(text)}`);
  expect(answer.statusCode).toBe(400);
  expect(JSON.parse(answer.body)).toEqual({
    errors: [{ message: expect.stringContaining('The response is larger than'), extensions: { code: 'INVALID' } }],
  });
});
