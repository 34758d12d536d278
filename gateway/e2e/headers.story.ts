import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { guestClient, registeredClient } from './restClient.ts';

test('pages and interfaces state what browsers may do with them', async ({ baseURL }) => {
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
    expect(policy, path).toContain("style-src 'self'");
    expect(policy, path).not.toMatch(/unsafe|style-src-attr/);
    expect(policy, path).toContain("require-trusted-types-for 'script';trusted-types payment");
    expect(policy, path).toContain('report-uri /api/csp-reports;report-to csp');
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'reporting-endpoints': 'csp="/api/csp-reports"',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    // The stories' product uses http; with an https PUBLIC_URL the header is sent (see securityHeaders.ts).
    expect(headers['strict-transport-security'], path).toBeUndefined();
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('personal data is not cached', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  expect((await client.get('/api/user')).headers()['cache-control']).toBe('no-store');
  const answer = await client.post('/graphql', { query: '{ me { email } }' });
  expect(answer.headers()['cache-control']).toBe('no-store');
});

test('a question bank is sent once to clients that cache it, and is the same for everyone', async ({ baseURL }) => {
  const [guest, client] = [await guestClient(baseURL), await registeredClient(baseURL)];
  const first = await guest.get('/api/questions?jurisdiction=UK');
  const { etag = '', ...headers } = first.headers();
  expect(etag).toMatch(/^"[\w-]{43}"$/);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=60',
    'content-type': 'application/json; charset=utf-8',
  });
  const same = await client.http.get('/api/questions?jurisdiction=UK', { headers: { 'if-none-match': etag } });
  expect([same.status(), await same.text()]).toEqual([304, '']);
  const eu = await client.http.get('/api/questions', { headers: { 'if-none-match': etag } });
  expect([eu.status(), (await eu.json()).length > 100]).toEqual([200, true]);
});

test('violations of the policy can be reported by anyone, and are answered without a body', async ({ baseURL }) => {
  const guest = await guestClient(baseURL);
  const report = { 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } };
  for (const type of ['application/csp-report', 'application/reports+json', 'application/json']) {
    const answer = await guest.http.post('/api/csp-reports', {
      data: JSON.stringify(report),
      headers: { 'content-type': type },
    });
    expect([answer.status(), await answer.text()], type).toEqual([204, '']);
  }
});

test('a page that sets a style in markup, or a script by its address, is kept from it', async ({ page }) => {
  const kept: string[] = [];
  page.on('console', message => message.type() === 'error' && kept.push(message.text()));
  await page.goto('/verify');
  const colours = await page.evaluate(() => {
    const [inMarkup, byScript] = [document.createElement('p'), document.createElement('p')];
    inMarkup.setAttribute('style', 'color: rgb(1, 2, 3)');
    byScript.style.color = 'rgb(1, 2, 3)';
    document.body.append(inMarkup, byScript);
    return [inMarkup, byScript].map(element => getComputedStyle(element).color);
  });
  expect([colours[0] === colours[1], colours[1]]).toEqual([false, 'rgb(1, 2, 3)']);
  const markup = page.evaluate(() => {
    document.createElement('p').innerHTML = '<b>bold</b>';
  });
  await expect(markup).rejects.toThrow(/TrustedHTML/);
  const address = page.evaluate(() => {
    document.createElement('script').src = '/theme.js';
  });
  await expect(address).rejects.toThrow(/TrustedScriptURL/);
  expect(kept.join()).toContain('style');
});

test('signing out clears the cache, and keeps the known device and preferences', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto('/verify');
  const username = `story-${randomUUID().slice(0, 12)}`;
  const data = { username, email: `${username}@example.com`, password: 'a long enough password', companyName: 'Story' };
  expect((await page.request.post('/api/register', { data })).status()).toBe(201);
  const nameOf = async () => (await page.context().cookies()).map(({ name }) => name).sort();
  expect(await nameOf()).toEqual(['aicp', 'aicp-device']);
  expect(await page.evaluate(async () => (await fetch('/api/logout', { method: 'POST' })).status)).toBe(200);
  expect(await nameOf()).toEqual(['aicp-device']);
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('declined');
  expect((await page.request.post('/api/logout')).headers()['clear-site-data']).toBe('"cache"');
});
