import { answersTo } from '@aicp/testing/answersTo';
import { expect, test } from '@playwright/test';
import { ok, type RestClient, registeredClient, saveResponses } from './restClient.ts';

type Id = { id: number };
type Link = { linkId: number; kind: string; systemId: number | null; jurisdiction: string | null; id: string };
type File = Id & { title: string; version: number; links: Link[] };
type Duty = { id: string; questionId: string };

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const headers = { 'content-type': 'application/pdf' };

async function assess(client: RestClient): Promise<{ system: number; report: number }> {
  const { id: system } = await ok<Id>(client.post('/api/uk/systems', { name: 'Chatbot' }));
  const { id: report } = await ok<Id>(client.post('/api/assessments', { aiSystemId: system }));
  const answers = answersTo('UK', { 'uk-s1': 'none' }).map(([questionId, answer]) => ({ questionId, answer }));
  await saveResponses(client, report, answers);
  await ok(client.post(`/api/assessments/${report}/complete`));
  return { system, report };
}

test('a library file proves things of a system, as often as it is linked, until it is unlinked or removed', async ({
  baseURL,
}) => {
  const client = await registeredClient(baseURL);
  const me = await ok<Id>(client.get('/api/user'));
  const { system, report } = await assess(client);
  const upload = (params: Record<string, string>) =>
    ok<File>(client.http.post('/api/evidence', { params: { name: 'AI policy.pdf', ...params }, headers, data: PDF }));
  expect(await ok(client.get('/api/evidence'))).toEqual([]);
  const first = await upload({ kind: 'policy', owner: String(me.id), validUntil: '2999-12-31' });
  expect(first).toMatchObject({ title: 'AI policy', version: 1 });
  const [unlinked] = await ok<File[]>(client.get('/api/evidence?state=unlinked'));
  expect(unlinked).toMatchObject({ id: first.id, kind: 'policy', owner: me.id, validUntil: '2999-12-31', links: [] });

  const { duties } = await ok<{ duties: Duty[] }>(client.get(`/api/reports/${report}`));
  const [action] = await ok<(Id & { questionId: string })[]>(client.get(`/api/actions?system=${system}`));
  const at = { systemId: system, jurisdiction: 'UK' };
  const link = (body: object) => client.post(`/api/evidence/${first.id}/links`, body);
  const duty = { ...at, kind: 'duty', id: duties.find(({ questionId }) => questionId === 'uk-s1')?.id };
  const made = await link(duty);
  const again = await link(duty);
  expect([made.status(), again.status(), await again.json()]).toEqual([201, 200, await made.json()]);
  await ok(link({ ...at, kind: 'action', id: action?.id }));
  await ok(link({ kind: 'organisation', id: 'eu2-d-4' }));
  for (const [wrong, status] of [
    [{ ...at, kind: 'duty', id: 'nothing' }, 400],
    [{ ...at, kind: 'action', id: '999999999' }, 404],
    [{ ...at, kind: 'record', id: '1' }, 400],
    [{ kind: 'record', id: '1' }, 404],
    [{ kind: 'organisation', id: 'complaints' }, 400],
    [{ ...duty, systemId: 999_999_999 }, 404],
  ] as const)
    expect((await link(wrong)).status()).toBe(status);

  const second = await upload({ replaces: String(first.id) });
  expect(second).toMatchObject({ title: 'AI policy', version: 2 });
  const [file] = await ok<File[]>(client.get(`/api/evidence?system=${system}&kind=policy`));
  expect(file).toMatchObject({
    id: second.id,
    validUntil: null,
    links: [duty, { kind: 'action' }, { systemId: null }],
  });
  // An action from a report is proved by the evidence of its question.
  const graph = { query: `{ assessment(id: ${report}) { evidence { id supports standing } } }` };
  const { data } = await ok<{ data: { assessment: { evidence: object[] } } }>(client.post('/graphql', graph));
  expect(data.assessment.evidence).toEqual([
    { id: String(first.id), supports: action?.questionId, standing: 'replaced' },
    { id: String(second.id), supports: action?.questionId, standing: 'present' },
  ]);

  const one = `/api/evidence/${second.id}`;
  expect(await ok(client.http.patch(one, { data: { title: 'Policy on AI', validUntil: '2020-12-31' } }))).toMatchObject(
    {
      title: 'Policy on AI',
      validUntil: '2020-12-31',
    },
  );
  expect(await ok<File[]>(client.get('/api/evidence?state=expired'))).toHaveLength(1);
  expect(await ok(client.get(`${one}/effects`))).toMatchObject({
    links: [{ link: duty, others: 0 }, {}, {}],
    keptBy: [],
  });
  const { linkId } = await made.json();
  expect((await ok<File>(client.http.delete(`${one}/links/${linkId}`))).links).toHaveLength(2);
  expect(await ok(client.http.delete(one))).toEqual({ id: second.id });
  expect(await ok(client.get('/api/evidence'))).toEqual([]);
});
