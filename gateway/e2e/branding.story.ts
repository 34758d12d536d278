import { expect, test } from '@playwright/test';
import { subscribe } from './matrix/subscribe.ts';
import { ok, registeredClient } from './restClient.ts';

/** An image of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a logo is returned exactly as uploaded', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  await subscribe(client, 'enterprise');
  const headers = { 'content-type': 'application/octet-stream' };
  // Documents learns of a new plan a little after billing.
  await expect(async () => {
    const made = await ok<{ url: string }>(client.http.post('/api/branding/logo', { data: PNG, headers }));
    expect(new URL(made.url, baseURL).pathname).toBe('/api/branding/logo');
  }).toPass({ timeout: 10_000, intervals: [100] });
  const logo = await client.get('/api/branding/logo');
  expect([logo.status(), logo.headers()['content-type']]).toEqual([200, 'image/png']);
});
