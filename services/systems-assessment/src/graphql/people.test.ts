import { currentBank } from '@aicp/compliance/banks/banks';
import {
  MembershipChanged,
  MembershipEnded,
  OrganisationCreated,
  OrganisationDeleted,
} from '@aicp/contracts/events/organisationEvents';
import { LIVE_CHANNEL, liveMessage } from '@aicp/contracts/live';
import { pollUntil } from '@aicp/service/process/pollUntil';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { handlers } from '../handlers/index.ts';

const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const UPDATE = `mutation ($id: ID!, $input: UpdateSystemInput!) {
  updateSystem(id: $id, input: $input) { name owner { id } reviewer { id } } }`;
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponseInput!) { saveResponse(input: $input) { answer answeredBy { id } } }';
const ANSWERS =
  'query ($id: ID!) { assessment(id: $id) { responses { questionId answer answeredBy { id } answeredAt } } }';
const EXPORT = '{ exportSystemsAssessment { collection rows next } }';

const COMPANY = 9_001; // No other file has it: live notices of all tests share a channel.
const anna = user(1, 'owner', COMPANY);
const boris = user(2, 'contributor', COMPANY);

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
  await deliver(OrganisationCreated, { organisationId: COMPANY, userId: 1, name: 'Acme', createdAt: at });
  await addMember(2);
});
afterAll(() => service.app.stop());

const at = '2026-11-23T10:00:00.000Z';
type Caller = Parameters<typeof execute>[0];
type Kind = Parameters<typeof deliverTo>[1];
const deliver = (event: Kind, data: object) => deliverTo(handlers, event, context(service.app, 'request-1'), data);
const membership = (userId: number, more: object = {}) =>
  deliver(MembershipChanged, {
    organisationId: COMPANY,
    userId,
    version: 1,
    username: 'boris',
    role: 'contributor',
    joined: true,
    ...more,
  });
const addMember = (userId: number) => membership(userId);
const left = (userId: number) => deliver(MembershipEnded, { organisationId: COMPANY, userId, version: 2, heirId: 1 });

const create = async (caller: Caller) =>
  (await root<{ id: string }>(execute(caller, CREATE, { input: { name: 'CV screen' } }))).id;
const update = (caller: Caller, id: string, input: object) => execute(caller, UPDATE, { id, input });
const people = async (id: string) =>
  (await service.app.rows('ai_systems', { _id: Number(id) })).map(({ ownerId, reviewerId }) => [
    ownerId,
    reviewerId,
  ])[0];

async function begin(caller: Caller) {
  const aiSystemId = await create(caller);
  return (await root<{ id: string }>(execute(caller, START, { input: { aiSystemId } }))).id;
}
const save = (caller: Caller, assessmentId: string, questionId: string, answer: string) =>
  execute(caller, SAVE, { input: { assessmentId, questionId, answer } });
type Answer = { questionId: string; answer: string; answeredBy: { id: string } | null; answeredAt: string | null };
const answers = async (caller: Caller, id: string) =>
  (await root<{ responses: Answer[] }>(execute(caller, ANSWERS, { id }))).responses;

describe('the owner and the reviewer of a system', () => {
  it('are members of the organisation, unassigned at first and removable', async () => {
    const id = await create(anna);
    expect(await root(update(anna, id, { name: 'Renamed' }))).toEqual({ name: 'Renamed', owner: null, reviewer: null });
    const both = { name: 'Renamed', owner: { id: '2' }, reviewer: { id: '1' } };
    expect(await root(update(boris, id, { ownerId: '2', reviewerId: '1' }))).toEqual(both);
    expect(await root(update(anna, id, { ownerId: null }))).toEqual({ ...both, owner: null });
  });

  it('cannot be outsiders', async () => {
    const id = await create(anna);
    const refused = [{ code: 'INVALID', message: 'Owner and reviewer must be members of the organisation.' }];
    await deliver(OrganisationCreated, { organisationId: 903, userId: 3, name: 'Other', createdAt: at });
    expect((await update(anna, id, { ownerId: '3' })).errors).toEqual(refused);
    expect((await update(anna, id, { ownerId: '1', reviewerId: '999' })).errors).toEqual(refused);
    expect(await people(id)).toEqual([null, null]);
  });

  it('are cleared when they leave, late events included, until they join again', async () => {
    await addMember(4);
    const id = await create(anna);
    await root(update(anna, id, { ownerId: '4', reviewerId: '4' }));
    await left(4);
    expect(await people(id)).toEqual([null, null]);
    await membership(4, { version: 1, joined: false, role: 'manager' });
    expect((await update(anna, id, { ownerId: '4' })).errors).toMatchObject([{ code: 'INVALID' }]);
    await membership(4, { version: 3 });
    expect((await update(anna, id, { ownerId: '4' })).errors).toEqual([]);
  });

  it('follow the latest membership event, whatever arrives late', async () => {
    const end = (version: number) =>
      deliver(MembershipEnded, { organisationId: COMPANY, userId: 9, heirId: 1, version });
    const id = await create(anna);
    const named = () => update(anna, id, { ownerId: '9' });
    await end(2);
    await membership(9, { version: 1 });
    expect((await named()).errors).toMatchObject([{ code: 'INVALID' }]);
    await membership(9, { version: 3 });
    await end(2);
    expect(await root(named())).toMatchObject({ owner: { id: '9' } });
    await deliver(OrganisationCreated, { organisationId: COMPANY, userId: 9, name: 'Acme', createdAt: at });
    await membership(9, { version: 1, role: 'reader' });
    expect(await service.app.rows('members', { userId: 9 })).toMatchObject([{ role: 'contributor', isFormer: false }]);
    await end(4);
    expect(await people(id)).toEqual([null, null]);
  });

  it('are deleted with the organisation, and no late event restores them', async () => {
    const organisation = { organisationId: 906, userId: 6 };
    await deliver(OrganisationCreated, { ...organisation, name: 'Gone', createdAt: at });
    await deliver(OrganisationDeleted, organisation);
    await deliver(OrganisationCreated, { ...organisation, name: 'Gone', createdAt: at });
    await deliver(MembershipEnded, { ...organisation, version: 2, heirId: 7 });
    expect(await service.app.rows('members', { organisationId: 906 })).toEqual([]);
  });
});

it('a former member creates nothing more, not even by a request in progress', async () => {
  await addMember(8);
  const carla = user(8, 'contributor', COMPANY);
  const id = await create(carla);
  await Promise.all([create(carla).catch(() => null), left(8), create(carla).catch(() => null)]);
  expect((await execute(carla, CREATE, { input: { name: 'late' } })).errors).toMatchObject([
    { code: 'UNAUTHENTICATED' },
  ]);
  expect((await execute(carla, START, { input: { aiSystemId: id } })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect(await service.app.rows('ai_systems', { userId: 8 })).toEqual([]);
});

it('an answer is announced to the organisation once it is stored, within a second, and only if it changes something', async () => {
  const id = await begin(anna);
  const subscriber = service.app.redis.duplicate();
  const heard: string[] = [];
  // Other tests share the channel.
  subscriber.on('message', (_channel, message) => {
    if (message === liveMessage(COMPANY, `assessment ${Number(id)}`)) heard.push(message);
  });
  await subscriber.subscribe(LIVE_CHANNEL);
  await root(save(boris, id, 'eu2-ai', 'yes'));
  await root(save(boris, id, 'eu2-ai', 'yes'));
  expect(await pollUntil(async () => (heard.length > 0 ? heard.length : undefined), 1_000)).toBe(1);
  await root(save(anna, id, 'eu2-ai', 'no'));
  expect(await pollUntil(async () => (heard.length > 1 ? heard.length : undefined), 1_000)).toBe(2);
  subscriber.disconnect();
});

describe('an answer', () => {
  it('states its author and time; the same answer again keeps the first', async () => {
    const id = await begin(anna);
    expect(await root(save(boris, id, 'eu2-ai', 'yes'))).toEqual({ answer: 'yes', answeredBy: { id: '2' } });
    expect(await root(save(anna, id, 'eu2-ai', 'yes'))).toEqual({ answer: 'yes', answeredBy: { id: '2' } });
    expect(await root(save(anna, id, 'eu2-ai', 'no'))).toEqual({ answer: 'no', answeredBy: { id: '1' } });
    expect(await answers(boris, id)).toEqual([
      { questionId: 'eu2-ai', answer: 'no', answeredBy: { id: '1' }, answeredAt: expect.stringMatching(/^20\d\d-/) },
    ]);
  });

  it('is not lost when two members answer one assessment concurrently', async () => {
    const id = await begin(anna);
    const questions = currentBank('EU')
      .questions.filter(({ type }) => type === 'yes_no')
      .slice(0, 6);
    const saves = questions.map(({ id: question }, index) => save(index % 2 ? anna : boris, id, question, 'yes'));
    for (const { errors } of await Promise.all(saves)) expect(errors).toEqual([]);
    const stored = (await answers(anna, id)).map(({ questionId, answeredBy }) => [questionId, answeredBy?.id]);
    expect(stored.toSorted()).toEqual(questions.map(({ id: of }, index) => [of, index % 2 ? '1' : '2']).toSorted());
    expect(await answers(boris, id)).toEqual(await answers(anna, id));
  });

  it('to the same question concurrently is one of the two, for both', async () => {
    const id = await begin(anna);
    const saves = await Promise.all([save(anna, id, 'eu2-ai', 'yes'), save(boris, id, 'eu2-ai', 'no')]);
    for (const { errors } of saves) expect(errors).toEqual([]);
    const stored = await answers(anna, id);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject(
      stored[0]?.answer === 'yes' ? { answeredBy: { id: '1' } } : { answer: 'no', answeredBy: { id: '2' } },
    );
    expect(await answers(boris, id)).toEqual(stored);
  });

  it('replacing a colleague’s tells its author once, and no one later', async () => {
    const id = await begin(anna);
    const saving = `mutation ($input: SaveResponseInput!) {
      saveResponse(input: $input) { replaced { answer answeredBy { id } } } }`;
    const replacedBy = async (caller: Caller, answer: string) =>
      (
        await root<{ replaced: object | null }>(
          execute(caller, saving, { input: { assessmentId: id, questionId: 'eu2-ai', answer } }),
        )
      ).replaced;
    expect(await replacedBy(anna, 'yes')).toBeNull();
    expect(await replacedBy(anna, 'no')).toBeNull();
    expect(await replacedBy(boris, 'no')).toBeNull();
    expect(await replacedBy(boris, 'yes')).toEqual({ answer: 'no', answeredBy: { id: '1' } });
    const read = 'query ($id: ID!) { assessment(id: $id) { responses { replaced { answer } } } }';
    expect(await root(execute(boris, read, { id }))).toEqual({ responses: [{ replaced: null }] });
  });

  it('concurrent with a colleague’s is reported by the later of the two', async () => {
    const id = await begin(anna);
    const saving = 'mutation ($input: SaveResponseInput!) { saveResponse(input: $input) { replaced { answer } } }';
    const saves = [anna, boris].map((caller, index) =>
      root<{ replaced: { answer: string } | null }>(
        execute(caller, saving, { input: { assessmentId: id, questionId: 'eu2-ai', answer: ['yes', 'no'][index] } }),
      ),
    );
    const [{ answer } = { answer: '' }] = await Promise.all(saves).then(() => answers(anna, id));
    const earlier = answer === 'yes' ? 'no' : 'yes';
    expect((await Promise.all(saves)).map(({ replaced }) => replaced?.answer).filter(Boolean)).toEqual([earlier]);
  });

  it('exports a member’s own only, and only of this organisation', async () => {
    const carl = user(9, 'contributor', COMPANY);
    const id = await begin(anna);
    await root(save(carl, id, 'eu2-ai', 'yes'));
    await root(save(anna, id, 'eu2-x', 'none'));
    const elsewhere = user(9, 'owner', 909);
    await root(save(elsewhere, await begin(elsewhere), 'eu2-ai', 'no'));
    expect(await root(execute(carl, EXPORT))).toMatchObject({
      collection: 'answers',
      rows: [{ assessmentId: Number(id), questionId: 'eu2-ai', answer: 'yes', answeredBy: 9 }],
      next: 'notes:0',
    });
  });
});
