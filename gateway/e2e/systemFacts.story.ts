import { expect, test } from '@playwright/test';
import { ok, registeredClient } from './restClient.ts';

test('what is on record about a system is answered whole, and changed fact by fact', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { id } = await ok(client.post('/api/systems', { name: 'Chatbot' }));
  const path = `/api/systems/${id}/facts`;
  const empty = await ok<Record<string, unknown>>(client.get(path));
  expect(Object.keys(empty)).toEqual(expect.arrayContaining(['version', 'status', 'reference', 'users', 'marketDay']));
  expect(Object.values(empty).every(value => value === null)).toBe(true);
  const changed = { version: '2.1', status: 'live', nextReview: '2027-03-01' };
  const full = { ...empty, ...changed };
  expect(await ok(client.http.patch(path, { data: changed }))).toEqual(full);
  expect(await ok(client.http.patch(path, { data: { version: null } }))).toEqual({ ...full, version: null });
  expect((await client.http.patch(path, { data: { status: 'sold' } })).status()).toBe(400);
});
