import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { takeMail, tokenIn, verifyAddress } from './mailbox.ts';
import { PASSWORD, withToken } from './matrix/callers.ts';
import { subscribe } from './matrix/subscribe.ts';
import { guestClient, ok, registeredClient } from './restClient.ts';

/** Checks of the OWASP ASVS that no other story covers. docs/security.md names the item of each. */

const person = (password: string, change = {}) => {
  const username = `asvs-${randomUUID().slice(0, 12)}`;
  return { username, email: `${username}@example.com`, password, ...change };
};

test.describe('cookies and browsers', () => {
  test('the session is out of reach of scripts and other sites, and for this host alone', async ({ baseURL }) => {
    const guest = await guestClient(baseURL);
    const answer = await guest.post('/api/register', person(PASSWORD));
    const cookie = answer.headers()['set-cookie'] ?? '';
    expect(cookie).toMatch(/^aicp=[\w-]{43}; /);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
    expect(cookie).not.toMatch(/domain/i);
    expect(await answer.text()).not.toContain(cookie.slice(5, 48));
  });

  test('no other origin is allowed to read an answer', async ({ baseURL }) => {
    const client = await registeredClient(baseURL);
    for (const origin of ['https://evil.example', 'null']) {
      const headers = { origin, 'access-control-request-method': 'GET' };
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await client.http.fetch('/api/user', { method, headers });
        const allowed = Object.keys(answer.headers()).filter(name => name.startsWith('access-control-'));
        expect(allowed, `${method} from ${origin}`).toEqual([]);
      }
    }
  });

  test('every response states its type and character set', async ({ baseURL }) => {
    const guest = await guestClient(baseURL);
    const expected: Record<string, string> = {
      '/': 'text/html; charset=utf-8',
      '/api/user': 'application/json; charset=utf-8',
      '/api/openapi.json': 'application/json; charset=utf-8',
      '/api/nothing': 'application/json; charset=utf-8',
    };
    for (const [path, type] of Object.entries(expected))
      expect((await guest.get(path)).headers()['content-type']?.toLowerCase(), path).toBe(type);
  });

  test('reading changes nothing: no GET does what a POST does', async ({ baseURL }) => {
    const client = await registeredClient(baseURL);
    for (const path of ['/api/logout', '/api/login', '/api/register', '/api/user/two-factor/confirm'])
      expect((await client.get(path)).status(), path).toBe(404);
    const query = encodeURIComponent('mutation { logout }');
    const headers = { 'apollo-require-preflight': 'true' };
    expect((await client.http.get(`/graphql?query=${query}`, { headers })).ok()).toBe(false);
    expect((await client.get('/api/user')).status()).toBe(200);
  });

  test('user input is shown as text, whatever it looks like', async ({ baseURL, page }) => {
    const client = await registeredClient(baseURL);
    const name = '<img src=x onerror="document.title=\'broken\'"><script>document.title="broken"</script>';
    await ok(client.post('/api/systems', { name, description: name }));
    await page.context().addCookies((await client.http.storageState()).cookies);
    await page.goto('/dashboard');
    await expect(page.getByText(name).first()).toBeVisible();
    expect(await page.title()).not.toBe('broken');
  });

  test('password fields hide their input, and are known to password managers', async ({ page }) => {
    await page.goto('/auth');
    const password = page.locator('input[type=password]').first();
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await password.evaluate(input => input.focus());
    await page.keyboard.insertText('pasted from elsewhere');
    await expect(password).toHaveValue('pasted from elsewhere');
  });
});

test.describe('the door', () => {
  test('the schema is not revealed, by introspection or by hints', async ({ baseURL }) => {
    const guest = await guestClient(baseURL);
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "User") { name } }', '{ mee { id } }']) {
      const answer = await guest.post('/graphql', { query });
      expect(answer.status(), query).toBe(400);
      expect(await answer.text(), query).not.toMatch(/did you mean|"User"|emailKey/i);
    }
  });

  test('a request with two stated lengths is refused, and its connection closed', async ({ baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    const smuggled = [
      'POST /api/login HTTP/1.1',
      `Host: localhost:${port}`,
      'Content-Type: application/json',
      'Content-Length: 6',
      'Transfer-Encoding: chunked',
      '',
      '0',
      '',
      'GET /api/user HTTP/1.1',
      `Host: localhost:${port}`,
      '',
      '',
    ].join('\r\n');
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(smuggled));
      let text = '';
      socket.on('data', chunk => {
        text += chunk;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
      socket.setTimeout(5_000, () => socket.destroy(new Error('the connection was kept')));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  test('nothing of the works is to be had: sources, settings, metrics, versions', async ({ baseURL }) => {
    const guest = await guestClient(baseURL);
    const secret = /password|ACTOR_PRIVATE_KEY|process_cpu|\[core\]|"dependencies"/;
    for (const path of [
      '/.git/config',
      '/.env',
      '/package.json',
      '/metrics',
      '/api/..%2f..%2fpackage.json',
      '/assets/',
    ]) {
      const answer = await guest.get(path);
      expect(`${answer.status()} ${answer.headers()['content-type']}`, path).toMatch(/^(4\d\d |200 text\/html)/);
      expect(await answer.text(), path).not.toMatch(secret);
    }
    const headers = (await guest.get('/api/user')).headers();
    expect(headers.server ?? headers['x-powered-by']).toBeUndefined();
  });

  test('methods that nothing needs are not served', async ({ baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    for (const method of ['TRACE', 'CONNECT', 'PUT']) {
      const status = await new Promise<string>(resolve => {
        const socket = connect(Number(port), '127.0.0.1', () =>
          socket.write(`${method} /api/user HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`),
        );
        socket.once('data', chunk => resolve(String(chunk).split('\r\n')[0] ?? ''));
        socket.once('close', () => resolve('closed'));
      });
      expect(status, method).not.toMatch(/ 2\d\d /);
    }
  });
});

test.describe('passwords', () => {
  test('may be long, of any characters, and count to the last one', async ({ baseURL }) => {
    for (const password of ['x'.repeat(64).concat('é', 'ü'.repeat(40)), '  spaces at both ends  ', 'zqxjzqxjzqxj']) {
      const guest = await guestClient(baseURL);
      const { username, ...rest } = person(password);
      expect((await guest.post('/api/register', { username, ...rest })).status(), password).toBe(201);
      for (const wrong of [password.slice(0, -1), password.slice(0, 72), password.trim(), password.toUpperCase()])
        if (wrong !== password)
          expect((await guest.post('/api/login', { username, password: wrong })).status(), wrong).toBe(401);
      expect((await guest.post('/api/login', { username, password })).status()).toBe(200);
    }
  });

  test('that are common are refused', async ({ baseURL }) => {
    const guest = await guestClient(baseURL);
    for (const password of ['password', 'password123', '12345678', 'qwertyuiop', 'iloveyou1']) {
      const answer = await guest.post('/api/register', person(password));
      expect(answer.status(), password).toBe(400);
      expect((await answer.json()).message).toMatch(/too common/);
    }
  });

  test('no account exists from the start with known credentials', async ({ baseURL }) => {
    const guest = await guestClient(baseURL);
    for (const username of ['admin', 'root', 'administrator', 'test', 'guest'])
      for (const password of [username, 'password', 'changeme'])
        expect((await guest.post('/api/login', { username, password })).status()).toBe(401);
  });

  test('a password reset by email does not bypass the second factor', async ({ baseURL }) => {
    const client = await registeredClient(baseURL);
    await verifyAddress(client, client.username);
    const { secret } = await ok<{ secret: string }>(client.post('/api/user/two-factor', { password: PASSWORD }));
    await ok(client.post('/api/user/two-factor/confirm', { code: new TOTP({ secret }).generate() }));
    const email = `${client.username}@example.com`;
    const guest = await guestClient(baseURL);
    await ok(guest.post('/api/forgot-password', { email }));
    const password = 'an entirely new password';
    await ok(guest.post('/api/reset-password', { token: tokenIn(await takeMail(email, 'Reset')), password }));
    const login = await guest.post('/api/login', { username: client.username, password });
    expect(login.status()).toBe(401);
    expect(await login.json()).toMatchObject({ challenge: expect.any(String) });
    expect((await guest.get('/api/user')).status()).toBe(401);
  });
});

test.describe('access rights', () => {
  test('fields that are not the caller’s to set are left alone', async ({ baseURL }) => {
    const guest = await guestClient(baseURL);
    const more = {
      id: 1,
      isAdmin: true,
      isEmailVerified: true,
      status: 'pending',
      version: 99,
      subscriptionPlan: 'enterprise',
    };
    const made = await guest.post('/api/register', person(PASSWORD, more));
    const expected = { isAdmin: false, isEmailVerified: false, subscriptionPlan: 'free' };
    expect(await made.json()).toMatchObject(expected);
    await ok(guest.http.patch('/api/user', { data: { companyName: 'A', ...more } }));
    expect(await ok(guest.get('/api/user'))).toMatchObject(expected);
    const { id } = await ok<{ id: number }>(guest.post('/api/systems', { name: 'x', userId: 1, id: 1 }));
    expect(await ok(guest.get(`/api/systems/${id}`))).toMatchObject({ name: 'x' });
  });

  test('a session that was ended opens nothing, wherever its cookie is kept', async ({ baseURL }) => {
    const client = await registeredClient(baseURL);
    const [cookie] = (await client.http.storageState()).cookies;
    await ok(client.post('/api/logout'));
    const thief = await guestClient(baseURL);
    const headers = { cookie: `${cookie?.name}=${cookie?.value}` };
    expect((await thief.http.get('/api/user', { headers })).status()).toBe(401);
  });

  test('a session is not taken from the caller: a made-up one stays a guest’s', async ({ baseURL }) => {
    const guest = await guestClient(baseURL);
    const headers = { cookie: `aicp=${'a'.repeat(43)}` };
    const made = await guest.http.post('/api/register', { data: person(PASSWORD), headers });
    expect(made.headers()['set-cookie']).not.toContain('a'.repeat(43));
    expect((await (await guestClient(baseURL)).http.get('/api/user', { headers })).status()).toBe(401);
  });

  test('the internal routes of services are not reached from outside', async ({ baseURL }) => {
    const guest = await guestClient(baseURL);
    for (const path of [
      '/internal/api-token',
      '/api/internal/api-token',
      '/internal/evidence',
      '/readyz/../internal/api-token',
    ])
      expect((await guest.post(path, { digest: 'a'.repeat(43) })).status(), path).toBe(404);
  });
});

test.describe('API tokens', () => {
  let owner: Awaited<ReturnType<typeof registeredClient>>;
  test.beforeAll(async ({ baseURL }) => {
    owner = await registeredClient(baseURL);
    await subscribe(owner, 'enterprise');
    await verifyAddress(owner, owner.username);
  });

  test('have the session’s rights within their scope, and never fall back to a cookie', async ({ baseURL }) => {
    const [reads, writes] = [
      await withToken(baseURL, owner.http, 'READ'),
      await withToken(baseURL, owner.http, 'WRITE'),
    ];
    expect(await (await reads.get('/api/user')).json()).toMatchObject({ username: owner.username });
    expect((await reads.post('/api/systems', { data: { name: 'x' } })).status()).toBe(403);
    expect((await writes.post('/api/systems', { data: { name: 'by token' } })).status()).toBe(201);
    const headers = { origin: 'https://elsewhere.example' };
    expect((await writes.post('/api/systems', { data: { name: 'by a page elsewhere' }, headers })).status()).toBe(201);
    const asked = await writes.post('/graphql', { data: { query: '{ systems(jurisdiction: EU) { name } }' } });
    expect((await asked.json()).data.systems).toHaveLength(2);
    for (const authorization of [`Bearer aicp_${'a'.repeat(43)}`, 'Bearer nonsense', 'Bearer', 'bearer  x y']) {
      const answer = await owner.http.get('/api/user', { headers: { authorization } });
      expect(answer.status(), authorization).toBe(401);
      expect(answer.headers()['www-authenticate']).toMatch(/^Bearer/);
      expect((await answer.json()).message).toBe('This API token is not valid.');
    }
    expect((await owner.http.get('/api/user', { headers: { authorization: 'Basic eDp5' } })).status()).toBe(200);
    expect((await writes.post('/api/logout')).headers()['set-cookie']).toBeUndefined();
  });

  test('are revoked at once, and limited separately', async ({ baseURL }) => {
    const [busy, calm] = [await withToken(baseURL, owner.http, 'READ'), await withToken(baseURL, owner.http, 'READ')];
    const statuses = new Set<number>();
    for (let batch = 0; batch < 31; batch++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => busy.get('/api/product')));
      for (const answer of answers) statuses.add(answer.status());
      const refused = answers.find(answer => answer.status() === 429);
      if (refused) expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    }
    expect([...statuses].sort()).toEqual([200, 429]);
    expect((await calm.get('/api/user')).status()).toBe(200);
    const tokens = await ok<{ id: number }[]>(owner.get('/api/user/tokens'));
    for (const { id } of tokens) await ok(owner.http.delete(`/api/user/tokens/${id}`));
    expect((await calm.get('/api/user')).status()).toBe(401);
  });
});
