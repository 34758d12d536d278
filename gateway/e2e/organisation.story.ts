import { answersTo } from '@aicp/testing/answersTo';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { ok, registeredClient, saveResponses } from './restClient.ts';

test('an organisation states its facts once for all of its systems', async ({ baseURL }) => {
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

test('an organisation duty is answered once, and its action exists once for all systems', async ({ baseURL }) => {
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
  // The file proves the duty, and also the action that the duty creates.
  await ok(answer({ id: 'eu2-d-4', jurisdiction: 'EU', answer: 'partial' }));
  const { id: aiSystemId } = await ok<{ id: number }>(client.post('/api/systems', { name: 'Chatbot' }));
  const { id: assessment } = await ok<{ id: number }>(client.post('/api/assessments', { aiSystemId }));
  const answers = answersTo('EU', {}).map(([questionId, given]) => ({ questionId, answer: given }));
  await saveResponses(client, assessment, answers);
  await ok(client.post(`/api/assessments/${assessment}/complete`));
  const actions = () => ok<{ id: number; systemId: null }[]>(client.get('/api/actions'));
  await expect.poll(actions).toHaveLength(1);
  const [action] = await actions();
  expect(action).toMatchObject({ systemId: null, questionId: 'eu2-d-4' });
  const headers = { 'content-type': 'application/pdf' };
  const data = Buffer.from('%PDF-1.7\n%%EOF\n');
  const upload = (params: Record<string, string>) => client.http.post('/api/evidence', { params, headers, data });
  const file = await ok<{ id: number }>(upload({ name: 'Training.pdf' }));
  const link = (body: object) => client.post(`/api/evidence/${file.id}/links`, body);
  await ok(link({ kind: 'action', id: action?.id }));
  expect((await link({ kind: 'action', id: action?.id, systemId: 999_999, jurisdiction: 'EU' })).status()).toBe(404);
  expect((await duties())[0]).toMatchObject({ evidence: [file.id] });
  expect(await ok(client.http.patch(`/api/actions/${action?.id}`, { data: { state: 'done' } }))).toMatchObject({
    filed: 'file',
  });
  const whole = await ok<Record<string, Record<string, object[]>>>(client.get('/api/organisation/export'));
  expect(whole['systems-assessment']?.organisationDuties).toMatchObject([
    { duties: [{ id: 'eu2-d-4', answer: 'partial' }] },
  ]);
  expect(whole.documents?.evidenceLinks).toMatchObject([
    { fileId: file.id, kind: 'organisation', target: 'eu2-d-4', systemId: null },
  ]);
  expect((await answer({ id: 'eu2-d-4', jurisdiction: 'UK', answer: 'partial' })).status()).toBe(404);
  expect((await answer({ id: 'eu2-d-4', jurisdiction: 'EU', answer: 'yes' })).status()).toBe(400);
});

test('a policy is approved and read, and a management review is recorded', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  type Id = { id: number };
  const policies = '/api/organisation/policies';
  const { id } = await ok<Id>(client.post(policies, { title: 'AI policy', text: 'We list all.', duties: ['uk-a3'] }));
  expect((await client.post(policies, { title: 'AI policy' })).status()).toBe(400);
  await ok(client.post(`${policies}/${id}/approval`, { number: 1 }));
  expect((await client.post(`${policies}/${id}/approval`, { number: 1 })).status()).toBe(409);
  expect(await ok(client.post(`${policies}/${id}/receipts`, { number: 1 }))).toMatchObject({ unreadBy: [] });
  expect(await ok(client.get(`${policies}/${id}`))).toMatchObject({ approved: { number: 1, text: 'We list all.' } });
  const changed = await ok(client.http.patch(`${policies}/${id}`, { data: { text: 'We list and test all.' } }));
  expect(changed).toMatchObject({ latest: { number: 2 }, approved: { number: 1 } });
  expect(await ok(client.get(policies))).toMatchObject([{ id, latest: { number: 2, text: null } }]);
  expect(await ok(client.http.delete(`${policies}/${id}`))).toEqual({ id });
  expect((await client.get(`${policies}/${id}`)).status()).toBe(404);

  const records = '/api/organisation/records';
  const record = { kind: 'managementReview', title: 'Yearly review', heldOn: '2026-11-20', participants: ['Anna'] };
  const added = await ok<Id>(client.post(records, record));
  await ok(client.http.patch(`${records}/${added.id}`, { data: { decisions: 'Train everyone.' } }));
  expect(await ok(client.get(records))).toMatchObject([{ ...record, decisions: 'Train everyone.' }]);
  const whole = await ok<Record<string, object>>(client.get('/api/organisation/export'));
  expect(whole.documents).toMatchObject({ managementRecords: [record], policyReceipts: [], auditRooms: [] });
  expect(await ok(client.http.delete(`${records}/${added.id}`))).toEqual({ id: added.id });
  expect((await client.http.delete(`${records}/${added.id}`)).status()).toBe(404);
});

test('all data of an organisation is exported in one file, as JSON and as a workbook', async ({ baseURL }) => {
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
    ...['Systems', 'Facts', 'Own fields', 'Organisation duties', 'Assessments', 'Answers', 'Actions', 'Evidence'],
    ...['Evidence links', 'Members'],
  ]);
  expect(text('xl/worksheets/sheet1.xml')).toContain('>=1+1</t>');
  expect(text('xl/worksheets/sheet2.xml')).toContain('>own:tier</t>');
  expect(text('xl/worksheets/sheet8.xml')).toMatch(/>title<.*>kind<.*>validUntil<.*>owner</s);
  expect(Object.values(parts).some(part => strFromU8(part).includes('<f>'))).toBe(false);
  expect((await client.get('/api/organisation/export?format=pdf')).status()).toBe(400);
});
