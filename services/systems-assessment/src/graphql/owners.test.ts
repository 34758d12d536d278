import { MembershipEnded } from '@aicp/contracts/events/organisationEvents';
import { context } from '@aicp/service/store/context';
import { countCommands } from '@aicp/testing/countCommands';
import { deliverTo } from '@aicp/testing/deliverTo';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { handlers } from '../handlers/index.ts';

const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponseInput!) { saveResponse(input: $input) { id } }';
const LIST = '{ systems { id openAssessmentId } }';
const READ = `query ($system: ID!, $assessment: ID!) {
  system(id: $system) { id } assessment(id: $assessment) { responses { answer } } assessments(systemId: $system) { id } }`;
const EXPORT = 'query ($after: String) { exportSystemsAssessment(after: $after) { collection rows next } }';

/** A company and its people; Anna also works in another one. */
const COMPANY = 900;
const anna = user(1, 'owner', COMPANY);
const boris = user(2, 'contributor', COMPANY);
const annaElsewhere = user(1, 'owner', 901);

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

type Caller = Parameters<typeof execute>[0];
const createdId = async (caller: Caller, query: string, input: object) =>
  (await root<{ id: string }>(execute(caller, query, { input }))).id;

async function assess(caller: Caller) {
  const system = await createdId(caller, CREATE, { name: 'CV screen' });
  const assessment = await createdId(caller, START, { aiSystemId: system });
  await createdId(caller, SAVE, { assessmentId: assessment, questionId: 'eu2-ai', answer: 'yes' });
  return { system, assessment };
}

describe('the systems of an organisation', () => {
  it('are the same for all members, regardless of who registered them', async () => {
    const first = await assess(anna);
    const second = await assess(boris);
    for (const caller of [anna, boris]) {
      expect(await root(execute(caller, LIST))).toEqual([
        { id: second.system, openAssessmentId: second.assessment },
        { id: first.system, openAssessmentId: first.assessment },
      ]);
      for (const ids of [first, second])
        expect((await execute(caller, READ, ids)).data).toEqual({
          system: { id: ids.system },
          assessment: { responses: [{ answer: 'yes' }] },
          assessments: [{ id: ids.assessment }],
        });
    }
  });

  it('are hidden from the same user in another organisation', async () => {
    const { system, assessment } = await assess(anna);
    expect(await root(execute(annaElsewhere, LIST))).toEqual([]);
    for (const answer of [
      execute(annaElsewhere, '{ system(id: "SYSTEM") { id } }'.replace('SYSTEM', system)),
      execute(annaElsewhere, '{ assessment(id: "ID") { id } }'.replace('ID', assessment)),
      execute(annaElsewhere, START, { input: { aiSystemId: system } }),
      execute(annaElsewhere, SAVE, { input: { assessmentId: assessment, questionId: 'eu2-ai', answer: 'no' } }),
      execute(annaElsewhere, 'mutation ($id: ID!) { deleteSystem(id: $id) { id } }', { id: system }),
      execute(annaElsewhere, 'mutation ($id: ID!) { completeAssessment(id: $id) { id } }', { id: assessment }),
    ])
      expect((await answer).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    const entity = { __typename: 'AiSystem', id: system };
    const entities = 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on AiSystem { id } } }';
    expect((await execute(annaElsewhere, entities, { r: [entity] })).data).toEqual({ _entities: [null] });
  });

  it('are read in one batch for concurrent requests, and returned to no one else', async () => {
    const [owner, member, stranger] = [user(8, 'owner', 907), user(9, 'reader', 907), user(8, 'owner', 908)];
    const ids = await assess(owner);
    for (const [kind, commands] of [
      // A system that is not found is looked up among merged ones.
      ['system', ['ai_systems.find', 'joins.find']],
      ['assessment', ['ai_systems.find', 'assessments.find']],
    ] as const) {
      const id = ids[kind];
      const read = (caller: Caller) => execute(caller, `query ($id: ID!) { ${kind}(id: $id) { id } }`, { id });
      const answers: Awaited<ReturnType<typeof read>>[] = [];
      const asked = await countCommands(async () => {
        answers.push(...(await Promise.all([owner, stranger, member].map(read))));
      });
      expect(answers.map(({ data }) => data?.[kind])).toEqual([{ id }, undefined, { id }]);
      expect(answers[1]?.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
      expect(asked).toEqual(commands);
    }
  });

  it('count towards its plan, regardless of who registered them', async () => {
    const [owner, member] = [user(5, 'owner', 905), user(6, 'contributor', 905)];
    const create = (caller: Caller) => service.execute(caller, CREATE, { input: { name: 'A system' } });
    for (const caller of [owner, member, owner]) await root(create(caller));
    for (const caller of [owner, member]) expect((await create(caller)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect((await create(user(5, 'owner', 906))).errors).toEqual([]);
  });

  it('are exported in full by an owner, and by nobody else', async () => {
    const exported = (caller: Caller) => root<{ rows: unknown[]; next: string | null }>(execute(caller, EXPORT));
    const { rows, next } = await exported(anna);
    expect([rows.length, next]).toEqual([3, 'systemFacts:0']);
    const { rows: own } = await exported(boris);
    expect(own).toMatchObject([{ questionId: 'eu2-ai', answeredBy: 2 }]);
  });
});

describe('data of a former member', () => {
  it('stays, with a remaining owner as creator, after one or two deliveries', async () => {
    const carla = user(7, 'contributor', COMPANY);
    const { system, assessment } = await assess(carla);
    const elsewhere = await assess(user(7, 'owner', 907));
    const ended = { organisationId: COMPANY, userId: 7, version: 2, heirId: 1 };
    for (let times = 0; times < 2; times++)
      await deliverTo(handlers, MembershipEnded, context(service.app, 'request-1'), ended);
    const maker = async (collection: string, id: string) =>
      (await service.app.rows(collection, { _id: Number(id) })).map(({ userId, organisationId }) => [
        userId,
        organisationId,
      ]);
    expect(await maker('ai_systems', system)).toEqual([[1, COMPANY]]);
    expect(await maker('assessments', assessment)).toEqual([[1, COMPANY]]);
    expect(await maker('ai_systems', elsewhere.system)).toEqual([[7, 907]]);
    expect((await execute(anna, READ, { system, assessment })).errors).toEqual([]);
  });
});

it('every list is read by an index that begins with the organisation', async () => {
  const stagesOf = async (collection: string, filter: object, sort: Record<string, 1 | -1>) => {
    const plan = await mongoose.connection.collection(collection).find(filter).sort(sort).explain('queryPlanner');
    return JSON.stringify(plan.queryPlanner.winningPlan);
  };
  const list = await stagesOf(
    'ai_systems',
    { organisationId: COMPANY, jurisdiction: 'EU', _id: { $lt: 9e9 } },
    { _id: -1 },
  );
  expect(list).toContain('organisationId_1_jurisdiction_1__id_-1');
  const taken = await stagesOf('assessments', { organisationId: COMPANY, _id: { $gt: 0 } }, { _id: 1 });
  expect(taken).toMatch(/organisationId_1__id_1|"_id_"/);
  for (const plan of [list, taken]) expect(plan).not.toMatch(/COLLSCAN|"SORT"/);
});
