import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { EvidenceLatestChanged } from '@aicp/contracts/events/documentEvents';
import { context } from '@aicp/service/store/context';
import { upsertMember } from '@aicp/service/store/members';
import { deliverTo } from '@aicp/testing/deliverTo';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { handlers } from '../handlers/index.ts';
import { republishSystems } from '../use-cases/republishSystems.ts';

type Law = 'EU' | 'UK';

const anna = user(1);
const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id evidenceUrl } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id } }';
const DELETE = 'mutation ($id: ID!) { deleteSystem(id: $id) { id } }';
const ERASE = 'mutation ($id: ID!) { eraseSystem(id: $id, reason: "Entered twice") }';
const SEEN = `id name description systemType sector ownerId mayBeJoined
  results { jurisdiction latestAssessment { id } openAssessmentId }`;
const JOIN = `mutation ($id: ID!, $input: JoinSystemsInput!) { joinSystems(id: $id, input: $input) { ${SEEN} } }`;
const ONE = `query ($id: ID!) { system(id: $id) { ${SEEN} } }`;
const HISTORY = 'query ($id: ID!) { assessments(systemId: $id) { id jurisdiction system { id } } }';
const OTHERS = 'query ($id: ID!, $search: String) { systemsToJoin(id: $id, search: $search) { name } }';
const LIST = 'query ($law: Jurisdiction!) { systems(jurisdiction: $law) { id } }';

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

const create = async (jurisdiction: Law, input: object = {}, actor = anna) =>
  (await root<{ id: string }>(execute(actor, CREATE, { input: { name: 'CV screening', jurisdiction, ...input } }))).id;
const start = async (aiSystemId: string, jurisdiction: Law, actor = anna) =>
  (await root<{ id: string }>(execute(actor, START, { input: { aiSystemId, jurisdiction } }))).id;
async function complete(assessmentId: string, law: Law): Promise<string> {
  const answers = Object.entries(compliantAnswers(currentBank(law))).map(([questionId, answer]) => ({
    questionId,
    answer,
  }));
  await root(execute(anna, SAVE, { input: { assessmentId, answers } }));
  await root(execute(anna, COMPLETE, { id: assessmentId }));
  return assessmentId;
}
const assess = async (systemId: string, law: Law) => complete(await start(systemId, law), law);
const join = (id: string, other: string, actor = anna) => execute(actor, JOIN, { id, input: { other } });
const read = (id: string) => root<{ id: string }>(execute(anna, ONE, { id }));
const news = (name: string) => service.app.rows('outbox', { name });

/** A record under each law, both assessed, with another UK assessment in progress. */
async function twoRecords() {
  const eu = await create('EU');
  const uk = await create('UK', { description: 'Ranks applications.', systemType: 'Other' });
  const results = { eu: await assess(eu, 'EU'), uk: await assess(uk, 'UK'), open: await start(uk, 'UK') };
  return { eu, uk, results };
}

describe('two records of one system', () => {
  it('are merged with both results, histories and open assessments; repeating it has no effect', async () => {
    const { eu, uk, results } = await twoRecords();
    const merged = await root(join(eu, uk));
    expect(merged).toMatchObject({
      ...{ id: eu, name: 'CV screening', description: 'Ranks applications.', systemType: 'Other', mayBeJoined: false },
      results: [
        { jurisdiction: 'EU', latestAssessment: { id: results.eu }, openAssessmentId: null },
        { jurisdiction: 'UK', latestAssessment: { id: results.uk }, openAssessmentId: results.open },
      ],
    });
    expect(await root(join(eu, uk))).toEqual(merged);
    const events = (await news('system.joined')).filter(
      ({ data }) => String((data as { goneId: number }).goneId) === uk,
    );
    expect(events).toHaveLength(1);
    expect(await root(execute(anna, HISTORY, { id: eu }))).toEqual([
      { id: results.open, jurisdiction: 'UK', system: { id: eu } },
      { id: results.uk, jurisdiction: 'UK', system: { id: eu } },
      { id: results.eu, jurisdiction: 'EU', system: { id: eu } },
    ]);
    for (const law of ['EU', 'UK']) {
      const ids = (await root<{ id: string }[]>(execute(anna, LIST, { law }))).map(({ id }) => id);
      expect([ids.includes(eu), ids.includes(uk)]).toEqual([true, false]);
    }
    await complete(results.open, 'UK');
    expect(await read(eu)).toMatchObject({ results: [{}, { latestAssessment: { id: results.open } }] });
  });

  it('are found under both ids, and changed and deleted under the kept one', async () => {
    const { eu, uk } = await twoRecords();
    await root(join(uk, eu));
    expect((await read(eu)).id).toBe(uk);
    expect(await root(execute(anna, HISTORY, { id: eu }))).toHaveLength(3);
    expect((await execute(anna, DELETE, { id: eu })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await execute(anna, START, { input: { aiSystemId: eu } })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    await root(execute(anna, DELETE, { id: uk }));
    expect((await read(eu)).id).toBe(uk);
    await root(execute(anna, ERASE, { id: uk }));
    for (const id of [eu, uk]) expect((await execute(anna, ONE, { id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    for (const name of ['assessments', 'joins', 'evidence_pointers', 'law_changes'])
      expect(await service.app.rows(name, { aiSystemId: { $in: [Number(eu), Number(uk)] } })).toEqual([]);
    expect(await service.app.rows('joins', { keptId: Number(uk) })).toEqual([]);
  });

  it('keep the first one’s fields, even if the other one differs', async () => {
    const ctx = context(service.app, 'request-1');
    const member = { organisationId: organisationOf(1), userId: 5, role: 'contributor', version: 1 } as const;
    await ctx.transaction(tx => upsertMember(tx, member));
    const eu = await create('EU', { name: 'The first', description: 'One', sector: 'Retail' });
    const uk = await create('UK', { name: 'The other', description: 'Two', sector: 'Health' });
    const OWN = 'mutation ($id: ID!, $input: UpdateSystemInput!) { updateSystem(id: $id, input: $input) { id } }';
    await root(execute(anna, OWN, { id: uk, input: { ownerId: '5' } }));
    expect(await root(join(eu, uk))).toMatchObject({
      ...{ name: 'The first', description: 'One', sector: 'Retail', ownerId: '5' },
    });
  });

  it('keep the first one’s recorded facts, completed by the other’s', async () => {
    const FACTS = 'mutation ($id: ID!, $facts: SystemFactsInput!) { saveSystemFacts(id: $id, facts: $facts) { id } }';
    const [eu, uk] = [await create('EU'), await create('UK')];
    await root(execute(anna, FACTS, { id: eu, facts: { version: '2.0', status: 'live' } }));
    // A live system gets no retirement date from the other record.
    const other = { version: '1.0', reference: 'AI-70', users: 'Recruiters', status: 'retired', endDay: '2026-11-01' };
    await root(execute(anna, FACTS, { id: uk, facts: other }));
    await root(join(eu, uk));
    const facts = { version: '2.0', status: 'live', endDay: null, reference: 'AI-70', users: 'Recruiters' };
    expect(
      await root(
        execute(anna, 'query ($id: ID!) { system(id: $id) { facts { version status endDay reference users } } }', {
          id: eu,
        }),
      ),
    ).toEqual({ facts });
    const [, told] = await service.app.rows('outbox', { name: 'system.factsChanged', 'data.systemId': Number(eu) });
    const theirs = { by: 1, at: expect.any(String) };
    const recorded = { reference: theirs, users: theirs };
    expect(told?.data).toMatchObject({ version: 2, changed: ['reference', 'users'], recorded });
    expect(told?.data.facts).toEqual({ version: '2.0', status: 'live', reference: 'AI-70', users: 'Recruiters' });
    expect(await service.app.rows('system_facts', { _id: Number(uk) })).toEqual([]);
  });

  it('count once towards the plan', async () => {
    const bea = user(2);
    const [eu, uk] = [await create('EU', {}, bea), await create('UK', {}, bea)];
    await create('EU', {}, bea);
    const more = { input: { name: 'A fourth' } };
    expect((await service.execute(bea, CREATE, more)).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    await root(join(eu, uk, bea));
    await root(service.execute(bea, CREATE, more));
  });

  it('cannot be merged if both are under one law, if there is only one, or if one is another organisation’s', async () => {
    const [eu, uk, also] = [await create('EU'), await create('UK'), await create('EU')];
    expect((await join(eu, also)).errors).toEqual([
      { code: 'CONFLICT', message: 'Both records are under EU law. Only records under different laws can be merged.' },
    ]);
    await start(uk, 'EU');
    expect((await join(eu, uk)).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await join(eu, eu)).errors).toMatchObject([{ code: 'INVALID' }]);
    const theirs = await create('UK', {}, user(3));
    for (const [id, other] of [
      [eu, theirs],
      [theirs, eu],
      [eu, '999999'],
    ] as const)
      expect((await join(id, other)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await join(eu, uk, user(1, 'contributor'))).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
  });

  it('are consistent when an assessment starts, is answered or is completed concurrently', async () => {
    const { eu, uk, results } = await twoRecords();
    const answers = Object.entries(compliantAnswers(currentBank('UK'))).map(([questionId, answer]) => ({
      ...{ questionId, answer },
    }));
    await root(execute(anna, SAVE, { input: { assessmentId: results.open, answers } }));
    const [merged, completed] = await Promise.all([
      join(eu, uk),
      execute(anna, COMPLETE, { id: results.open }),
      execute(anna, START, { input: { aiSystemId: uk, jurisdiction: 'UK' } }),
    ]);
    expect([merged.errors, completed.errors]).toEqual([[], []]);
    expect(await read(eu)).toMatchObject({ results: [{}, { latestAssessment: { id: results.open } }] });
    expect(await service.app.rows('assessments', { aiSystemId: Number(uk) })).toEqual([]);
  });
});

describe('events about a merged record', () => {
  const given = (systemId: string, evidenceId: number, version: number) =>
    deliverTo(handlers, EvidenceLatestChanged, context(service.app, 'request-1'), {
      ...{ userId: 1, organisationId: organisationOf(1), jurisdiction: 'UK' },
      ...{ systemId: Number(systemId), latest: evidenceId, supports: 'uk2-s1', version },
    });

  it('count for the kept one: earlier files and late events', async () => {
    const { eu, uk } = await twoRecords();
    await given(uk, 7, 1);
    await root(join(eu, uk));
    const pointers = () => service.app.rows('evidence_pointers', { aiSystemId: Number(eu) });
    expect(await pointers()).toMatchObject([{ _id: `${eu}-UK-uk2-s1`, evidenceUrl: '/api/evidence/7/file' }]);
    await given(uk, 8, 2);
    expect(await pointers()).toMatchObject([{ evidenceUrl: '/api/evidence/8/file', version: 2 }]);
  });

  it('are published again with everything else, with assessments as they were completed', async () => {
    const { eu, uk, results } = await twoRecords();
    await root(join(eu, uk));
    const ofResult = async () =>
      (await news('assessment.completed')).filter(
        ({ data }) => String((data as { assessmentId: number }).assessmentId) === results.uk,
      );
    const [before] = await ofResult();
    await republishSystems(context(service.app, 'request-1'), { rebuildId: crypto.randomUUID() });
    const [, again] = await ofResult();
    expect(JSON.stringify(again?.data)).toBe(JSON.stringify(before?.data));
    expect(again?.data).toMatchObject({ system: { id: Number(uk) } });
    const joins = (await news('system.joined')).filter(({ restated }) => restated);
    expect(joins.map(({ data }) => data)).toContainEqual({
      ...{ userId: 1, organisationId: organisationOf(1), keptId: Number(eu), goneId: Number(uk) },
    });
  });
});

it('only records under the other law can be merged, similar names first', async () => {
  const cora = user(4);
  const eu = await create('EU', { name: 'CV screening' }, cora);
  for (const name of ['Chatbot', 'CV-Screening (UK)', 'Credit scoring']) await create('UK', { name }, cora);
  const both = await create('UK', { name: 'CV screening of both' }, cora);
  await start(both, 'EU', cora);
  await create('EU', { name: 'CV screening, again' }, cora);
  const others = async (search?: string) =>
    (await root<{ name: string }[]>(execute(cora, OTHERS, { id: eu, search }))).map(({ name }) => name);
  expect(await others()).toEqual(['CV-Screening (UK)', 'Credit scoring', 'Chatbot']);
  expect(await others('scor CRED')).toEqual(['Credit scoring']);
  expect(await root(execute(cora, ONE, { id: eu }))).toMatchObject({ mayBeJoined: true });
  expect(await root(execute(cora, ONE, { id: both }))).toMatchObject({ mayBeJoined: false });
  expect(await root(execute(cora, OTHERS, { id: both }))).toEqual([]);
});
