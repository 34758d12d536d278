import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ok, registeredClient } from './restClient.ts';

test('systems are exported and imported as a file, all rows or none', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const send = (text: string, query = '') =>
    client.http.post(`/api/systems/import${query}`, { data: text, headers: { 'content-type': 'text/csv' } });
  const file = 'Reference,NAME,version\nA-1,Chatbot,"=1+1"\n';
  const { sheet, sheets, headerRow, columns, saved, ...preview } = await ok<Record<string, unknown>>(
    send(file, '?preview=true'),
  );
  expect(preview).toEqual({
    rows: 1,
    faults: [],
    faultCount: 0,
    created: 1,
    updated: 0,
    unchanged: 0,
    differences: [],
    differenceCount: 0,
    ignored: [],
    leftEmpty: [],
    notice: preview.notice,
  });
  expect([sheet, sheets, headerRow, saved]).toEqual(['', [''], 1, null]);
  expect(columns).toMatchObject([
    { column: 1, heading: 'Reference', guess: 'reference', samples: ['A-1'], filled: 1 },
    {},
    {},
  ]);
  expect(await ok(client.get('/api/systems'))).toEqual([]);
  expect(await ok(send(file))).toEqual(preview);

  const faulty = await send('reference,name,status\nA-2,Forecast,live\nA-3,,sold\n');
  expect(faulty.status()).toBe(400);
  expect(await faulty.json()).toMatchObject({
    message: 'Nothing was imported, because some lines have errors.',
    rows: 2,
    faults: [{ line: 3, column: 'status', message: 'must be one of planned, development, pilot, live, retired' }],
  });
  expect(await ok(client.get('/api/systems'))).toHaveLength(1);

  const text = await (await client.http.get('/api/systems.csv')).text();
  expect(text).toContain("'=1+1");
  expect(await ok(send(text))).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  const listed = await ok<object[]>(client.get('/api/systems'));
  const facts = { reference: 'A-1', version: '=1+1' };
  expect(await ok(client.get('/api/systems.json'))).toEqual(listed.map(system => ({ ...system, facts, own: {} })));

  const workbook = await send('PK\u0003\u0004');
  expect(workbook.status()).toBe(400);
  expect((await workbook.json()).message).toContain('The end of the file is missing.');
});

test('columns are mapped in the address or in a form, and people are named by their email addresses', async ({
  baseURL,
}) => {
  const client = await registeredClient(baseURL);
  const { email, id } = await ok<{ email: string; id: number }>(client.get('/api/user'));
  const text = `Tool,Stage,Who,Cost\nChatbot,c) Deployed,${email},5\n`;
  const columns = { Tool: 'name', Stage: 'status', '3': 'ownerId' };
  const mapping = JSON.stringify({ columns, values: { Stage: { 'c) Deployed': 'live' } } });
  const import_ = '/api/systems/import';
  const said = await ok<object>(
    client.http.post(import_, { params: { mapping }, data: text, headers: { 'content-type': 'text/csv' } }),
  );
  expect(said).toMatchObject({ created: 1, faults: [], ignored: [{ column: 4, heading: 'Cost', filled: 1 }] });
  const file = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text.replace('Chatbot', 'Scoring')) };
  expect(await ok(client.http.post(import_, { multipart: { file, mapping } }))).toMatchObject({ created: 1 });
  const systems = await ok<{ name: string; ownerId: number }[]>(client.get('/api/systems'));
  expect(systems.map(({ name, ownerId }) => [name, ownerId])).toEqual([
    ['Scoring', id],
    ['Chatbot', id],
  ]);
  const none = await client.http.post(import_, { params: { mapping: '{"Tool":"own:Cost"}' }, data: text });
  expect(await none.json()).toMatchObject({ message: '“Cost” is not an own field of your organisation.' });
});

test('a file of nearly 10 MB is read completely, and a larger one is refused unread', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const row = `Tool,${'x'.repeat(1_900)}\n`;
  const send = (rows: number) =>
    client.http.post('/api/systems/import?preview=true', { data: `name,description\n${row.repeat(rows)}` });
  const whole = await send(5_000);
  expect([whole.status(), await whole.json()]).toEqual([403, { message: expect.stringContaining('plan includes 3') }]);
  expect((await send(6_000)).status()).toBe(413);
});

test('a workbook is imported like a text file, with progress line by line', async ({ baseURL }) => {
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
    answer: { message: expect.stringMatching(/^This file is from an older Office program/) },
  });
});
