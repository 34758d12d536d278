import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    faultCount: 0,
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
    faults: [{ line: 3, column: 'status', message: 'must be one of planned, development, pilot, live, retired' }],
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
  expect((await workbook.json()).message).toContain('The workbook is damaged');
});

test('a workbook comes in like a file of text, and an import says line by line how far it is', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const workbook = readFileSync(
    join(import.meta.dirname, '../../services/systems-assessment/testing/workbooks/excel.xlsx'),
  );
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const send = (data: Buffer, accept: string) =>
    client.http.post('/api/systems/import', { data, headers: { 'content-type': type, accept } });
  const answer = await send(workbook, 'application/x-ndjson');
  expect(answer.headers()['content-type']).toBe('application/x-ndjson');
  const lines = (await answer.text()).trimEnd().split('\n');
  expect(lines.map(line => JSON.parse(line))).toEqual([
    { done: 0, of: 2 },
    { done: 2, of: 2 },
    { status: 200, answer: expect.objectContaining({ rows: 2, created: 2, faults: [] }) },
  ]);
  expect(await ok(send(workbook, 'application/json'))).toMatchObject({ created: 0, unchanged: 2 });
  const refused = await send(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'application/x-ndjson');
  expect(JSON.parse(await refused.text())).toEqual({
    status: 400,
    answer: { message: 'This is an older Excel workbook (.xls). Please save it as .xlsx.' },
  });
});
