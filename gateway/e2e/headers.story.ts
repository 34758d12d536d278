import { expect, test } from '@playwright/test';
import { guestClient, registeredClient } from './restClient.ts';

test('pages and interfaces say what browsers may do with them', async ({ baseURL }) => {
  const guest = await guestClient(baseURL);
  for (const path of [
    '/',
    '/verify-email',
    '/subscribe/sub_1?client_secret=pi_1_secret_2',
    '/api/product',
    '/api/nothing',
    '/graphql',
  ]) {
    const headers = (await guest.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).toContain("object-src 'none'");
    const scripts = policy.split(';').filter(part => /^(default|script)-src/.test(part.trim()));
    expect(scripts.join(), path).not.toMatch(/unsafe|\*(?!\.js\.stripe)/);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    // The stories' product is on http; with an https PUBLIC_URL it is sent (see securityHeaders.ts).
    expect(headers['strict-transport-security'], path).toBeUndefined();
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('what is somebody’s own is kept by no cache', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  expect((await client.get('/api/user')).headers()['cache-control']).toBe('no-store');
  const answer = await client.post('/graphql', { query: '{ me { email } }' });
  expect(answer.headers()['cache-control']).toBe('no-store');
});
