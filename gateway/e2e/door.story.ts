import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, test } from '@playwright/test';
import { linesOf } from './linesOf.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('the product answers on both loopback addresses', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  for (const host of ['127.0.0.1', '[::1]']) {
    const answer = await fetch(`http://${host}:${port}/healthz`);
    expect(await answer.json(), host).toEqual({ status: 'ok' });
  }
});

test('every response has its security headers and a request id', async ({ request }) => {
  for (const path of ['/', '/api/user', '/api/nothing', '/graphql']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
  }
});

test('every request gets an id of ours; the caller’s own is only logged', async ({ request }) => {
  for (const sent of ['from-a-proxy-1', '<script>']) {
    const answer = await request.get('/api/user', { headers: { 'x-request-id': sent } });
    const id = answer.headers()['x-request-id'] ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    if (sent === 'from-a-proxy-1')
      await expect.poll(() => linesOf('gateway', id)[0]).toMatchObject({ callerRequestId: sent });
  }
});

test('a page requested by its address is the client; a missing one is 404', async ({ request }) => {
  for (const path of [
    '/',
    '/report/1',
    '/Report/1/',
    '/report/1/documents/model-card',
    '/subscribe',
    '/uk/dashboard',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^text\/html/);
    expect(answer.headers()['cache-control']).toBe('no-cache');
  }
  for (const path of ['/no/such/page', '/report', '/report/1/nothing', '/.vite/manifest.json', '/.routes.json']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['content-type'], path).toMatch(/^text\/html/);
  }
  for (const path of ['/assets/no.js', '/api/no', '/mcp', '/.well-known/no']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.json(), path).toEqual({ message: `GET ${path} does not exist.` });
  }
});

test('another host name that leads here is refused, for pages and interfaces', async ({ baseURL }) => {
  const { port, hostname } = new URL(baseURL ?? '');
  const statusAs = async (host: string, path: string) => {
    const asked = get({ host: hostname, port, path, headers: { host, origin: `http://${host}` } });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  for (const path of ['/', '/api/product', '/graphql', '/assets/no.js', '/nowhere'])
    expect(await statusAs(`evil.example:${port}`, path), path).toBe(421);
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
    expect(await statusAs(host, '/api/product'), host).toBe(200);
  expect(await statusAs('10.0.0.7', '/healthz')).toBe(200);
});

test('a vulnerability can be reported to a stated contact', async ({ request, page, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: \S+$/m);
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt`);
  await page.goto(/^Policy: (.+)$/m.exec(text)?.[1] ?? '');
  for (const name of ['How to report', 'Scope', 'Our response', 'Supported versions'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL('/security');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(expires).toBeGreaterThan(150 * DAY_MS);
  expect(expires).toBeLessThan(365 * DAY_MS);
});

test('the API documentation page complies with our own content security policy', async ({ page }) => {
  const refused: string[] = [];
  const foreign: string[] = [];
  page.on('console', message => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
  page.on('request', request => new URL(request.url()).hostname !== 'localhost' && foreign.push(request.url()));
  const answer = await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /^AI Compliance/ })).toBeVisible();
  await page.getByRole('link', { name: 'AI systems', exact: true }).click();
  await expect(page.getByText('/api/systems', { exact: true }).first()).toBeVisible();
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(answer?.headers()['content-security-policy']).not.toContain('https:');
  // Swagger's page works without the one inline style that it would add.
  expect(refused.filter(text => !text.startsWith('Applying inline style'))).toEqual([]);
  expect(foreign.filter(url => !url.startsWith('data:'))).toEqual([]);
});
