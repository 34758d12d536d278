import { expect, test } from '@playwright/test';
import { apiCaller } from './apiCaller.ts';
import { verifiedClient } from './mailbox.ts';
import { answerAll, guestClient, ok, startedAssessment } from './restClient.ts';

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
const integer = expect.any(Number);

test('creating, listing and opening a link return the same fields for every kind, and its address only once', async ({
  baseURL,
}) => {
  const client = await verifiedClient(baseURL);
  const { assessmentId } = await startedAssessment(client);
  await answerAll(client, assessmentId, 'best');
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  for (const kind of ['report', 'room']) {
    const link = { kind, things: [assessmentId], expiresInDays: 14, label: 'the board', message: 'Read this.' };
    const made = await ok<{ id: number; url: string }>(client.post('/api/links', link));
    const number = kind === 'room' ? integer : null;
    expect(made).toEqual({ id: integer, room: number, url: expect.stringMatching(/\/s#[\w-]{43}$/) });
    const report = { id: assessmentId, system: expect.any(String), jurisdiction: 'EU', completedAt: instant };
    const common = { kind, label: 'the board', message: 'Read this.', createdAt: instant, expiresAt: instant };
    const listed = {
      ...common,
      id: made.id,
      things: [assessmentId],
      reports: [{ ...report, newerId: null }],
      reportCount: 1,
      madeBy: { username: client.username },
      hasPasscode: false,
      firstUsedAt: null,
      lastUsedAt: null,
      uses: 0,
      days: [],
      system: null,
      systemId: null,
      email: null,
      answeredAt: null,
      remindedAt: null,
    };
    const list = await ok<{ id: number }[]>(client.get('/api/links'));
    expect(list.find(({ id }) => id === made.id)).toEqual(listed);
    const secret = new URL(made.url).hash.slice(1);
    const opened = await ok<{ pass: string }>((await guestClient(baseURL)).post('/api/links/open', { secret }));
    expect(opened).toEqual({
      ...common,
      pass: expect.stringMatching(/^aicp_link_[\w-]{43}$/),
      organisation: 'Story Ltd',
      reports: [report],
      system: null,
    });
    const headers = { authorization: `Bearer ${opened.pass}` };
    const http = await apiCaller({ baseURL, extraHTTPHeaders: headers });
    await ok(http.get(`/api/shared/reports/${assessmentId}/json`));
    const filled = { state: 'ready', done: 1, size: 1, failure: null, found: 1, pageSize: 50 };
    const organisation = {
      ...{ systems: 1, policies: 0, records: 0, duties: integer, log: 0, logTotal: 0, logFrom: null, sha256: hash },
      chosen: { systems: true, policies: true, duties: true, log: false },
    };
    const kept = { id: integer, takenAt: instant, gone: 0, organisation };
    const room = { ...kept, ...filled, reports: [{ ...report, sha256: hash }] };
    if (kind === 'room')
      expect(await ok(http.get('/api/shared/room'))).toEqual({
        ...room,
        reports: [
          {
            ...room.reports[0],
            class: expect.any(String),
            riskLevel: expect.any(String),
            riskScore: integer,
            complianceScore: integer,
            scored: true,
            approvedAt: null,
            approvedBy: null,
            factCount: integer,
            actionCount: integer,
            answerCount: 0,
            requestCount: 0,
            hasOversight: false,
            noticeVersion: null,
            origin: expect.objectContaining({ answeredBy: expect.any(Array), steps: expect.any(Array) }),
            proof: { asOf: expect.any(String), duties: expect.any(Array) },
            documents: [],
            evidence: [],
            bundle: { root: hash, madeAt: instant, stampedAt: null, isGone: false },
          },
        ],
      });
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    await expect(async () =>
      expect(await ok(client.get(`/api/links/${made.id}/openings`))).toEqual([
        { day, thing: 'report', thingId: String(assessmentId), format: 'json', times: 1 },
      ]),
    ).toPass();
    const left = await ok<{ id: number }[]>(client.http.delete(`/api/links/${made.id}`));
    expect(left.map(({ id }) => id)).not.toContain(made.id);
  }
});
