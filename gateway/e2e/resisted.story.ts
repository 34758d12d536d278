import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { takeMail, tokenIn } from './mailbox.ts';
import { PASSWORD } from './matrix/callers.ts';
import { guestClient, ok, registeredClient } from './restClient.ts';

/** Attacks that were tried on the running product without success, and that no other story covers. */

test.describe('a page of another site, in the browser of a signed-in user', () => {
  test('changes nothing, whatever origin it claims', async ({ baseURL }) => {
    const victim = await registeredClient(baseURL);
    const { host, port } = new URL(baseURL ?? '');
    const origins = [
      'null',
      'https://evil.example',
      `http://localhost:${Number(port) + 1}`,
      `http://${host}.evil.example`,
      `http://${host}@evil.example`,
      `http://evil.example/${host}`,
      'file://',
      '',
    ];
    for (const origin of origins)
      expect(
        (await victim.http.post('/api/systems', { headers: { origin }, data: { name: origin } })).status(),
        origin,
      ).toBe(403);
    for (const site of ['cross-site', 'same-site', 'Same-Origin '])
      for (const path of ['/api/systems', '/graphql', '/api/branding/logo'])
        expect(
          (await victim.http.post(path, { headers: { 'sec-fetch-site': site }, data: { name: 'x' } })).status(),
          `${site} ${path}`,
        ).toBe(403);
    expect(await ok(victim.get('/api/systems?jurisdiction=EU'))).toEqual([]);
  });

  test('cannot turn a read into a change by naming another method', async ({ baseURL }) => {
    const victim = await registeredClient(baseURL);
    const { id } = await ok<{ id: number }>(victim.post('/api/systems', { name: 'Stays' }));
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
      await victim.http.get(`/api/systems/${id}?_method=DELETE`, { headers: { [name]: 'DELETE' } });
    expect((await victim.get(`/api/systems/${id}`)).status()).toBe(200);
  });

  test('cannot send a form in any type that needs no preflight request', async ({ baseURL }) => {
    const victim = await registeredClient(baseURL);
    const body = Buffer.from('{"name": "by a form"}');
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain; application/json',
    ])
      expect(
        (await victim.http.post('/api/systems', { headers: { 'content-type': type }, data: body })).status(),
        type,
      ).toBe(415);
    expect(await ok(victim.get('/api/systems?jurisdiction=EU'))).toEqual([]);
  });
});

test.describe('a key to one thing', () => {
  test('opens no other: a challenge of the second factor is not a session', async ({ baseURL }) => {
    const client = await registeredClient(baseURL);
    const email = `${client.username}@example.com`;
    const [{ name = '' } = {}] = (await client.http.storageState()).cookies;
    await ok((await guestClient(baseURL)).post('/api/verify-email', { token: tokenIn(await takeMail(email, '')) }));
    const { secret } = await ok<{ secret: string }>(client.post('/api/user/two-factor', { password: PASSWORD }));
    await ok(client.post('/api/user/two-factor/confirm', { code: new TOTP({ secret }).generate() }));
    const login = await (await guestClient(baseURL)).post('/api/login', {
      username: client.username,
      password: PASSWORD,
    });
    const { challenge } = await login.json();
    expect(challenge).toEqual(expect.any(String));
    const guest = await guestClient(baseURL);
    expect((await guest.http.get('/api/user', { headers: { cookie: `${name}=${challenge}` } })).status()).toBe(401);
  });

  test('work once: of eight simultaneous uses of a reset link, one sets the password', async ({ baseURL }) => {
    const client = await registeredClient(baseURL);
    const email = `${client.username}@example.com`;
    const guest = await guestClient(baseURL);
    await ok(guest.post('/api/forgot-password', { email }));
    const token = tokenIn(await takeMail(email, 'Reset'));
    const password = (at: number) => `a new password, number ${at}`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => guest.post('/api/reset-password', { token, password: password(at) })),
    );
    const winners = answers.flatMap((answer, at) => (answer.ok() ? [at] : []));
    expect(winners).toHaveLength(1);
    const login = await guest.post('/api/login', { username: client.username, password: password(winners[0] ?? -1) });
    expect(login.status()).toBe(200);
    expect((await guest.post('/api/reset-password', { token, password: password(9) })).status()).toBe(400);
  });
});

/** The response over one connection to bytes that no client would send. */
function raw(port: string, bytes: string): Promise<string> {
  return new Promise(resolve => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', chunk => {
      text += chunk;
    });
    socket.on('error', () => resolve(text));
    socket.on('close', () => resolve(text));
    socket.setTimeout(2_000, () => socket.destroy());
  });
}

test.describe('requests with ambiguous bytes', () => {
  const second = (host: string) => `GET /api/product HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const headers: Record<string, string[]> = {
    'two lengths': ['Content-Length: 2', 'Content-Length: 40'],
    'a length and chunks': ['Content-Length: 6', 'Transfer-Encoding: chunked'],
    'two codings': ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    'a coding nobody has': ['Transfer-Encoding: xchunked'],
    'a length with a sign': ['Content-Length: +6'],
    'a blank before the colon': ['Content-Length : 6'],
  };
  for (const [name, lines] of Object.entries(headers)) {
    test(`are refused, and no second request is parsed from them: ${name}`, async ({ baseURL }) => {
      const { host, port } = new URL(baseURL ?? '');
      const start = ['POST /api/login HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json', ...lines, '', ''];
      const answer = await raw(port, `${start.join('\r\n')}0\r\n\r\n${second(host)}`);
      expect(answer).toMatch(/^HTTP\/1\.1 (400|501)/);
      expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    });
  }

  test('are refused if lines end without a carriage return', async ({ baseURL }) => {
    const { host, port } = new URL(baseURL ?? '');
    const answer = await raw(port, `POST /api/login HTTP/1.1\nHost: ${host}\nContent-Length: 0\n\n${second(host)}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

test('the payment simulator does not expose what is behind it', async ({ baseURL }) => {
  const { host, port } = new URL(baseURL ?? '');
  const spellings = [
    '/simulator/../v1/customers',
    '/simulator/..%2fv1/customers',
    '/simulator/%2e%2e/v1/customers',
    '/simulator/%2e%2e%2fv1/customers',
    '/simulator/.%2e/v1/customers',
    '/simulator/..;/v1/customers',
    '/simulator/..\\v1\\customers',
    '/simulator//v1/customers',
    '/simulator/%252e%252e/v1/customers',
    '//simulator/../v1/customers',
    '/simulator/http://127.0.0.1/v1/customers',
    `http://${host}/simulator/../v1/customers`,
  ];
  for (const path of spellings) {
    const answer = await raw(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer, path).not.toMatch(/^HTTP\/1\.1 5|"object": ?"list"|"customer/);
  }
});
