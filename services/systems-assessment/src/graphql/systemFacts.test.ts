import { csvText } from '@aicp/service/process/csvText';
import { context } from '@aicp/service/store/context';
import { localClient, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { contextOf } from '../context.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { systemsFile } from '../use-cases/readLedger.ts';
import { republishSystems } from '../use-cases/republishSystems.ts';

const anna = user(1);
const boris = user(2);
const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const SAVE = `mutation ($id: ID!, $facts: SystemFactsInput!) { saveSystemFacts(id: $id, facts: $facts) {
  id facts { version status reference nextReview users } } }`;
const READ = 'query ($id: ID!) { system(id: $id) { facts { version status reference nextReview users } } }';
const nothing = { version: null, status: null, reference: null, nextReview: null, users: null };

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.executeInTrial;
});
afterAll(() => service.app.stop());

const registered = async (actor = anna, name = 'CV screen') =>
  (await root<{ id: string }>(execute(actor, CREATE, { input: { name } }))).id;
const save = (id: string, facts: object, actor = anna) => execute(actor, SAVE, { id, facts });
const readFacts = async (id: string, actor = anna) =>
  (await root<{ facts: object }>(execute(actor, READ, { id }))).facts;
const told = async (id: string) =>
  (await service.app.rows('outbox', { name: 'system.factsChanged', 'data.systemId': Number(id) })).map(
    ({ data }) => data,
  );

describe('recorded facts of a system', () => {
  it('are empty at first, and are written, changed and removed one by one', async () => {
    const id = await registered();
    expect(await readFacts(id)).toEqual(nothing);
    const given = { version: ' 2.1 ', status: 'live', nextReview: '2027-03-01', users: 'Recruiters\nand managers' };
    const { facts } = await root<{ facts: object }>(save(id, given));
    expect(facts).toEqual({ ...nothing, ...given, version: '2.1' });
    await root(save(id, { version: '', status: null, reference: 'AI-7' }));
    expect(await readFacts(id)).toEqual({
      ...nothing,
      nextReview: given.nextReview,
      users: given.users,
      reference: 'AI-7',
    });
  });

  it('are published in full with the changed names, and only if something changed', async () => {
    const id = await registered();
    await root(save(id, { version: '1', users: 'Recruiters' }));
    await root(save(id, { version: '1' }));
    await root(save(id, { version: '2' }));
    const byAnna = { by: 1, at: expect.any(String) };
    expect(await told(id)).toMatchObject([
      { version: 1, facts: { version: '1', users: 'Recruiters' }, changed: ['version', 'users'] },
      { version: 2, facts: { version: '2', users: 'Recruiters' }, changed: ['version'], recorded: { version: byAnna } },
    ]);
  });

  it('names who recorded each fact last, until it is taken off', async () => {
    const id = await registered();
    const read = async () => {
      const query = 'query ($id: ID!) { system(id: $id) { recordedFacts { fact at by { id } } } }';
      return (await root<{ recordedFacts: object[] }>(execute(anna, query, { id }))).recordedFacts;
    };
    await root(save(id, { version: '1', users: 'Recruiters' }));
    await root(save(id, { version: '2' }, { ...anna, userId: 71 }));
    const at = expect.any(String);
    const users = { fact: 'users', at, by: { id: '1' } };
    expect(await read()).toEqual(expect.arrayContaining([users, { fact: 'version', at, by: { id: '71' } }]));
    await root(save(id, { version: null }));
    expect(await read()).toEqual([users]);
  });

  it.each([
    [{ status: 'sold' }, 'must be one of'],
    [{ nextReview: '1 March' }, 'must be a date'],
    [{ version: 'x'.repeat(256) }, 'at most 255 characters'],
    [{ reference: 'x'.repeat(101) }, 'at most 100 characters'],
    [{ users: 'x'.repeat(2_001) }, 'at most 2000 characters'],
    [{ version: '1\n2' }, 'must be on one line'],
    [{ status: 'live', endDay: '2026-11-01' }, '“Retired since” is only for a system with the status retired.'],
    [{ status: 'retired', marketDay: '2026-11-02', endDay: '2026-11-01' }, 'came to the market, 2026-11-02'],
    [{ area: 'space' }, 'must be one of'],
  ])('is refused where it cannot be read: %j', async (facts, message) => {
    const id = await registered();
    expect((await save(id, facts)).errors[0]?.message).toContain(message);
    expect(await readFacts(id)).toEqual(nothing);
  });

  it('keep the retirement date only with that status', async () => {
    const id = await registered();
    await root(save(id, { status: 'retired', marketDay: '2026-11-01', endDay: '2026-11-01' }));
    expect(await told(id)).toMatchObject([{ facts: { status: 'retired', endDay: '2026-11-01' } }]);
    await root(save(id, { status: 'live' }));
    const [, back] = await told(id);
    expect(back).toEqual(expect.objectContaining({ changed: ['status', 'endDay'] }));
    expect(back?.facts).toEqual({ status: 'live', marketDay: '2026-11-01' });
  });

  it('belong to the organisation: for others the system does not exist', async () => {
    const id = await registered();
    expect((await save(id, { version: '1' }, boris)).errors[0]?.code).toBe('NOT_FOUND');
    expect((await execute(boris, READ, { id })).errors[0]?.code).toBe('NOT_FOUND');
  });
});

describe('a system that is retired', () => {
  it('have no next legal date in lists while retired, and have it again once live', async () => {
    const id = await registered(anna, 'Old screen');
    const standing = { class: 'High-risk', score: 60, openGaps: 3, dates: ['2099-12-02'], urgency: { next: 1 } };
    const latestAssessment = { id: 1, riskLevel: 'HIGH', scored: true, completedAt: new Date(), standing };
    const systems = mongoose.connection.collection<{ _id: number }>('ai_systems');
    await systems.updateOne({ _id: Number(id) }, { $set: { latestAssessment } });
    const next = async () => {
      const query =
        'query ($id: ID!) { system(id: $id) { latestAssessment { nextDate } results { latestAssessment { nextDate } } } }';
      const { latestAssessment: latest, results } = await root<{
        latestAssessment: { nextDate: string | null };
        results: { latestAssessment: { nextDate: string | null } | null }[];
      }>(execute(anna, query, { id }));
      let file = '';
      const ctx = contextOf(service.app, { trial: true, reading: service.reading });
      for await (const lines of await systemsFile(ctx({ actor: anna, client: localClient, requestId: 'file' }), {}))
        file += csvText(lines);
      return [latest.nextDate, results[0]?.latestAssessment?.nextDate, file.includes('2099-12-02')];
    };
    expect(await next()).toEqual(['2099-12-02', '2099-12-02', true]);
    await root(save(id, { status: 'retired' }));
    expect(await next()).toEqual([null, null, false]);
    await root(save(id, { status: 'pilot' }));
    expect(await next()).toEqual(['2099-12-02', '2099-12-02', true]);
  });
});

describe('an organisation’s own reference', () => {
  it('is used once in an organisation, and in any number of organisations', async () => {
    const [first, second, theirs] = [await registered(), await registered(), await registered(boris)];
    await root(save(first, { reference: 'HR-1' }));
    const refused = await save(second, { reference: 'HR-1' });
    expect(refused.errors).toEqual([{ code: 'CONFLICT', message: '“CV screen” already has this reference.' }]);
    await root(save(theirs, { reference: 'HR-1' }, boris));
    await root(save(first, { reference: null }));
    await root(save(second, { reference: 'HR-1' }));
  });

  it('is given to one of several systems that request it concurrently', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => registered()));
    const results = await Promise.all(ids.map(id => save(id, { reference: 'Race-1' })));
    const refusals = results.flatMap(({ errors }) => errors.map(({ code }) => code));
    expect(refusals).toEqual(Array(4).fill('CONFLICT'));
  });
});

describe('deletion of recorded facts', () => {
  const rows = (id: string) => service.app.rows('system_facts', { _id: Number(id) });

  it('with its system', async () => {
    const id = await registered();
    await root(save(id, { version: '1' }));
    expect(await rows(id)).toHaveLength(1);
    await root(execute(anna, 'mutation ($id: ID!) { deleteSystem(id: $id) { id } }', { id }));
    expect(await rows(id)).toEqual([]);
  });

  it('with its organisation', async () => {
    const clara = user(3);
    const id = await registered(clara);
    await root(save(id, { version: '1' }, clara));
    await eraseOrganisation(context(service.app, 'request-1'), { organisationId: organisationOf(3) });
    expect(await rows(id)).toEqual([]);
  });
});

it('carries over when two records are merged, without overwriting the kept one’s', async () => {
  const kept = await registered();
  const gone = (await root<{ id: string }>(execute(anna, CREATE, { input: { name: 'CV screen', jurisdiction: 'UK' } })))
    .id;
  await root(save(kept, { version: '1' }));
  await root(save(gone, { version: '9', users: 'Recruiters', reference: 'Joined-1' }));
  const join = 'mutation ($id: ID!, $input: JoinSystemsInput!) { joinSystems(id: $id, input: $input) { id } }';
  await root(execute(anna, join, { id: kept, input: { other: gone } }));
  const facts = { version: '1', users: 'Recruiters', reference: 'Joined-1' };
  expect(await readFacts(kept)).toEqual({ ...nothing, ...facts });
  expect((await told(kept)).at(-1)).toMatchObject({ version: 2, facts, changed: ['reference', 'users'] });
  expect(await service.app.rows('system_facts', { _id: Number(gone) })).toEqual([]);
});

it('a rebuild republishes the facts with their version', async () => {
  const id = await registered();
  await root(save(id, { version: '1' }));
  await root(save(id, { version: '2' }));
  await republishSystems(context(service.app, 'request-1'), { rebuildId: crypto.randomUUID() });
  expect((await told(id)).at(-1)).toMatchObject({ version: 2, facts: { version: '2' }, changed: [] });
});

it('an organisation owner’s export includes them', async () => {
  const id = await registered();
  await root(save(id, { version: '7', reference: 'Export-1' }));
  const page = await root<{ rows: object[] }>(
    execute(anna, 'query ($after: String) { exportSystemsAssessment(after: $after) { collection rows next } }', {
      after: `systemFacts:${Number(id) - 1}`,
    }),
  );
  expect(page.rows).toContainEqual(
    expect.objectContaining({ id: Number(id), facts: { version: '7', reference: 'Export-1' } }),
  );
});
