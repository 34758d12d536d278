import { csvText } from '@aicp/service/process/csvText';
import { context } from '@aicp/service/store/context';
import { localClient, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { contextOf } from '../context.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { importSystems } from '../use-cases/importSystems.ts';
import { removeOwnField } from '../use-cases/manageOwnFields.ts';
import { systemsFile } from '../use-cases/readLedger.ts';
import { republishSystems } from '../use-cases/republishSystems.ts';

const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const SAVE = 'mutation ($id: ID!, $facts: SystemFactsInput!) { saveSystemFacts(id: $id, facts: $facts) { id } }';
const READ = 'query ($id: ID!) { system(id: $id) { factCount facts { own } } }';
const FIELDS = '{ ownFields { name label kind choices values } }';
const ADD = 'mutation ($input: AddOwnFieldInput!) { addOwnField(input: $input) { name values } }';
const UPDATE = `mutation ($name: String!, $input: UpdateOwnFieldInput!) { updateOwnField(name: $name, input: $input) {
  label choices values } }`;
const REMOVE = 'mutation ($name: String!) { removeOwnField(name: $name) { name values } }';
const JOIN = 'mutation ($id: ID!, $input: JoinSystemsInput!) { joinSystems(id: $id, input: $input) { id } }';
const REGISTER = 'query ($filter: RegisterFilter) { systemRegister(filter: $filter) { systems { name } } }';

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

/** A user, alone in an organisation. */
function person(userId: number) {
  const actor = user(userId);
  const run = (query: string, variables = {}) => service.executeInTrial(actor, query, variables);
  const ctx = () =>
    contextOf(service.app, { trial: true, reading: service.reading })({
      actor,
      client: localClient,
      requestId: 'request-1',
    });
  return {
    run,
    ctx,
    add: (label: string, kind = 'text', more = {}) => root(run(ADD, { input: { label, kind, ...more } })),
    fields: () => root<{ name: string; values: number }[]>(run(FIELDS)),
    async system(name: string, own: object = {}, jurisdiction = 'EU') {
      const { id } = await root<{ id: string }>(run(CREATE, { input: { name, jurisdiction } }));
      if (Object.keys(own).length > 0) await root(run(SAVE, { id, facts: { own } }));
      return id;
    },
    own: async (id: string) => (await root<{ facts: { own: object } }>(run(READ, { id }))).facts.own,
    async names(own: object) {
      const { systems } = await root<{ systems: { name: string }[] }>(run(REGISTER, { filter: { own } }));
      return systems.map(({ name }) => name);
    },
  };
}

describe('an own field of an organisation', () => {
  it('is named by its label by default, or by a free name', async () => {
    const { add, run, fields } = person(1);
    expect(await add('Coût (€) par an', 'number')).toEqual({ name: 'cout-par-an', values: 0 });
    expect(await add('Coût par an')).toMatchObject({ name: 'cout-par-an-2' });
    expect(await add('采购')).toMatchObject({ name: 'field' });
    const again = run(ADD, { input: { name: 'Field', label: 'Another', kind: 'text' } });
    expect((await again).errors).toMatchObject([
      { code: 'CONFLICT', message: 'The own field “field” already exists.' },
    ]);
    expect(await fields()).toHaveLength(3);
    expect(await person(2).fields()).toEqual([]);
  });

  it.each([
    ['number', '1250.50', '1250.5', '1,250'],
    ['date', ' 2027-03-01 ', '2027-03-01', '01/03/2027'],
    ['link', 'https://example.org/ai', 'https://example.org/ai', 'javascript:alert(1)'],
    ['choice', 'GOLD', 'Gold', 'Bronze'],
    ['text', 'On\ntwo lines', 'On\ntwo lines', 'x'.repeat(2001)],
  ])('takes what is a %s, and refuses anything else', async (kind, given, stored, wrong) => {
    const { add, run, own, system } = person(3);
    await add(`A ${kind}`, kind, kind === 'choice' ? { choices: ['Gold', 'Silver'] } : {});
    const name = `a-${kind}`;
    const id = await system('Chatbot', { [name]: given });
    expect(await own(id)).toEqual({ [name]: stored });
    expect((await run(SAVE, { id, facts: { own: { [name]: wrong } } })).errors).toMatchObject([
      { code: 'INVALID', message: expect.stringContaining(`“A ${kind}” must`) },
    ]);
    await root(run(SAVE, { id, facts: { own: { [name]: '' } } }));
    expect(await own(id)).toEqual({});
  });

  it('accepts no value if it does not exist, including from a file', async () => {
    const { ctx, run, system } = person(4);
    const id = await system('Chatbot');
    const facts = { own: { budget: '5' } };
    const message = '“budget” is not an own field of the organisation.';
    expect((await run(SAVE, { id, facts })).errors).toMatchObject([{ code: 'INVALID', message }]);
    const { faults, ignored } = await importSystems(ctx(), Buffer.from('name,own:budget\nScoring,5\n'), {});
    expect([faults, ignored]).toEqual([[], [{ column: 2, heading: 'own:budget', filled: 1 }]]);
  });

  it('is not a fact of the law, is searchable, and survives an export and import', async () => {
    const { add, ctx, run, names, system } = person(5);
    await add('Tier', 'choice', { choices: ['Gold', 'Gold plus'] });
    await add('Notes');
    const id = await system('Chatbot', { tier: 'Gold', notes: '=1+1' });
    await system('Scoring', { tier: 'Gold plus' });
    expect(await root(run(READ, { id }))).toMatchObject({ factCount: 0 });
    expect(await names({ name: 'tier', value: 'Gold' })).toEqual(['Chatbot']);
    expect(await names({ name: 'notes', value: '1+' })).toEqual(['Chatbot']);
    expect(await names({ name: 'notes' })).toEqual(['Scoring']);

    let file = '';
    for await (const part of await systemsFile(ctx(), {})) file += csvText(part);
    expect(file.split('\r\n')[0]).toMatch(/,own:tier,own:notes$/);
    expect(await importSystems(ctx(), Buffer.from(file), {})).toMatchObject({ updated: 0, unchanged: 2, faults: [] });
    const changed = file.replace(',Gold plus,', ',gold,').replace(/^\d+,/gm, ',');
    expect(await importSystems(ctx(), Buffer.from(changed), {})).toMatchObject({ created: 2, faults: [] });
    expect(await names({ name: 'tier', value: 'Gold' })).toEqual(['Chatbot', 'Scoring', 'Chatbot']);
  });

  it('stays with the kept record after a merge', async () => {
    const { add, own, run, system } = person(6);
    await add('Tier');
    await add('Budget', 'number');
    const kept = await system('Chatbot', { tier: 'Gold' });
    const gone = await system('Chatbot', { tier: 'Silver', budget: '7' }, 'UK');
    await root(run(JOIN, { id: kept, input: { other: gone } }));
    expect(await own(kept)).toEqual({ tier: 'Gold', budget: '7' });
  });

  it('keeps its recorded choices', async () => {
    const { add, run, system } = person(7);
    await add('Tier', 'choice', { choices: ['Gold', 'Silver'] });
    await system('Chatbot', { tier: 'Gold' });
    const update = (input: object) => run(UPDATE, { name: 'tier', input });
    expect((await update({ choices: ['Silver'] })).errors).toMatchObject([
      { code: 'CONFLICT', message: '“Gold” cannot be removed, because one AI system has this value.' },
    ]);
    expect((await update({ choices: [] })).errors).toMatchObject([{ code: 'INVALID' }]);
    expect(await root(update({ label: 'Service tier', choices: ['Gold', 'Iron'] }))).toEqual({
      label: 'Service tier',
      choices: ['Gold', 'Iron'],
      values: 1,
    });
  });

  it('is removed with its values in any number of batches, and the rest is published again', async () => {
    const { add, ctx, fields, own, system } = person(8);
    await add('Tier');
    await add('Budget', 'number');
    const ids = [];
    for (let index = 0; index < 3; index++) ids.push(await system(`System ${index}`, { tier: 'Gold', budget: '1' }));
    expect(await fields()).toMatchObject([
      { name: 'tier', values: 3 },
      { name: 'budget', values: 3 },
    ]);
    expect(await removeOwnField(ctx(), 'tier', 2)).toEqual({ name: 'tier', values: 3 });
    expect(await fields()).toMatchObject([{ name: 'budget' }]);
    for (const id of ids) expect(await own(id)).toEqual({ budget: '1' });
    const rows = await service.app.rows('outbox', { 'data.organisationId': user(8).organisationId });
    const told = rows.filter(({ name }) => name === 'system.factsChanged').slice(-3);
    expect(told.map(({ data }) => data)).toMatchObject(
      ids.map(() => ({ version: 2, changed: ['own:tier'], facts: { 'own:budget': '1' } })),
    );
    expect(rows.findLast(({ name }) => name === 'ownFields.changed')?.data).toMatchObject({
      ...{ act: 'removed', name: 'tier', values: 3, version: 3 },
      fields: [{ name: 'budget' }],
    });
  });

  it('accepts no more values while it is being removed', async () => {
    const { add, run, own, system } = person(9);
    await add('Tier');
    const ids = [await system('One'), await system('Two'), await system('Three')];
    const save = (id: string) => run(SAVE, { id, facts: { own: { tier: 'Gold' } } });
    await Promise.all([...ids.map(save), root(run(REMOVE, { name: 'tier' }))]);
    for (const id of ids) expect(await own(id)).toEqual({});
  });

  it('is limited to twenty', async () => {
    const { add, run } = person(10);
    for (let index = 0; index < 20; index++) await add(`Field ${index}`);
    expect((await run(ADD, { input: { label: 'One more', kind: 'text' } })).errors).toMatchObject([
      { code: 'CONFLICT', message: 'An organisation has at most 20 own fields.' },
    ]);
  });

  it('is exported, republished for a rebuild, and erased with its organisation', async () => {
    const { add, run } = person(11);
    await add('Tier');
    const EXPORT = '{ exportSystemsAssessment(after: "ownFields:0") { rows } }';
    expect(await root(run(EXPORT))).toMatchObject({ rows: [{ fields: [{ name: 'tier' }] }] });
    const { organisationId } = user(11);
    const ctx = context(service.app, 'request-1');
    const rebuildId = '0e0a2f0c-5f0b-4a51-9d0e-7c3f6a1d2b11';
    await republishSystems(ctx, { rebuildId });
    const of = { name: 'ownFields.changed', restated: rebuildId, 'data.organisationId': organisationId };
    expect(await service.app.rows('outbox', of)).toMatchObject([{ data: { act: 'restated', version: 1 } }]);
    await eraseOrganisation(ctx, { organisationId });
    expect(await service.app.rows('own_fields', { _id: organisationId })).toEqual([]);
  });
});
