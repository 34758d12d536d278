import { expect, test } from '@playwright/test';
import { ok, registeredClient } from './restClient.ts';

test('systems go out as a file and come in as one, all rows or none', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const send = (text: string, query = '') =>
    client.http.post(`/api/systems/import${query}`, { data: text, headers: { 'content-type': 'text/csv' } });
  const file = 'Reference,NAME,version\nA-1,Chatbot,"=1+1"\n';
  const preview = await ok<Record<string, unknown>>(send(file, '?preview=true'));
  expect(preview).toEqual({
    rows: 1,
    faults: [],
    created: 1,
    updated: 0,
    unchanged: 0,
    differences: [],
    notice: preview.notice,
  });
  expect(await ok(client.get('/api/systems'))).toEqual([]);
  expect(await ok(send(file))).toEqual(preview);

  const faulty = await send('reference,name,status\nA-2,Forecast,live\nA-3,,sold\n');
  expect(faulty.status()).toBe(400);
  expect(await faulty.json()).toMatchObject({
    message: 'Nothing was imported: some lines cannot be taken as they are.',
    rows: 2,
    faults: [{ line: 3, column: 'status', message: 'must be one of pilot, live, retired' }],
  });
  expect(await ok(client.get('/api/systems'))).toHaveLength(1);

  const text = await (await client.http.get('/api/systems.csv')).text();
  expect(text).toContain("'=1+1");
  expect(await ok(send(text))).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  const listed = await ok<object[]>(client.get('/api/systems'));
  const facts = { reference: 'A-1', version: '=1+1' };
  expect(await ok(client.get('/api/systems.json'))).toEqual(listed.map(system => ({ ...system, facts })));

  const workbook = await send('PK\u0003\u0004');
  expect(workbook.status()).toBe(400);
  expect((await workbook.json()).message).toContain('This is a workbook');
});
