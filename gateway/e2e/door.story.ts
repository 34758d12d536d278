import { expect, test } from '@playwright/test';

test('the product answers on both loopback addresses', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  for (const host of ['127.0.0.1', '[::1]']) {
    const answer = await fetch(`http://${host}:${port}/healthz`);
    expect(await answer.json(), host).toEqual({ status: 'ok' });
  }
});

test('every answer of the door carries its security headers and a request id', async ({ request }) => {
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

test('a request keeps the id that its caller gave it, unless that is nonsense', async ({ request }) => {
  const given = await request.get('/api/user', { headers: { 'x-request-id': 'from-a-proxy-1' } });
  expect(given.headers()['x-request-id']).toBe('from-a-proxy-1');
  const nonsense = await request.get('/api/user', { headers: { 'x-request-id': '<script>' } });
  expect(nonsense.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a page that is asked for by its address is the client; a file that is missing is 404', async ({ request }) => {
  for (const path of ['/', '/report/1', '/no/such/page']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^text\/html/);
    expect(answer.headers()['cache-control']).toBe('no-cache');
  }
  expect((await request.get('/assets/no.js')).status()).toBe(404);
});
