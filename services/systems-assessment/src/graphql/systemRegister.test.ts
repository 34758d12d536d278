import { countCommands } from '@aicp/testing/countCommands';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';

const REGISTER = `query ($filter: RegisterFilter, $sort: RegisterSort! = newest, $reversed: Boolean! = false, $first: Int! = 50, $skip: Int! = 0) {
  systemRegister(filter: $filter, sort: $sort, reversed: $reversed, first: $first, skip: $skip) {
    all matchCount systems { id name jurisdiction factCount owner { id } results { jurisdiction latestAssessment { riskLevel } } facts { status version } } } }`;
const UPDATE = `mutation ($input: UpdateSystemsInput!) { updateSystems(input: $input) {
  id changed message system { ownerId facts { status } } } }`;

type Row = { id: string; name: string; factCount: number; facts: { status: string | null } };
type Register = { all: number; matchCount: number; systems: Row[] };
type Outcome = { id: string; changed: boolean; message: string | null };

let service: TestSystemsAssessment;
const anna = user(1);
const ben = user(2);
let ids: string[];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  const made: [string, 'EU' | 'UK', object][] = [
    ['Chatbot', 'EU', { status: 'live', version: '10', supplier: 'Acme, London', nextReview: '2027-05-01' }],
    ['Forecast', 'UK', { status: 'pilot', version: '9', reference: 'F-1' }],
    ['Scoring', 'EU', {}],
  ];
  ids = [];
  for (const [name, jurisdiction, facts] of made) {
    const create = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
    const { id } = await root<{ id: string }>(service.executeInTrial(anna, create, { input: { name, jurisdiction } }));
    const save = 'mutation ($id: ID!, $facts: SystemFactsInput!) { saveSystemFacts(id: $id, facts: $facts) { id } }';
    await root(service.executeInTrial(anna, save, { id, facts }));
    ids.push(id);
  }
});
afterAll(() => service.app.stop());

const read = (variables: Record<string, unknown> = {}, actor = anna) =>
  root<Register>(service.executeInTrial(actor, REGISTER, variables));
const names = async (variables: Record<string, unknown>) => (await read(variables)).systems.map(({ name }) => name);
const change = (input: object, actor = anna) => root<Outcome[]>(service.executeInTrial(actor, UPDATE, { input }));

describe('the list of all systems', () => {
  it('has each system once, under any law, with its recorded facts', async () => {
    expect(await read()).toMatchObject({
      all: 3,
      matchCount: 3,
      systems: [
        { name: 'Scoring', jurisdiction: 'EU', factCount: 0, facts: { status: null } },
        { name: 'Forecast', jurisdiction: 'UK', factCount: 3, facts: { status: 'pilot', version: '9' } },
        { name: 'Chatbot', factCount: 4 },
      ],
    });
    expect(await read({}, ben)).toEqual({ all: 0, matchCount: 0, systems: [] });
  });

  it('is sorted either way, with missing values last', async () => {
    expect(await names({ sort: 'name' })).toEqual(['Chatbot', 'Forecast', 'Scoring']);
    expect(await names({ sort: 'version' })).toEqual(['Forecast', 'Chatbot', 'Scoring']);
    expect(await names({ sort: 'version', reversed: true })).toEqual(['Chatbot', 'Forecast', 'Scoring']);
    expect(await names({ sort: 'nextReview' })).toEqual(['Chatbot', 'Scoring', 'Forecast']);
    expect(await names({ sort: 'completeness' })).toEqual(['Scoring', 'Forecast', 'Chatbot']);
  });

  it('is filtered and searched by recorded facts, and paginated', async () => {
    expect(await names({ filter: { status: 'live' } })).toEqual(['Chatbot']);
    expect(await names({ filter: { status: 'none' } })).toEqual(['Scoring']);
    expect(await names({ filter: { jurisdiction: 'UK' } })).toEqual(['Forecast']);
    expect(await names({ filter: { search: 'acme' } })).toEqual(['Chatbot']);
    expect(await names({ filter: { search: 'f-1 fore' } })).toEqual(['Forecast']);
    expect(await names({ filter: { noOwner: true }, sort: 'name', first: 2, skip: 2 })).toEqual(['Scoring']);
  });
});

describe('many systems at once', () => {
  it('are given an owner and a status; each reports its outcome, and repeating has no effect', async () => {
    const input = { ids: [...ids, '999999'], ownerId: '1', status: 'live' };
    expect(await change(input)).toEqual([
      { id: ids[0], changed: true, message: null, system: { ownerId: '1', facts: { status: 'live' } } },
      { id: ids[1], changed: true, message: null, system: { ownerId: '1', facts: { status: 'live' } } },
      { id: ids[2], changed: true, message: null, system: { ownerId: '1', facts: { status: 'live' } } },
      { id: '999999', changed: false, message: 'AI system not found', system: null },
    ]);
    expect(await names({ filter: { ownerId: '1', status: 'live' } })).toHaveLength(3);
    expect((await change(input)).map(({ changed }) => changed)).toEqual([false, false, false, false]);
    await change({ ids, ownerId: null, status: null });
    expect(await names({ filter: { noOwner: true, status: 'none' } })).toHaveLength(3);
  });

  it('are not found in another organisation, and an owner who is not a member is refused for all', async () => {
    expect(await change({ ids, status: 'live' }, ben)).toMatchObject(
      ids.map(() => ({ message: 'AI system not found' })),
    );
    const { errors } = await service.executeInTrial(anna, UPDATE, { input: { ids, ownerId: '77' } });
    expect(errors).toMatchObject([{ message: 'The owner must be a member of the organisation.' }]);
    const nothing = await service.executeInTrial(anna, UPDATE, { input: { ids } });
    expect(nothing.errors).toMatchObject([{ message: expect.stringContaining('Name an owner or a status.') }]);
  });

  it('take as many commands as few, when read and when changed', async () => {
    const page = async () => void (await read({ sort: 'name' }));
    const some = await countCommands(page);
    const changed = await countCommands(async () => void (await change({ ids: ids.slice(0, 2), status: 'pilot' })));
    const rows = mongoose.connection.collection<{ _id: number }>('ai_systems');
    const [first] = await rows.find({ _id: Number(ids[0]) }).toArray();
    await rows.insertMany(
      Array.from({ length: 1_000 }, (_, at) => ({ ...first, _id: 10_000 + at, name: `System ${at}` })),
    );
    expect(await countCommands(page)).toEqual(some);
    expect((await read()).matchCount).toBe(1_003);
    const many = Array.from({ length: 200 }, (_, at) => String(10_000 + at));
    expect(await countCommands(async () => void (await change({ ids: many, status: 'pilot' })))).toEqual(changed);
  });
});
