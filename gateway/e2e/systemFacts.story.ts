import { expect, test } from '@playwright/test';
import { ok, registeredClient } from './restClient.ts';

test('a system’s recorded facts are returned in full, and changed one by one', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { id } = await ok(client.post('/api/systems', { name: 'Chatbot' }));
  const path = `/api/systems/${id}/facts`;
  const { own, ...empty } = await ok<Record<string, unknown>>(client.get(path));
  expect(Object.keys(empty)).toEqual(expect.arrayContaining(['version', 'status', 'reference', 'users', 'marketDay']));
  expect(Object.values(empty).every(value => value === null)).toBe(true);
  const changed = { version: '2.1', status: 'live', nextReview: '2027-03-01' };
  expect(own).toEqual({});
  const full = { ...empty, ...changed, own };
  expect(await ok(client.http.patch(path, { data: changed }))).toEqual(full);
  expect(await ok(client.http.patch(path, { data: { version: null } }))).toEqual({ ...full, version: null });
  expect((await client.http.patch(path, { data: { status: 'sold' } })).status()).toBe(400);
});

test('own fields are added, filled in, exported, imported and removed with their values', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const fields = '/api/organisation/fields';
  const { id } = await ok(client.post('/api/systems', { name: 'Chatbot' }));
  const tier = { name: 'tier', label: 'Tier', kind: 'choice', choices: ['Gold', 'Silver'] };
  expect(await ok(client.post(fields, tier))).toEqual({ ...tier, values: 0 });
  await ok(client.post(fields, { label: 'Cost centre (€)', kind: 'number' }));
  expect((await client.post(fields, { name: 'tier', label: 'Again', kind: 'text' })).status()).toBe(409);
  expect((await client.post(fields, { label: 'None', kind: 'choice' })).status()).toBe(400);

  const path = `/api/systems/${id}/facts`;
  expect((await client.http.patch(path, { data: { own: { tier: 'Bronze' } } })).status()).toBe(400);
  const own = { tier: 'Silver', 'cost-centre': '4711' };
  expect(await ok(client.http.patch(path, { data: { own } }))).toMatchObject({ own });
  expect(await ok(client.get(fields))).toMatchObject([{ name: 'tier', values: 1 }, { name: 'cost-centre' }]);
  expect(await ok(client.get('/api/systems.json'))).toMatchObject([{ own }]);

  const csv = await (await client.get('/api/systems.csv')).text();
  expect(csv).toContain(',own:tier,own:cost-centre');
  const send = async (data: string) => (await client.http.post('/api/systems/import', { data })).json();
  expect(await send(csv)).toMatchObject({ updated: 0, unchanged: 1, faults: [] });
  expect(await send(csv.replace('Silver', 'gold'))).toMatchObject({
    differences: [{ field: 'own:tier', after: 'Gold' }],
  });

  const renamed = { data: { label: 'Service tier', choices: ['Silver'] } };
  expect((await client.http.patch(`${fields}/tier`, renamed)).status()).toBe(409);
  expect(await ok(client.http.patch(`${fields}/tier`, { data: { label: 'Service tier' } }))).toMatchObject({
    label: 'Service tier',
    choices: ['Gold', 'Silver'],
  });
  expect(await ok(client.http.delete(`${fields}/tier`))).toEqual({ name: 'tier', values: 1 });
  expect((await client.http.delete(`${fields}/tier`)).status()).toBe(404);
  expect(await ok(client.get(path))).toMatchObject({ own: { 'cost-centre': '4711' } });
});
