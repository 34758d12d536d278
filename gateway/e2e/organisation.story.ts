import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { ok, registeredClient } from './restClient.ts';

test('an organisation is asked and told what it is, once for all of its systems', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const log = { logHiddenFromApprovers: false, logShownToReaders: false };
  const facts = {
    kind: null,
    size: null,
    turnover: null,
    answers: [],
    onlyApproved: false,
    reassessMonths: null,
    ...log,
  };
  expect(await ok(client.get('/api/organisation'))).toEqual({
    id: expect.any(Number),
    name: 'Story Ltd',
    role: 'owner',
    ...facts,
  });
  const stated = { kind: 'private', turnover: 3_000_000, answers: [{ questionId: 'eu2-pl-d', answer: 'yes' }] };
  const changed = await ok(client.http.patch('/api/organisation', { data: stated }));
  expect(changed).toEqual({ id: expect.any(Number), name: 'Story Ltd', role: 'owner', ...facts, ...stated });
  expect(await ok(client.get('/api/organisation'))).toEqual(changed);
});

test('a duty of the organisation is answered once, and its action exists once for all systems', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  type Duty = { id: string; answer: string | null; reviewOn: string | null };
  const duties = () => ok<Duty[]>(client.get('/api/organisation/duties'));
  expect((await duties()).map(({ id, answer }) => [id, answer])).toEqual([
    ['eu2-d-4', null],
    ['uk-a3', null],
    ['uk-c4', null],
  ]);
  const answer = (data: object) => client.http.patch('/api/organisation/duties', { data });
  const said = await ok<Duty>(answer({ id: 'eu2-d-4', jurisdiction: 'EU', answer: 'partial' }));
  expect(said).toMatchObject({ title: 'AI literacy', proof: null, evidence: [], reviewOn: expect.any(String) });
  expect(await ok(answer({ id: 'eu2-d-4', jurisdiction: 'EU', answer: 'implemented' }))).toMatchObject({
    answeredBy: { username: expect.any(String) },
    proof: 'stated',
  });
  expect((await answer({ id: 'eu2-d-4', jurisdiction: 'UK', answer: 'partial' })).status()).toBe(404);
  expect((await answer({ id: 'eu2-d-4', jurisdiction: 'EU', answer: 'yes' })).status()).toBe(400);
});

test('everything of an organisation comes in one file, as JSON and as a workbook', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  await ok(client.http.patch('/api/organisation', { data: { name: 'Northwind', size: 'sme' } }));
  const { id } = await ok<{ id: number }>(client.post('/api/systems', { name: '=1+1' }));
  await ok(client.post('/api/organisation/fields', { label: 'Tier', kind: 'text' }));
  await ok(client.http.patch(`/api/systems/${id}/facts`, { data: { version: '1.10', own: { tier: 'Gold' } } }));
  const whole = await ok<Record<string, Record<string, object[]>>>(client.get('/api/organisation/export'));
  expect(whole.identity?.organisation).toHaveLength(1);
  expect(whole.identity?.members).toMatchObject([{ fullName: null, role: 'owner' }]);
  expect(whole['systems-assessment']).toMatchObject({
    systems: [{ id, name: '=1+1' }],
    systemFacts: [{ id, facts: { version: '1.10', 'own:tier': 'Gold' } }],
    ownFields: [{ fields: [{ name: 'tier' }] }],
  });
  expect(Object.keys(whole)).toEqual(['identity', 'systems-assessment', 'reporting', 'documents', 'billing']);

  const book = await (await client.get('/api/organisation/export?format=xlsx')).body();
  const parts = unzipSync(new Uint8Array(book));
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const names = [...text('xl/workbook.xml').matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    ...['Systems', 'Facts', 'Own fields', 'Assessments', 'Answers', 'Actions', 'Evidence', 'People'],
  ]);
  expect(text('xl/worksheets/sheet1.xml')).toContain('>=1+1</t>');
  expect(text('xl/worksheets/sheet2.xml')).toContain('>own:tier</t>');
  expect(Object.values(parts).some(part => strFromU8(part).includes('<f>'))).toBe(false);
  expect((await client.get('/api/organisation/export?format=pdf')).status()).toBe(400);
});
