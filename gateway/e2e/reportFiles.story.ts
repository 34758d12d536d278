import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { extractText } from 'unpdf';
import { answerAll, guestClient, ok, registeredClient, startedAssessment } from './restClient.ts';

type Line = { text: string; citation: { article: string } };
type Filed = {
  schema: string;
  sha256: string;
  answers: { questionId: string; answer: string }[];
  gaps: Line[];
  actions: Line[];
  duties: { title: string; citation: { article: string } }[];
};

let client: Awaited<ReturnType<typeof registeredClient>>;
let questions: Awaited<ReturnType<typeof answerAll>>;
/** The path of an existing report's files. */
let path: string;
test.beforeAll(async ({ baseURL }) => {
  client = await registeredClient(baseURL);
  const { assessmentId } = await startedAssessment(client);
  questions = await answerAll(client, assessmentId, 'worst');
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  path = `/api/reports/${assessmentId}`;
});

test('a report is available as the filed JSON document, which others can verify', async ({ baseURL }) => {
  const answer = await client.get(`${path}?format=json`);
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  const report: Filed = JSON.parse(text);

  const { 'content-type': type, 'content-disposition': disposition, etag = '' } = answer.headers();
  expect(type).toContain('application/json');
  expect(disposition).toMatch(
    /^attachment; filename\*=UTF-8''A%20system%20under%20EU%20rules%20-%20report%20[\d-]+\.json$/,
  );
  expect(etag).toBe(`"${report.sha256}"`);
  expect((await client.http.get(`${path}?format=json`, { headers: { 'if-none-match': etag } })).status()).toBe(304);

  const withoutDigest = text.replace(`"sha256":"${report.sha256}",`, '');
  expect(createHash('sha256').update(withoutDigest).digest('hex')).toBe(report.sha256);
  const schema = await ok((await guestClient(baseURL)).get(`/api/schemas/${report.schema}.json`));
  const isValid = addFormats.default(new Ajv2020({ allErrors: true })).compile(schema);
  isValid(report);
  expect(isValid.errors).toBeNull();

  expect(report.answers.map(({ questionId }) => questionId).sort()).toEqual(questions.map(({ id }) => id).sort());
  const shown = await ok<{ findings: Line[]; actions: Line[] }>(client.get(path));
  const essence = ({ text: said, citation }: Line) => [said, citation.article];
  expect(report.gaps.map(essence)).toEqual(shown.findings.map(essence));
  expect(report.actions.map(essence)).toEqual(shown.actions.map(essence));
  expect(text).not.toContain(client.username);
});

test('a report is available as a table of its duties, gaps, actions and answers', async () => {
  const report = await ok<Filed>(client.get(`${path}?format=json`));
  const answer = await client.get(`${path}?format=csv`);
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\r\n');
  const count = (kind: string) => lines.filter(line => line.startsWith(`${kind},`)).length;
  expect(['duty', 'gap', 'action', 'answer'].map(count)).toEqual(
    [report.duties, report.gaps, report.actions, report.answers].map(({ length }) => length),
  );
});

test('a report is printed with the name of the person who prepared it and of the organisation', async () => {
  const report = await ok<Filed>(client.get(`${path}?format=json`));
  await ok(client.http.patch('/api/organisation', { data: { name: 'Łódzka Bankowość' } }));
  for (const [format, type, begins] of [
    ['html', 'text/html; charset=utf-8', '<!doctype html>'],
    ['pdf', 'application/pdf', '%PDF-'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
  ] as const) {
    const answer = await client.get(`${path}?format=${format}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe(type);
    expect(answer.headers()['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''A%20system.*\.(html|pdf|docx)$/,
    );
    const bytes = await answer.body();
    expect(bytes.toString('latin1', 0, begins.length)).toBe(begins);
    if (format === 'pdf') {
      const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
      for (const words of [client.username, 'Łódzka Bankowość', report.sha256]) expect(text).toContain(words);
    }
    expect((await (await client.get(`${path}?format=${format}`)).body()).equals(bytes)).toBe(true);
  }
});

test('a met duty is stated until a file proves it, and the filed document never changes', async ({ baseURL }) => {
  const owner = await registeredClient(baseURL);
  type Proved = { proofAsOf: string; duties: { questionId: string; status: string; proof: string | null }[] };
  for (const jurisdiction of ['EU', 'UK'] as const) {
    const { assessmentId } = await startedAssessment(owner, jurisdiction);
    await answerAll(owner, assessmentId, 'best');
    await ok(owner.post(`/api/assessments/${assessmentId}/complete`));
    const report = `/api/reports/${assessmentId}`;
    const filed = await (await owner.get(`${report}?format=json`)).body();
    const first = await ok<Proved>(owner.get(report));
    expect(first.proofAsOf).toBe(new Date().toISOString().slice(0, 10));
    for (const { status, proof } of first.duties) expect(proof).toBe(status === 'met' ? 'stated' : null);
    const [one, other] = first.duties.filter(({ proof }) => proof === 'stated');
    const give = (supports = '', validUntil = '') =>
      ok(
        owner.http.post('/api/evidence', {
          params: { assessmentId, supports, name: 'policy.pdf', ...(validUntil && { validUntil }) },
          headers: { 'content-type': 'application/octet-stream' },
          data: Buffer.from('%PDF-1.4\n%%EOF\n'),
        }),
      );
    await give(one?.questionId);
    await give(other?.questionId, '2025-01-31');
    const after = await ok<Proved>(owner.get(report));
    const proofs = new Map(after.duties.map(({ questionId, proof }) => [questionId, proof]));
    expect([proofs.get(one?.questionId ?? ''), proofs.get(other?.questionId ?? '')]).toEqual(['proved', 'expired']);
    const csv = await (await owner.get(`${report}?format=csv`)).text();
    const dated = csv.match(/,(proved|expired),\d{4}-\d\d-\d\d,/g)?.sort();
    expect(dated).toEqual(['expired', 'proved'].map(proof => `,${proof},${after.proofAsOf},`));
    expect((await (await owner.get(`${report}?format=json`)).body()).equals(filed)).toBe(true);
  }
});

test('a report has no other formats, and none before its assessment is completed', async () => {
  for (const format of ['xml', '', 'toString']) {
    const answer = await client.get(`${path}?format=${format}`);
    expect(answer.status()).toBe(400);
    expect((await answer.json()).message).toContain(`"${format}" is not a report format. The formats are json`);
  }
  const { assessmentId } = await startedAssessment(client, 'UK');
  expect((await client.get(`/api/reports/${assessmentId}?format=json`)).status()).toBe(404);
});
