import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { rejectUnknownHost } from './rejectUnknownHost.ts';

const server = fastify();
server.addHook('onRequest', rejectUnknownHost('https://Compliance.example.com/'));
for (const url of ['/', '/healthz', '/api/stripe/webhook']) server.get(url, () => ({}));
afterAll(() => server.close());

const statusFor = async (host: string, url = '/') => (await server.inject({ url, headers: { host } })).statusCode;

describe('the door', () => {
  it.each([
    'compliance.example.com',
    'COMPLIANCE.example.com:443',
    'localhost:3000',
    'app.localhost',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])('answers for %s', async host => expect(await statusFor(host)).toBe(200));

  it.each([
    'evil.example:3000',
    'compliance.example.com.evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '10.0.0.7',
  ])('refuses "%s", so that no other name becomes our origin', async host => expect(await statusFor(host)).toBe(421));

  it('refuses a request that names two hosts', async () => {
    const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const answer = (...hosts: string[]) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.end(`GET / HTTP/1.1\r\n${hosts.map(host => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`);
      return text(socket);
    };
    expect(await answer('localhost')).toMatch(/^HTTP\/1\.1 200/);
    expect(await answer('localhost', 'compliance.example.com')).toMatch(/^HTTP\/1\.1 400/);
  });

  it('names the right address', async () => {
    const answer = await server.inject({ url: '/', headers: { host: 'evil.example' } });
    expect(answer.json()).toEqual({ message: expect.stringContaining('https://compliance.example.com') });
  });

  it('answers for IP addresses while there is no public name, because no one can redirect those', async () => {
    const local = fastify();
    local.addHook('onRequest', rejectUnknownHost('http://localhost:3000'));
    local.get('/', () => ({}));
    const statuses = ['10.0.0.7:3000', '[2001:db8::1]:3000', 'evil.example', '10.0.0.7.evil.example'].map(
      async host => (await local.inject({ url: '/', headers: { host } })).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 421, 421]);
    await local.close();
  });

  it.each(['/healthz', '/api/stripe/webhook'])('accepts probes and signed webhooks at %s under any name', async url =>
    expect(await statusFor('10.0.0.7:3000', url)).toBe(200),
  );
});
