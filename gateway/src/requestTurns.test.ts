import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { user } from '@aicp/testing/executor';
import { until } from '@aicp/testing/until';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { GUEST } from './callers.ts';
import { LONG_BODY_BYTES } from './limits.ts';
import { requestTurns } from './requestTurns.ts';
import { answerErrors } from './rest/answerErrors.ts';

let server: FastifyInstance;
let port: number;
let begun: string[];
let calls: ClientRequest[];
// Node enforces the limit of a whole request only if that of its headers is shorter.
const TIMES = { requestTimeout: 500, headersTimeout: 250, connectionsCheckingInterval: 50 };

beforeEach(async () => {
  [begun, calls] = [[], []];
  const turns = requestTurns({
    link: { atOnce: 2, waiting: 3, waitMs: 60_000 },
    guests: { atOnce: 4, waiting: 3, waitMs: 300 },
    longBodies: { atOnce: 1, waiting: 3, waitMs: 60_000 },
  });
  server = fastify({ requestTimeout: 500, http: TIMES });
  answerErrors(server);
  server.addHook('onRequest', async ({ headers }, reply) => {
    const { 'x-pass': pass, 'x-link': link, 'x-network': network } = headers;
    if (pass) await turns.ofPass(reply, String(pass));
    if (network) await turns.ofGuests(reply, String(network));
    if (link) await turns.ofLink(reply, Number(link));
    begun.push(String(headers['x-name']));
  });
  server.addHook('preParsing', async (request, reply) => {
    const { 'x-caller': caller } = request.headers;
    if (!caller) return;
    const actor = caller === 'guest' ? GUEST.actor : user(1);
    await turns.ofBody(request, reply, { caller: String(caller), actor });
    begun.push(`body of ${request.headers['x-name']}`);
  });
  server.put('/', async () => ({}));
  await server.listen({ port: 0, host: '127.0.0.1' });
  port = (server.server.address() as AddressInfo).port;
});
afterEach(async () => {
  for (const call of calls) call.destroy();
  await server.close();
});

/** A request whose body ends on command. */
function slow(name: string, headers: Record<string, string>) {
  const more = { 'x-name': name, 'content-type': 'application/json', ...headers };
  const call = request({ port, host: '127.0.0.1', method: 'PUT', path: '/', headers: more, agent: false });
  call.on('error', () => undefined);
  call.write('{');
  calls.push(call);
  return { call, finish: () => call.end('}') };
}
async function awaitStatus({ call }: { call: ClientRequest }): Promise<number | undefined> {
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}
const untilBegun = (count: number) => until(() => begun.length === count);

it('of one link run up to the limit, whatever passes it was opened with, and delay no other link', async () => {
  const own = ['a', 'b', 'c'].map(pass => slow(pass, { 'x-pass': pass, 'x-link': '7', 'x-network': 'n' }));
  const other = slow('other', { 'x-pass': 'd', 'x-link': '8', 'x-network': 'n' });
  const answered = own.map(awaitStatus);
  await untilBegun(3);
  expect(begun).toContain('other');
  for (const { finish } of [...own, other]) finish();
  expect(await Promise.all(answered)).toEqual([200, 200, 200]);
});

it('of one pass wait before its lookup, and callers who hang up leave the queue', async () => {
  for (const name of ['1', '2']) slow(name, { 'x-pass': 'a' });
  await untilBegun(2);
  const third = slow('3', { 'x-pass': 'a' });
  third.call.destroy();
  slow('4', { 'x-pass': 'a' }).finish();
  calls[0]?.destroy();
  await untilBegun(3);
  expect(begun).toContain('4');
});

it('that never arrive in full hold a place only until the timeout', async () => {
  for (const name of ['1', '2']) slow(name, { 'x-pass': 'a' });
  await untilBegun(2);
  const waiting = slow('3', { 'x-pass': 'a' });
  waiting.finish();
  expect(await awaitStatus(waiting)).toBe(200);
});

it('of one network of guests wait up to the limit, and are then told when to retry', async () => {
  for (const name of ['1', '2', '3', '4']) slow(name, { 'x-network': 'n' });
  await untilBegun(4);
  const waiting = slow('5', { 'x-network': 'n' });
  waiting.finish();
  const [answer] = (await once(waiting.call, 'response')) as [IncomingMessage];
  answer.resume();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  const elsewhere = slow('elsewhere', { 'x-network': 'another' });
  elsewhere.finish();
  expect(await awaitStatus(elsewhere)).toBe(200);
});

it('long bodies, or bodies of no stated length, are read one at a time per caller, and short ones at once', async () => {
  const long = { 'content-length': String(LONG_BODY_BYTES + 1) };
  const short = { 'content-length': '2' };
  slow('long', { 'x-caller': 'ann', ...long });
  await untilBegun(2);
  const untold = slow('untold', { 'x-caller': 'ann' });
  const brief = slow('brief', { 'x-caller': 'ann', ...short });
  const elsewhere = slow('elsewhere', { 'x-caller': 'bob', ...long });
  await untilBegun(7);
  expect(begun).toEqual(expect.arrayContaining(['body of brief', 'body of elsewhere', 'untold']));
  expect(begun).not.toContain('body of untold');
  brief.finish();
  expect(await awaitStatus(brief)).toBe(200);
  elsewhere.call.destroy();
  calls[0]?.destroy();
  untold.finish();
  expect(await awaitStatus(untold)).toBe(200);
});

it('of a guest are refused unread if they are long, or without a stated length', async () => {
  const refused = [
    slow('long', { 'x-caller': 'guest', 'content-length': String(LONG_BODY_BYTES + 1) }),
    slow('untold', { 'x-caller': 'guest' }),
  ];
  expect(await Promise.all(refused.map(awaitStatus))).toEqual([413, 413]);
  const brief = slow('brief', { 'x-caller': 'guest', 'content-length': '2' });
  brief.finish();
  expect(await awaitStatus(brief)).toBe(200);
});
