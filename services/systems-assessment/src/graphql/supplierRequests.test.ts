import { LinkEnded, RequestMade } from '@aicp/contracts/events/requestEvents';
import type { LinkActor, UserActor } from '@aicp/contracts/rights/actor';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { localClient, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { contextOf } from '../context.ts';
import { handlers } from '../handlers/index.ts';
import { readRequest, saveAnswers, sendAnswers } from '../use-cases/answerRequest.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';

const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const READ = `query ($id: ID!) { system(id: $id) { facts { version } suppliedFacts { fact from }
  supplierQuestions { key isOnRecord }
  supplierRequests { id proposals { number key value state decidedBy { id } } } } }`;
const DECIDE = 'mutation ($input: DecideProposalInput!) { decideProposal(input: $input) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteSystem(id: $id) { id } }';

type System = {
  facts: { version: string | null };
  suppliedFacts: object[];
  supplierQuestions: { key: string; isOnRecord: boolean }[];
  supplierRequests: { id: string; proposals: object[] }[];
};

let service: TestSystemsAssessment;
let people = 50;
let links = 900;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

const worker = () => context(service.app, 'request-1');

/** An organisation owner with a system, and the recipient of a link for its supplier. */
async function createRequest(change: object = {}) {
  const actor = user(++people);
  const { id } = await root<{ id: string }>(service.executeInTrial(actor, CREATE, { input: { name: 'CV screen' } }));
  const supplier = await requested(actor, Number(id), change);
  return { actor, id, ...supplier };
}

async function requested({ userId, organisationId }: UserActor, systemId: number, change: object = {}) {
  const linkId = ++links;
  const expiresAt = '2026-12-23T10:00:00.000Z';
  const made = { userId, organisationId, linkId, systemId, label: 'Acme', wish: null, expiresAt, ...change };
  await deliverTo(handlers, RequestMade, worker(), made);
  const scope = { kind: 'request' as const, systemId, label: 'Acme' };
  const link: LinkActor = { kind: 'link', organisationId, link: linkId, scope };
  const bySupplier = contextOf(service.app, { trial: true, reading: service.reading })({
    actor: link,
    client: localClient,
    requestId: 'request-1',
  });
  return { linkId, bySupplier };
}

const read = async (actor: UserActor, id: string) => root<System>(service.executeInTrial(actor, READ, { id }));
const ANSWERED = 'query ($law: Jurisdiction!) { answeredRequests(jurisdiction: $law) }';
const answered = (actor: UserActor, law = 'EU') => root(service.executeInTrial(actor, ANSWERED, { law }));
const decide = (actor: UserActor, requestId: number, number: number, accept = true) =>
  service.executeInTrial(actor, DECIDE, { input: { requestId: String(requestId), number, accept } });

describe('a request to a supplier', () => {
  it('shows the system’s name and the questions, and is created once', async () => {
    const { bySupplier, actor, id, linkId } = await createRequest({
      wish: { questions: ['fact-version'], own: ['Where?'] },
    });
    const shown = await readRequest(bySupplier);
    expect(Object.keys(shown).sort()).toEqual(['answers', 'questions', 'sendsLeft', 'sentAt', 'system']);
    expect(shown).toMatchObject({ system: 'CV screen', answers: {}, sentAt: null });
    expect(shown.questions.map(question => question.id)).toEqual(['fact-version', 'own-1']);
    await saveAnswers(bySupplier, { answers: { 'own-1': 'In Ireland' } });
    const again = { userId: actor.userId, organisationId: actor.organisationId, linkId, systemId: Number(id) };
    const made = { ...again, label: 'Acme', wish: null, expiresAt: '2026-12-23T10:00:00.000Z' };
    await deliverTo(handlers, RequestMade, worker(), made);
    expect(await readRequest(bySupplier)).toMatchObject({ answers: { 'own-1': 'In Ireland' } });
  });

  it('is refused for a system that the organisation does not have', async () => {
    const { id } = await createRequest();
    const stranger = user(++people);
    const { bySupplier, linkId } = await requested(stranger, Number(id));
    await expect(readRequest(bySupplier)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const told = await service.app.rows('outbox', { name: 'request.prepared', 'data.linkId': linkId });
    expect(told).toMatchObject([{ data: { system: null } }]);
  });

  it('hides a draft from everyone until it is sent as a proposal', async () => {
    const { actor, id, bySupplier, linkId } = await createRequest();
    await saveAnswers(bySupplier, { answers: { 'fact-version': '2.1', 'ce-marking': 'notYet' } });
    expect((await read(actor, id)).supplierRequests).toEqual([{ id: String(linkId), proposals: [] }]);
    expect(await answered(actor)).toEqual([]);
    await sendAnswers(bySupplier);
    const system = await read(actor, id);
    expect(system.facts).toEqual({ version: null });
    expect(system.supplierRequests[0]?.proposals).toMatchObject([
      { number: 1, key: 'fact-version', value: '2.1', state: 'open', decidedBy: null },
      { number: 2, key: 'ce-marking', value: 'Not yet', state: 'open', decidedBy: null },
    ]);
  });

  it('is listed as waiting until the last answer is decided, under its system’s law', async () => {
    const { actor, id, bySupplier, linkId } = await createRequest();
    await saveAnswers(bySupplier, { answers: { 'fact-version': '2.1', 'ce-marking': 'notYet' } });
    await sendAnswers(bySupplier);
    expect([await answered(actor), await answered(actor, 'UK'), await answered(user(++people))]).toEqual([
      [id],
      [],
      [],
    ]);
    await root(decide(actor, linkId, 1));
    expect(await answered(actor)).toEqual([id]);
    await root(decide(actor, linkId, 2, false));
    expect(await answered(actor)).toEqual([]);
    const stated = await service.app.rows('outbox', { name: 'request.stated', 'data.linkId': linkId });
    const counts = { answered: 2, from: 'Acme', systemId: Number(id), endedAt: null };
    expect(stated.map(({ data }) => data)).toMatchObject([
      { version: 0, answered: 0, open: 0 },
      { ...counts, version: 2, accepted: 0, declined: 0, open: 2 },
      { ...counts, version: 3, accepted: 1, declined: 0, open: 1 },
      { ...counts, version: 4, accepted: 1, declined: 1, open: 0 },
    ]);
    expect(stated[0]?.data.asked).toBeGreaterThan(5);
    expect(stated[1]).toMatchObject({ origin: { userId: null } });
  });

  it('records an accepted fact, names its source, and never sets an answer', async () => {
    const { actor, id, bySupplier, linkId } = await createRequest();
    await saveAnswers(bySupplier, { answers: { 'fact-version': '2.1' } });
    await sendAnswers(bySupplier);
    await root(decide(actor, linkId, 1));
    await root(decide(actor, linkId, 1));
    const system = await read(actor, id);
    expect(system).toMatchObject({ facts: { version: '2.1' }, suppliedFacts: [{ fact: 'version', from: 'Acme' }] });
    expect(system.supplierQuestions.find(({ key }) => key === 'fact-version')).toMatchObject({ isOnRecord: true });
    expect((await decide(actor, linkId, 1, false)).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await decide(user(++people), linkId, 1)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const told = await service.app.rows('outbox', { name: 'proposal.decided', 'data.linkId': linkId });
    expect(told).toMatchObject([{ data: { what: 'answer', accepted: true }, origin: { userId: actor.userId } }]);
  });

  it('does not reveal who answered', async () => {
    const { bySupplier, linkId } = await createRequest();
    await saveAnswers(bySupplier, { answers: { 'fact-version': '2.1' } });
    await sendAnswers(bySupplier);
    const told = await service.app.rows('outbox', { name: 'request.sent', 'data.linkId': linkId });
    expect(told).toMatchObject([{ origin: { userId: null, address: '', agent: '' } }]);
  });

  it('keeps sent answers when revoked, and no drafts', async () => {
    const [sent, unsent] = [await createRequest(), await createRequest()];
    for (const { bySupplier } of [sent, unsent]) await saveAnswers(bySupplier, { answers: { 'fact-version': '2.1' } });
    await sendAnswers(sent.bySupplier);
    for (const { actor, linkId } of [sent, unsent])
      await deliverTo(handlers, LinkEnded, worker(), {
        userId: actor.userId,
        organisationId: actor.organisationId,
        linkId,
      });
    for (const { bySupplier } of [sent, unsent])
      await expect(readRequest(bySupplier)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await read(sent.actor, sent.id)).supplierRequests[0]?.proposals).toHaveLength(1);
    expect((await read(unsent.actor, unsent.id)).supplierRequests).toEqual([]);
    for (const { linkId } of [sent, unsent]) {
      const stated = await service.app.rows('outbox', { name: 'request.stated', 'data.linkId': linkId });
      expect(stated.at(-1)?.data.endedAt).not.toBeNull();
    }
  });

  it('is deleted with its system, and with its organisation', async () => {
    const [one, other] = [await createRequest(), await createRequest()];
    await root(service.executeInTrial(one.actor, DELETE, { id: one.id }));
    await eraseOrganisation(worker(), { organisationId: other.actor.organisationId });
    for (const { linkId } of [one, other])
      expect(await service.app.rows('supplier_requests', { _id: linkId })).toEqual([]);
  });
});
