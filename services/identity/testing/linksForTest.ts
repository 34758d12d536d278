import { AssessmentCompleted } from '@aicp/contracts/events/assessmentEvents';
import { ReportLookupAnswered } from '@aicp/contracts/events/reportEvents';
import type { UserActor } from '@aicp/contracts/rights/actor';
import { tokenDigest } from '@aicp/contracts/rights/apiToken';
import { deliverTo } from '@aicp/testing/deliverTo';
import { executor, guest, root, user } from '@aicp/testing/executor';
import { openTestService } from '@aicp/testing/openTestService';
import { contextOf, workerContextOf } from '../src/context.ts';
import { resolvers } from '../src/graphql/resolvers.ts';
import { handlers } from '../src/handlers/index.ts';
import { resolveLinkActor } from '../src/use-cases/links/resolveLinkActor.ts';
import { completedForTest } from './completedForTest.ts';
import { organisationForTest } from './organisationForTest.ts';
import { verifyForTest } from './verifyForTest.ts';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
export const CREATE = 'mutation ($input: CreateLinkInput!) { createLink(input: $input) { url link { id } } }';
const OPEN =
  'mutation ($input: OpenLinkInput!) { openLink(input: $input) { pass organisation label reports { id newerId } } }';
const settings = {
  trial: false,
  secretsKeys: [Buffer.alloc(32, 7)],
  sessionSecrets: ['a secret of thirty-two characters'],
  publicUrl: 'http://localhost:3000',
};

type Reported = { systemId: number; day?: string };
type Asked = { data: { userId: number; organisationId: number; question: string; assessmentIds: number[] } };
type Filed = { organisationId: number; systemId: number; isApproved: boolean };

/** Identity for a test file about links, with a settable clock and a simulated reporting. */
export async function linksForTest() {
  const app = await openTestService('identity');
  const contexts = contextOf(app, settings);
  const clock = { now: new Date() };
  const execute = executor(new URL('../src/graphql/schema.graphql', import.meta.url), resolvers, request => ({
    ...contexts(request),
    now: () => clock.now,
  }));
  const worker = () => workerContextOf(app, settings)({ requestId: 'request-1' });
  /** Reports known to reporting, perhaps not to identity. */
  const filed = new Map<number, Filed>();
  const listening = new AbortController();
  let reports = 100;

  /** Answers for the organisation's own; others do not exist. */
  async function answerQuestions(): Promise<void> {
    const answered = new Set<string>();
    while (!listening.signal.aborted) {
      for (const { data } of (await app.rows('outbox', { name: 'reports.asked' })) as unknown as Asked[]) {
        if (answered.has(data.question)) continue;
        answered.add(data.question);
        const { assessmentIds, ...question } = data;
        const stated = assessmentIds.flatMap(assessmentId => {
          const found = filed.get(assessmentId);
          if (found?.organisationId !== data.organisationId) return [];
          const { systemId, isApproved } = found;
          const about = { system: 'CV screening', jurisdiction: 'EU', completedAt: '2026-11-20T10:00:00.000Z' };
          return [{ assessmentId, systemId, ...about, isApproved }];
        });
        await deliverTo(handlers, ReportLookupAnswered, worker(), { ...question, reports: stated });
      }
      await new Promise(resolve => setTimeout(resolve, 20));
    }
  }
  const answering = answerQuestions();
  app.onStop(async () => {
    listening.abort();
    await answering;
  });

  /** An owner of an organisation with a report on its system. */
  async function owner(username: string) {
    const input = { username, email: `${username}@example.com`, password: 'correct horse' };
    const { id } = await root<{ id: string }>(execute(guest, REGISTER, { input }));
    const userId = Number(id);
    await verifyForTest(userId);
    const actor = user(userId, 'owner', await organisationForTest(userId));
    const reportId = await reported(actor, { systemId: userId });
    return { actor, userId, systemId: userId, reportId };
  }

  async function reported({ userId, organisationId }: UserActor, { systemId, day = '2026-11-23' }: Reported) {
    reports++;
    const of = { userId, organisationId, assessmentId: reports, systemId, completedAt: `${day}T10:00:00.000Z` };
    await deliverTo(handlers, AssessmentCompleted, worker(), completedForTest(of));
    return reports;
  }

  async function share(actor: UserActor, reportId: number, more: object = {}) {
    const input = { kind: 'report', things: [String(reportId)], expiresInDays: 7, ...more };
    const { url, link } = await root<{ url: string; link: { id: string } }>(execute(actor, CREATE, { input }));
    return { id: link.id, secret: url.split('#')[1] ?? '' };
  }

  const open = (secret: string, passcode?: string) => execute(guest, OPEN, { input: { secret, passcode } });
  return {
    app,
    clock,
    execute,
    worker,
    filed,
    owner,
    reported,
    share,
    open,
    opened: (secret: string) => root<{ pass: string }>(open(secret)),
    grant: (pass: string) => resolveLinkActor({ ...worker(), now: () => clock.now }, tokenDigest(pass)),
    refusal: async (secret: string, passcode?: string) => (await open(secret, passcode)).errors,
  };
}
