import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { answersTo } from '@aicp/testing/answersTo';
import { passkeyDevice } from '@aicp/testing/passkeyDevice';
import { expect } from '@playwright/test';
import { addPasskey, signInWithPasskey } from '../passkey.ts';
import { guestClient, ok, type RestClient, registeredClient } from '../restClient.ts';
import type { Callers } from './callers.ts';
import { invite, join } from './people.ts';

/** The owner's things, which others must not learn about. */
export type Things = {
  systemId: string;
  /** In progress. */
  assessmentId: string;
  /** Completed, with a report. */
  completedId: string;
  /** The id of the completed assessment's system. */
  reportedId: string;
  /** The id of the first action in the completed assessment's report. */
  actionId: string;
  /** Generated for the completed assessment. */
  documentId: string;
  /** A blank in it. */
  blank: string;
  /** A file for it, with its link to what it proves. */
  evidenceId: string;
  linkId: string;
  /** A file shown in an audit room. */
  roomFileId: string;
  tokenId: string;
  sessionId: string;
  passkeyId: string;
  /** Another user, for administrators. */
  personId: string;
  organisationId: string;
  /** An open invitation for no particular caller. */
  invitationId: string;
  /** The token of the invitation sent to a caller. */
  invitationToken: string;
  readerId: string;
  /** A member to remove. */
  memberId: string;
};

/** Part of every text of the owner's: any other caller who reads it has read something that is not theirs. */
export const MARK = `secret-${randomUUID()}`;

type Id = { id: string | number };

type Renewed = Partial<Things>;
type Renewal = (callers: Callers, completedId: string) => Promise<Renewed>;

/** Things that calls use up, with a way to renew them. */
const RENEWALS = {
  system: async callers => {
    const { owner } = callers;
    const system = await ok<Id>(owner.post('/api/systems', { name: `A system ${MARK}`, description: MARK }));
    const assessment = await ok<Id>(owner.post('/api/assessments', { aiSystemId: system.id }));
    return { systemId: String(system.id), assessmentId: String(assessment.id) };
  },
  evidence: async (callers, completedId) => {
    const evidenceId = await giveEvidence(callers, completedId);
    const files = await ok<{ id: number; links: { linkId: number }[] }[]>(callers.owner.get('/api/evidence'));
    return { evidenceId, linkId: String(files.find(({ id }) => String(id) === evidenceId)?.links[0]?.linkId) };
  },
  token: async callers => ({ tokenId: String((await spareToken(callers.owner)).apiToken.id) }),
  passkey: async callers => ({ passkeyId: await sparePasskey(callers.owner, callers) }),
  session: async callers => ({ sessionId: await spareSession(callers.owner, callers) }),
  person: async ({ baseURL }) => {
    const { id } = await ok<Id>((await registeredClient(baseURL)).get('/api/user'));
    return { personId: String(id) };
  },
  invitation: async callers => {
    const email = `${randomUUID()}@example.com`;
    return { invitationId: await invite(callers.owner, email, 'reader') };
  },
  member: async callers => {
    const somebody = await registeredClient(callers.baseURL);
    await join(callers.owner, somebody, 'reader');
    const { id } = await ok<Id>(somebody.get('/api/user'));
    return { memberId: String(id) };
  },
} satisfies Record<string, Renewal>;
export type UsedUp = keyof typeof RENEWALS;

export const renew = (thing: UsedUp, callers: Callers, { completedId }: Things): Promise<Renewed> =>
  RENEWALS[thing](callers, completedId);

export async function createThings(callers: Callers, done: Done): Promise<Things> {
  const [system, evidence, token, signIn, person, invitation, member] = await Promise.all([
    RENEWALS.system(callers),
    RENEWALS.evidence(callers, done.completedId),
    RENEWALS.token(callers),
    // Sequential: a user who signs in while their passkeys change must sign in again.
    RENEWALS.passkey(callers).then(async passkey => ({ ...passkey, ...(await RENEWALS.session(callers)) })),
    RENEWALS.person(callers),
    RENEWALS.invitation(callers),
    RENEWALS.member(callers),
  ]);
  return {
    ...done,
    ...system,
    ...evidence,
    ...token,
    ...signIn,
    ...person,
    ...invitation,
    ...member,
    organisationId: callers.organisationId,
    invitationToken: callers.invitationToken,
    readerId: callers.readerId,
  };
}

/** Creates a spare token; the owner keeps the two that send requests. */
async function spareToken({ http, get, post }: RestClient): Promise<{ apiToken: Id }> {
  const name = 'a token to spare';
  const tokens = await ok<(Id & { name: string })[]>(get('/api/user/tokens'));
  for (const { id } of tokens.filter(token => token.name === name)) await ok(http.delete(`/api/user/tokens/${id}`));
  return ok(post('/api/user/tokens', { name, scope: 'READ', expiresInDays: 1 }));
}

/** The owner keeps the one that signs in, and a spare one. */
async function sparePasskey(owner: RestClient, { baseURL }: Callers): Promise<string> {
  const [newest, ...older] = await ok<Id[]>(owner.get('/api/user/passkeys'));
  if (older.length > 0) await ok(owner.http.delete(`/api/user/passkeys/${newest?.id}`));
  return addPasskey(owner, passkeyDevice(baseURL ?? ''));
}

/** The owner's other session; sign-ins are limited, so one that has not ended stays. */
async function spareSession(owner: RestClient, { baseURL, device }: Callers): Promise<string> {
  const elsewhere = async () =>
    (await ok<{ id: string; current: boolean }[]>(owner.get('/api/user/sessions'))).find(({ current }) => !current)?.id;
  const known = await elsewhere();
  if (known) return known;
  await signInWithPasskey(await guestClient(baseURL), device);
  return (await elsewhere()) ?? '';
}

export type Done = Pick<Things, 'completedId' | 'reportedId' | 'actionId' | 'documentId' | 'blank' | 'roomFileId'>;

/** Completes an assessment, whose id is also the report's, and generates a document. */
export async function completeOne(callers: Callers): Promise<Done> {
  const { owner } = callers;
  const system = await ok<Id>(owner.post('/api/uk/systems', { name: `A system ${MARK}`, description: MARK }));
  const { id } = await ok<Id>(owner.post('/api/assessments', { aiSystemId: system.id }));
  await answerAtOnce(owner, String(id));
  await ok(owner.post(`/api/assessments/${id}/complete`));
  const { current, ...document } = await generateOne(owner, String(id));
  await ok(owner.get(`/api/reports/${id}`));
  const [action] = await ok<Id[]>(owner.get(`/api/actions?system=${system.id}`));
  return {
    completedId: String(id),
    reportedId: String(system.id),
    actionId: String(action?.id),
    documentId: String(document.id),
    blank: current.blanks[0]?.id ?? '',
    roomFileId: await giveEvidence(callers, String(id)),
  };
}

async function answerAtOnce(owner: RestClient, assessmentId: string): Promise<void> {
  const query = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
  const answers = answersTo('UK', 'last').map(([questionId, answer]) => ({ questionId, answer }));
  const asked = owner.post('/graphql', { query, variables: { input: { assessmentId, answers } } });
  expect(await ok(asked)).not.toHaveProperty('errors');
}

type Generated = Id & { current: { blanks: { id: string }[] } };

/** Documents learns of a paid plan a little after billing. */
async function generateOne(owner: RestClient, id: string): Promise<Generated> {
  const query = `mutation ($id: ID!) {
    generateDocument(input: { assessmentId: $id, documentType: "model-card" }) { id current { blanks { id } } } }`;
  for (let tries = 0; tries < 50; tries++) {
    const asked = owner.post('/graphql', { query, variables: { id } });
    const { data } = await ok<{ data: { generateDocument: Generated } | null }>(asked);
    if (data) return data.generateDocument;
    await sleep(200);
  }
  throw new Error('documents has not heard of the plan');
}

/** Adds a small file for the quality management system. Returns its id. */
async function giveEvidence({ owner }: Callers, assessmentId: string): Promise<string> {
  const params = { assessmentId, supports: 'qms-1', name: 'policy.pdf' };
  const file = Buffer.from(`%PDF-1.4\n% ${MARK} ${randomUUID()}\n%%EOF\n`);
  const sent = owner.http.post('/api/evidence', { params, headers: { 'content-type': 'application/pdf' }, data: file });
  return String((await ok<Id>(sent)).id);
}
