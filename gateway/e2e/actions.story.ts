import { answersTo } from '@aicp/testing/answersTo';
import { expect, test } from '@playwright/test';
import { takeMail, tokenIn, verifiedClient } from './mailbox.ts';
import { ok, type RestClient, registeredClient, saveResponses } from './restClient.ts';

type Id = { id: number };
type Action = Id & { questionId: string; comments: object[]; acceptance: object };

const some = expect.any(String);
const integer = expect.any(Number);
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

/** Assesses a system, by default under UK law; returns the report's number once it exists. */
async function assess(
  client: RestClient,
  systemId: number,
  changes: Record<string, string>,
  jurisdiction: 'EU' | 'UK' = 'UK',
): Promise<number> {
  const { id } = await ok<Id>(client.post('/api/assessments', { aiSystemId: systemId }));
  const answers = answersTo(jurisdiction, changes).map(([questionId, answer]) => ({ questionId, answer }));
  await saveResponses(client, id, answers);
  await ok(client.post(`/api/assessments/${id}/complete`));
  await ok(client.get(`/api/reports/${id}`));
  return id;
}

test('an action is worked on from report to report, until one no longer finds its gap', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const me = await ok<Id>(client.get('/api/user'));
  const { id: system } = await ok<Id>(client.post('/api/uk/systems', { name: '=Chatbot' }));
  const first = await assess(client, system, { 'uk-s1': 'none', 'uk-t1': 'none' });
  const opened = await ok<Action[]>(client.get(`/api/actions?system=${system}`));
  expect(opened).toHaveLength(2);
  const [action, kept] = opened as [Action, Action];
  expect(action).toEqual({
    id: integer,
    system: { id: system, name: '=Chatbot' },
    systemId: system,
    organisation: false,
    jurisdiction: 'UK',
    dutyId: some,
    questionId: expect.stringMatching(/^uk-[st]1$/),
    title: some,
    why: expect.stringContaining('Missing'),
    citation: expect.objectContaining({ label: some, url: some }),
    cites: some,
    goodPractice: expect.any(Boolean),
    severity: some,
    who: some,
    state: 'open',
    doneNote: null,
    filed: null,
    owner: null,
    due: null,
    dueWords: some,
    lawDue: null,
    pendingDue: null,
    dueReason: null,
    dueRequest: null,
    overdue: false,
    acceptance: null,
    reportId: first,
    closedBy: null,
    commentCount: 0,
    evidencePlace: { assessmentId: first, supports: action.questionId },
    createdAt: instant,
  });
  const one = `/api/actions/${action.id}`;
  const patch = { state: 'doing', owner: me.id, due: '2027-03-31' };
  const worked = await ok<Action>(client.http.patch(one, { data: patch }));
  expect(worked).toEqual({
    ...action,
    state: 'doing',
    due: '2027-03-31',
    owner: { id: me.id, username: client.username },
  });
  const late = await client.http.patch(one, { data: { state: 'done', seen: { state: 'open' } } });
  expect([late.status(), (await late.json()).message]).toEqual([
    409,
    'The status of this action has been changed since you opened it.',
  ]);
  const said = await ok<Action>(client.post(`${one}/comments`, { text: 'Ordered.' }));
  const by = { id: me.id, username: client.username };
  expect(said.comments).toEqual([{ id: integer, by, at: instant, kind: 'comment', text: 'Ordered.' }]);
  expect(await ok(client.get(one))).toEqual(said);
  expect(await ok(client.get(`/api/actions?owner=${me.id}`))).toEqual([{ ...worked, commentCount: 1 }]);
  expect(await ok(client.get('/api/actions?state=doing'))).toHaveLength(1);
  expect((await client.get('/api/actions?state=gone')).status()).toBe(400);
  expect((await client.http.patch(one, { data: { state: 'closed' } })).status()).toBe(400);
  expect((await client.http.patch(one, { data: { owner: 999_999_999 } })).status()).toBe(400);

  const asked = await ok<Action>(client.post(`${one}/acceptance`, { reason: 'It is small.', reviewDay: '2099-01-31' }));
  expect(asked.acceptance).toEqual({
    reason: 'It is small.',
    reviewDay: '2099-01-31',
    askedBy: by,
    askedAt: instant,
    approvedBy: null,
    approvedAt: null,
  });
  expect((await client.post(`${one}/acceptance/decision`, { approve: true })).status()).toBe(409);

  const own = await ok<Action>(client.post('/api/actions', { systemId: system, title: '+ Ask the works council' }));
  expect(own).toMatchObject({ jurisdiction: null, title: '+ Ask the works council', citation: null });

  const csv = await (await client.get(`/api/actions.csv?bom=false&system=${system}`)).text();
  expect(csv.split('\r\n')[0]).toMatch(/^id,system\.id,system\.name,/);
  expect(csv).toContain("'=Chatbot");
  expect(csv.split('\r\n')[0]?.split(',').slice(12, 15)).toEqual(['owner.id', 'owner.username', 'owner.fullName']);
  expect(csv).toContain(`,${by.id},${by.username},`);
  expect(csv).toContain("'+ Ask the works council");

  const gone = action.questionId;
  const other = kept.questionId;
  const second = await assess(client, system, { [other]: 'none' });
  expect(await ok(client.get(one))).toMatchObject({ state: 'closed', closedBy: second, owner: by, commentCount: 1 });
  expect(await ok(client.get(`/api/actions/${kept.id}`))).toMatchObject({ state: 'open', reportId: second });
  const third = await assess(client, system, { [gone]: 'none', [other]: 'none' });
  expect(await ok(client.get(one))).toMatchObject({
    state: 'open',
    closedBy: null,
    reportId: third,
    owner: by,
    comments: [{ text: 'Ordered.' }, { kind: 'note', by: null }],
  });
  expect(await ok(client.get('/api/actions'))).toHaveLength(3);
  expect(await ok(client.http.delete(`/api/actions/${own.id}`))).toEqual({ id: own.id });
  expect(await ok(client.get('/api/actions'))).toHaveLength(2);
});

test('an action is done with a file, with a note, or with neither, and the list shows which', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const { id: system } = await ok<Id>(client.post('/api/uk/systems', { name: 'Chatbot' }));
  const assessmentId = await assess(client, system, { 'uk-s1': 'none', 'uk-t1': 'none' });
  const [action, other] = (await ok<Action[]>(client.get('/api/actions'))) as [Action, Action];
  const patch = (id: number, data: object) => client.http.patch(`/api/actions/${id}`, { data });
  expect((await patch(action.id, { doneNote: 'Not yet.' })).status()).toBe(400);
  expect(await ok(patch(action.id, { state: 'done' }))).toMatchObject({ state: 'done', filed: 'nothing' });
  const doneNote = 'Asked on the phone.';
  expect(await ok(patch(action.id, { doneNote }))).toMatchObject({ doneNote, filed: 'sentence' });
  await ok(patch(other.id, { state: 'done' }));
  const params = { assessmentId, supports: action.questionId, name: 'policy.pdf' };
  const headers = { 'content-type': 'application/octet-stream' };
  const data = Buffer.from('%PDF-1.4\n%%EOF\n');
  await ok(client.http.post('/api/evidence', { params, headers, data }));
  expect(await ok(client.get(`/api/actions/${action.id}`))).toMatchObject({ doneNote, filed: 'file' });
  const csv = await (await client.get('/api/actions.csv?bom=false')).text();
  expect(csv).toContain(',filed,overdue,');
  expect(csv.match(/,(file|sentence|nothing),false,/g)?.sort()).toEqual([',file,false,', ',nothing,false,']);
  expect(await ok(patch(action.id, { state: 'open' }))).toMatchObject({ doneNote: null, filed: null });
});

test('a date later than the legal date is requested, and counts once another member agrees', async ({ baseURL }) => {
  const client = await verifiedClient(baseURL);
  const { id: system } = await ok<Id>(client.post('/api/systems', { name: 'Scorecard' }));
  const highRisk = { 'eu2-role': 'both', 'eu2-f-dec': 'yes', 'eu2-a3': '5', 'eu2-a3-5b': 'yes', 'eu2-d-9': 'none' };
  await assess(client, system, highRisk, 'EU');
  const [action] = (await ok<(Action & { lawDue: string })[]>(client.get('/api/actions'))).filter(
    ({ lawDue }) => lawDue,
  );
  const path = `/api/actions/${action?.id}`;
  const patch = (data: object) => client.http.patch(path, { data });
  expect((await patch({ due: '2029-01-31' })).status()).toBe(400);
  const me = await ok<Id>(client.get('/api/user'));
  // A sole member decides alone.
  const asked = { due: '2029-01-31', dueReason: 'The supplier delivers then.' };
  expect(await ok(patch(asked))).toMatchObject({
    ...asked,
    pendingDue: null,
    dueRequest: { askedBy: { id: me.id }, agreedBy: { id: me.id } },
  });
  await ok(patch({ due: null }));
  const approver = await verifiedClient(baseURL);
  const email = `${approver.username}@example.com`;
  await ok(client.post('/api/organisation/invitations', { email, role: 'approver' }));
  await ok(approver.post('/api/invitations/accept', { token: tokenIn(await takeMail(email, 'invitation')) }));
  const requested = () => ok<Record<string, unknown>>(patch(asked));
  await expect.poll(async () => (await requested()).pendingDue).toBe(asked.due);
  expect(await requested()).toMatchObject({ due: action?.lawDue, dueRequest: { agreedBy: null } });
  expect((await client.post(`${path}/due/decision`, { agree: true })).status()).toBe(409);
  expect(await ok(approver.post(`${path}/due/decision`, { agree: true }))).toMatchObject({
    ...asked,
    pendingDue: null,
    dueRequest: { askedBy: { id: me.id }, agreedBy: { username: approver.username } },
  });
});
