import { activeBanks } from '@aicp/compliance/banks/activeBanks';
import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { context } from '@aicp/service/store/context';
import { upsertMember } from '@aicp/service/store/members';
import { type Answer, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { eraseOrganisation } from '../use-cases/eraseOrganisation.ts';
import { notifyEndedHolds } from '../use-cases/notifyEndedHolds.ts';
import { remindOfSystems } from '../use-cases/remindOfSystems.ts';
import { republishSystems } from '../use-cases/republishSystems.ts';
import { runLawChanges } from '../use-cases/runLawChanges.ts';
import { scheduleLawChangeRun } from '../use-cases/scheduleLawChangeRun.ts';
import { summariseWeek } from '../use-cases/summariseWeek.ts';

const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
const COMPLETE = 'mutation ($id: ID!) { completeAssessment(id: $id) { id } }';
const DELETE =
  'mutation ($id: ID!, $until: String) { deleteSystem(id: $id, heldUntil: $until) { id archived heldUntil } }';
const RESTORE = 'mutation ($id: ID!) { restoreSystem(id: $id) { id archived } }';
const HOLD = 'mutation ($id: ID!, $until: String) { holdSystem(id: $id, heldUntil: $until) { heldUntil } }';
const ERASE = 'mutation ($id: ID!) { eraseSystem(id: $id, reason: "Entered twice") }';
const FACTS =
  'mutation ($id: ID!) { saveSystemFacts(id: $id, facts: { nextReview: "2026-12-01", version: "2" }) { id } }';
const ARCHIVED = {
  code: 'CONFLICT',
  message: 'This AI system is archived. Restore it before you change anything about it.',
};

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

type Person = ReturnType<typeof user>;
let people = 100;
/** The owner of a new organisation on the free plan. */
const newOwner = () => {
  people += 1;
  return user(people);
};
const act = (actor: Person, query: string, variables: object = {}) =>
  service.execute(actor, query, variables as Record<string, unknown>);
const events = async (id: string) =>
  (await service.app.rows('outbox', { 'data.systemId': Number(id) })).flatMap(({ name, data }) =>
    String(name).startsWith('system.') && name !== 'system.factsChanged' ? [[name, data]] : [],
  );

async function registerSystem(actor: Person, name = 'CV screening'): Promise<string> {
  return (await root<{ id: string }>(act(actor, CREATE, { input: { name } }))).id;
}

async function assess(actor: Person, changes: Record<string, string> = {}): Promise<{ id: string; report: string }> {
  const id = await registerSystem(actor);
  const { id: report } = await root<{ id: string }>(act(actor, START, { input: { aiSystemId: id } }));
  const answers = Object.entries(compliantAnswers(currentBank('EU'), changes)).map(([questionId, answer]) => {
    return { questionId, answer };
  });
  await root(act(actor, SAVE, { input: { assessmentId: report, answers } }));
  await root(act(actor, COMPLETE, { id: report }));
  return { id, report };
}

async function archived(actor: Person, until: string | null = null) {
  const system = await assess(actor);
  expect(await root(act(actor, DELETE, { id: system.id, until }))).toEqual({
    id: system.id,
    archived: true,
    heldUntil: until,
  });
  return system;
}

/** The lists and counts of an organisation's systems. */
async function listed(actor: Person) {
  const { data, errors } = await act(
    actor,
    `{ systems { id } systemLedger { counts { all } matchCount systems { id } } systemRegister { all matchCount systems { id } }
       reviewDates(first: 10) { day } systemUsage { used } lawChanges { open rows { id } } }`,
  );
  expect(errors).toEqual([]);
  return data;
}
const nothing = {
  systems: [],
  systemLedger: { counts: { all: 0 }, matchCount: 0, systems: [] },
  systemRegister: { all: 0, matchCount: 0, systems: [] },
  reviewDates: [],
  systemUsage: { used: 0 },
  lawChanges: { open: 0, rows: [] },
};

const code = ({ errors }: Answer) => errors[0]?.code;

describe('deleting a system', () => {
  it('deletes one that was never assessed, even while an assessment is in progress', async () => {
    const anna = newOwner();
    const id = await registerSystem(anna);
    await root(act(anna, START, { input: { aiSystemId: id } }));
    expect(await root(act(anna, DELETE, { id }))).toEqual({ id, archived: false, heldUntil: null });
    expect(await events(id)).toMatchObject([['system.deleted', { version: 2, reason: null }]]);
    expect(code(await act(anna, '{ system(id: "ID") { id } }'.replace('ID', id)))).toBe('NOT_FOUND');
  });

  it('archives an assessed system: on no list, not counted, readable, and not found a second time', async () => {
    const anna = newOwner();
    const { id, report } = await assess(anna);
    await root(act(anna, FACTS, { id }));
    const before = await listed(anna);
    expect(before).toMatchObject({ systems: [{ id }], reviewDates: [{ day: '2026-12-01' }], systemUsage: { used: 1 } });
    const both = await Promise.all([1, 2].map(() => act(anna, DELETE, { id, until: '2098-01-01' })));
    expect(both.map(code).toSorted()).toEqual(['NOT_FOUND', undefined]);
    expect(await listed(anna)).toEqual(nothing);
    expect(await root(act(anna, '{ systems(archived: true) { id archived heldUntil archivedBy { id } } }'))).toEqual([
      { id, archived: true, heldUntil: '2098-01-01', archivedBy: { id: String(anna.userId) } },
    ]);
    expect(await root(act(anna, '{ systemRegister(filter: { archived: true }) { all systems { id } } }'))).toEqual({
      all: 1,
      systems: [{ id }],
    });
    expect(
      await root(act(anna, `{ system(id: "${id}") { name latestAssessment { id nextDate } facts { version } } }`)),
    ).toEqual({ name: 'CV screening', latestAssessment: { id: report, nextDate: null }, facts: { version: '2' } });
    expect(await root<object[]>(act(anna, `{ assessments(systemId: "${id}") { id } }`))).toEqual([{ id: report }]);
    expect(await root(act(anna, `{ assessment(id: "${report}") { status } }`))).toEqual({ status: 'completed' });
    expect(code(await act(anna, DELETE, { id }))).toBe('NOT_FOUND');
    expect(await events(id)).toMatchObject([
      ['system.archived', { version: 2, heldUntil: '2098-01-01', act: 'archived' }],
    ]);
  });

  it('refuses a hold that ends today, in the past or too far ahead', async () => {
    const anna = newOwner();
    const { id } = await assess(anna);
    for (const until of [new Date().toISOString().slice(0, 10), '2020-01-01', '9999-01-01', 'soon'])
      expect(code(await act(anna, DELETE, { id, until }))).toBe('INVALID');
  });

  it('suggests ten years to the provider of a high-risk system, and nothing to others', async () => {
    const read = async (changes: Record<string, string>) => {
      const anna = newOwner();
      const { id } = await assess(anna, changes);
      return root<{ suggestedHold: string | null }>(act(anna, `{ system(id: "${id}") { suggestedHold } }`));
    };
    const highRisk = { 'eu2-a3': '4', 'eu2-a3-4a': 'yes' };
    const inTenYears = new Date();
    inTenYears.setUTCFullYear(inTenYears.getUTCFullYear() + 10);
    expect(await read({ ...highRisk, 'eu2-role': 'supply' })).toEqual({
      suggestedHold: inTenYears.toISOString().slice(0, 10),
    });
    expect(await read({ ...highRisk, 'eu2-role': 'use' })).toEqual({ suggestedHold: null });
    expect(await read({ 'eu2-role': 'supply' })).toEqual({ suggestedHold: null });
  });
});

describe('an archived system', () => {
  it('refuses all changes with a reason', async () => {
    const anna = newOwner();
    const { id, report } = await assess(anna);
    const { id: open } = await root<{ id: string }>(act(anna, START, { input: { aiSystemId: id } }));
    const other = await registerSystem(anna, 'Another');
    await root(act(anna, DELETE, { id }));
    const answers = [{ questionId: 'eu2-ai', answer: 'yes' }];
    const writes: [string, object][] = [
      ['mutation ($id: ID!) { updateSystem(id: $id, input: { sector: "Retail" }) { id } }', { id }],
      [FACTS, { id }],
      ['mutation ($id: ID!, $other: ID!) { joinSystems(id: $id, input: { other: $other }) { id } }', { id, other }],
      ['mutation ($id: ID!, $other: ID!) { joinSystems(id: $other, input: { other: $id }) { id } }', { id, other }],
      [START, { input: { aiSystemId: id } }],
      [SAVE, { input: { assessmentId: open, answers } }],
      [
        'mutation ($id: ID!) { annotateQuestion(input: { assessmentId: $id, questionId: "eu2-ai", note: "Why?" }) { note } }',
        { id: open },
      ],
      ['mutation ($id: ID!) { discardAssessment(id: $id) }', { id: open }],
      [COMPLETE, { id: open }],
    ];
    for (const [write, variables] of writes)
      expect([write, (await act(anna, write, variables)).errors]).toEqual([write, [ARCHIVED]]);
    expect(
      await root(
        act(
          anna,
          'mutation ($ids: [ID!]!) { updateSystems(input: { ids: $ids, status: "live" }) { id changed message } }',
          {
            ids: [id, other],
          },
        ),
      ),
    ).toEqual([
      { id, changed: false, message: ARCHIVED.message },
      { id: other, changed: true, message: null },
    ]);
    // Completing a completed one again changes nothing.
    expect(await root(act(anna, COMPLETE, { id: report }))).toEqual({ id: report });
  });

  it('has no reminders, digest entries or law changes, and is published again as archived', async () => {
    const anna = newOwner();
    const { organisationId, userId } = anna;
    const ctx = { ...context(service.app, 'test'), now: () => new Date('2026-11-24T05:00:00Z') };
    await ctx.transaction(tx => upsertMember(tx, { organisationId, userId, role: 'owner', version: 1 }));
    const [{ id }, used] = [await assess(anna), await assess(anna)];
    for (const system of [id, used.id]) await root(act(anna, FACTS, { id: system }));
    await root(act(anna, DELETE, { id }));
    await remindOfSystems(ctx);
    await summariseWeek(ctx);
    await scheduleLawChangeRun(ctx, activeBanks());
    const [run] = (await service.app.rows('law_runs')).slice(-1);
    await runLawChanges(ctx, { run: Number(run?._id) }, activeBanks());
    await republishSystems(ctx, { rebuildId: '0198f1aa-7c11-7d3e-8a55-2f3e54a1b7d9' });
    const reminded = await service.app.rows('reminders', { organisationId });
    expect(reminded.map(({ systemId }) => String(systemId))).toEqual([used.id]);
    expect(await service.app.rows('law_changes', { aiSystemId: Number(id) })).toEqual([]);
    expect((await events(id)).map(([name]) => name)).toEqual(['system.archived', 'system.archived']);
  });

  it('is restored unchanged, within the plan’s limits', async () => {
    const anna = newOwner();
    const { id, report } = await archived(anna, '2098-01-01');
    for (const name of ['One', 'Two', 'Three']) await registerSystem(anna, name);
    const refused = await act(anna, RESTORE, { id });
    expect(refused.errors).toMatchObject([{ code: 'FORBIDDEN', message: expect.stringContaining('3 AI systems') }]);
    const [gone] = (await root<{ id: string }[]>(act(anna, '{ systems { id } }'))) as [{ id: string }];
    await root(act(anna, DELETE, { id: gone.id }));
    expect(await root(act(anna, RESTORE, { id }))).toEqual({ id, archived: false });
    expect(await root(act(anna, `{ system(id: "${id}") { heldUntil archivedAt latestAssessment { id } } }`))).toEqual({
      heldUntil: null,
      archivedAt: null,
      latestAssessment: { id: report },
    });
    expect(code(await act(anna, RESTORE, { id }))).toBe('CONFLICT');
    expect((await events(id)).map(([name, data]) => [name, (data as { version: number }).version])).toEqual([
      ['system.archived', 2],
      ['system.restored', 3],
    ]);
  });

  it('is erased completely, with a reason, while a system in use cannot be', async () => {
    const anna = newOwner();
    const used = await assess(anna);
    expect(code(await act(anna, ERASE, { id: used.id }))).toBe('CONFLICT');
    const { id, report } = await archived(anna);
    expect(await root(act(user(anna.userId, 'manager'), ERASE, { id }))).toBe(id);
    expect(await service.app.rows('assessments', { aiSystemId: Number(id) })).toEqual([]);
    expect(await service.app.rows('responses', { assessmentId: Number(report) })).toEqual([]);
    expect((await events(id)).at(-1)).toMatchObject(['system.deleted', { version: 3, reason: 'Entered twice' }]);
    expect(code(await act(anna, ERASE, { id }))).toBe('NOT_FOUND');
  });

  it('can be erased or held for less time before its date only by organisation owners with recent confirmation', async () => {
    const anna = newOwner();
    const { id } = await archived(anna, '2098-01-01');
    const manager = user(anna.userId, 'manager');
    const { provedAt: _, ...unproved } = anna;
    for (const [write, variables] of [
      [ERASE, { id }],
      [HOLD, { id, until: '2097-12-31' }],
      [HOLD, { id, until: null }],
    ] as const)
      for (const caller of [manager, unproved as Person])
        expect(code(await act(caller, write, variables))).toBe('FORBIDDEN');
    expect(await root(act(manager, HOLD, { id, until: '2098-06-01' }))).toEqual({ heldUntil: '2098-06-01' });
    expect(await root(act(anna, HOLD, { id, until: null }))).toEqual({ heldUntil: null });
    expect(await root(act(manager, ERASE, { id }))).toBe(id);
  });

  it('notifies its owner once when its hold ends, and stays', async () => {
    const anna = newOwner();
    const { organisationId, userId } = anna;
    const ctx = { ...context(service.app, 'test'), now: () => new Date('2097-06-01T05:45:00Z') };
    await ctx.transaction(tx => upsertMember(tx, { organisationId, userId, role: 'owner', version: 1 }));
    const { id } = await archived(anna, '2097-06-01');
    await notifyEndedHolds({ ...ctx, now: () => new Date('2097-05-31T05:45:00Z') });
    const told = async () => (await service.app.rows('outbox', { name: 'notify', 'data.systemId': Number(id) })).length;
    expect(await told()).toBe(0);
    await notifyEndedHolds(ctx);
    await notifyEndedHolds(ctx);
    expect(await told()).toBe(1);
    expect(await root<object[]>(act(anna, '{ systems(archived: true) { id } }'))).toEqual([{ id }]);
  });

  it('is part of an organisation owner’s export, and is deleted with its organisation', async () => {
    const anna = newOwner();
    const { id } = await archived(anna, '2098-01-01');
    const page = await root<{ rows: { id: number; heldUntil: string }[] }>(
      act(anna, '{ exportSystemsAssessment { rows } }'),
    );
    expect(page.rows).toMatchObject([{ id: Number(id), isArchived: true, heldUntil: '2098-01-01' }]);
    await eraseOrganisation(context(service.app, 'test'), { organisationId: organisationOf(anna.userId) });
    expect(await service.app.rows('ai_systems', { _id: Number(id) })).toEqual([]);
  });
});
