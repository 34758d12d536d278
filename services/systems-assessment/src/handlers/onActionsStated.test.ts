import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { actionFields } from '@aicp/contracts/entities/action';
import { newRecord } from '@aicp/contracts/entities/field';
import { ActionsStated, type ActionsStatedData } from '@aicp/contracts/events/actionEvents';
import { SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { OrganisationDeleted } from '@aicp/contracts/events/organisationEvents';
import { context } from '@aicp/service/store/context';
import { countCommands } from '@aicp/testing/countCommands';
import { deliverTo } from '@aicp/testing/deliverTo';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { advanceRankings } from '../use-cases/advanceRankings.ts';
import { handlers } from './index.ts';

type Law = 'EU' | 'UK';
type Stated = ActionsStatedData['actions'][number];

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

const ONE_DAY = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * ONE_DAY).toISOString().slice(0, 10);
const [YESTERDAY, TOMORROW] = [dayIn(-1), dayIn(1)];

const input = <Data>(query: string, given: object) =>
  root<Data>(service.executeInTrial(user(1), query, { input: given }));

/** A system with a result that finds nothing due. */
async function assess(law: Law): Promise<number> {
  type Id = { id: string };
  const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
  const { id } = await input<Id>(CREATE, { name: 'A system', jurisdiction: law });
  const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
  const { id: assessmentId } = await input<Id>(START, { aiSystemId: id });
  const answers = Object.entries(compliantAnswers(currentBank(law))).map(([questionId, answer]) => ({
    ...{ questionId, answer },
  }));
  await input('mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }', {
    ...{ assessmentId, answers },
  });
  await root(service.executeInTrial(user(1), `mutation { completeAssessment(id: "${assessmentId}") { id } }`));
  return Number(id);
}

const action = (id: number, changes: Partial<Stated>): Stated => ({
  ...newRecord(actionFields, { title: 'Name the people who oversee the system', state: 'open' }),
  ...{ id, jurisdiction: 'EU', filesUnder: null, acceptance: null, dueRequest: null, reportId: 1, closedBy: null },
  ...{ stateAt: '2026-11-01T09:00:00.000Z', stateBy: null, createdAt: '2026-11-01T09:00:00.000Z' },
  ...changes,
});

const of = (systemId: number, userId = 1) => ({ userId, organisationId: organisationOf(userId), systemId });
const ctx = () => context(service.app, 'request-1');
/** Actions as they were some minutes after nine. */
const state = (system: ReturnType<typeof of>, minute: number, actions: Stated[], deleted: number[] = []) =>
  deliverTo(handlers, ActionsStated, ctx(), {
    ...system,
    at: `2026-11-21T09:${String(minute).padStart(2, '0')}:00.000Z`,
    ...{ actions, deleted, comments: [] },
  });

async function readUrgency(systemId: number) {
  const [row] = await service.app.rows('ai_systems', { _id: systemId });
  return row && { ownDue: row.ownDue, urgency: row.urgency };
}
const QUIET = { ownDue: null, urgency: 0 };

it('a system moves up once the earliest due date that its organisation chose has come, and down when nothing is left', async () => {
  const id = await assess('EU');
  expect(await readUrgency(id)).toEqual(QUIET);
  const dates = [TOMORROW, YESTERDAY].map((due, at) => action(10 + at, { due }));
  await state(of(id), 1, dates);
  expect(await readUrgency(id)).toEqual({ ownDue: YESTERDAY, urgency: 4_500_000 });
  await state(of(id), 2, [action(11, { due: YESTERDAY, state: 'done' })]);
  expect(await readUrgency(id)).toEqual({ ownDue: TOMORROW, urgency: 0 });
  await state(of(id), 3, [], [10]);
  expect(await readUrgency(id)).toEqual(QUIET);
});

it('actions of the organisation as a whole move no system', async () => {
  const whole = { ...of(1), systemId: null, at: '2026-11-21T09:00:00.000Z', deleted: [], comments: [] };
  await deliverTo(handlers, ActionsStated, ctx(), { ...whole, actions: [action(990, { due: YESTERDAY })] });
  expect(await service.app.rows('action_due_dates', { _id: 990 })).toEqual([]);
});

it('the legal date, a date of another organisation and a state that arrives late change nothing', async () => {
  const id = await assess('EU');
  await state(of(id), 1, [action(20, { due: YESTERDAY, lawDue: YESTERDAY })]);
  expect(await readUrgency(id)).toEqual(QUIET);
  await state(of(id, 2), 1, [action(21, { due: YESTERDAY })]);
  expect(await readUrgency(id)).toEqual(QUIET);
  await state(of(id), 3, [action(20, { due: YESTERDAY, state: 'closed' })]);
  await state(of(id), 2, [action(20, { due: YESTERDAY })]);
  expect(await readUrgency(id)).toEqual(QUIET);
});

it('a date that comes overnight counts in the morning, and goes on counting while an assessment is in progress', async () => {
  const id = await assess('EU');
  await state(of(id), 1, [action(30, { due: TOMORROW })]);
  await advanceRankings({ now: () => new Date() });
  expect(await readUrgency(id)).toEqual({ ownDue: TOMORROW, urgency: 0 });
  await advanceRankings({ now: () => new Date(TOMORROW) });
  expect(await readUrgency(id)).toEqual({ ownDue: TOMORROW, urgency: 4_500_000 });
  await state(of(id), 2, [action(30, { due: YESTERDAY })]);
  await input('mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }', {
    aiSystemId: String(id),
  });
  expect(await readUrgency(id)).toEqual({ ownDue: YESTERDAY, urgency: 5_500_000 });
});

it('each law has its own date, even after two records are merged, and news of the removed record counts for the kept one', async () => {
  const [eu, uk] = [await assess('EU'), await assess('UK')];
  await state(of(uk), 1, [action(40, { due: YESTERDAY, jurisdiction: 'UK' })]);
  await root(
    service.executeInTrial(
      user(1),
      'mutation ($id: ID!, $input: JoinSystemsInput!) { joinSystems(id: $id, input: $input) { id } }',
      { id: String(eu), input: { other: String(uk) } },
    ),
  );
  const under = async () => {
    const [row] = await service.app.rows('ai_systems', { _id: eu });
    return [row?.ownDue, row?.otherLaw.ownDue, row?.otherLaw.urgency];
  };
  expect(await under()).toEqual([null, YESTERDAY, 4_500_000]);
  await state(of(uk), 2, [action(40, { due: TOMORROW, jurisdiction: 'UK' }), action(41, { due: YESTERDAY })]);
  expect(await under()).toEqual([YESTERDAY, TOMORROW, 0]);
});

it('takes as many database commands for a hundred actions as for one', async () => {
  const id = await assess('EU');
  const some = (count: number, minute: number) => () =>
    state(
      of(id),
      minute,
      Array.from({ length: count }, (_, at) => action(100 + at, { due: TOMORROW })),
    );
  const few = await countCommands(some(1, 1));
  expect(await countCommands(some(100, 2))).toEqual(few);
});

it('nothing is kept of a deleted system or organisation, and nothing comes back', async () => {
  const id = await assess('EU');
  const rows = () => service.app.rows('action_due_dates', { systemId: id });
  await state(of(id), 1, [action(50, { due: YESTERDAY })]);
  expect(await rows()).toHaveLength(1);
  await deliverTo(handlers, SystemDeleted, ctx(), { ...of(id), version: 9 });
  await state(of(id), 2, [action(50, { due: TOMORROW })]);
  expect(await rows()).toEqual([]);
  const { userId, organisationId } = of(id);
  await deliverTo(handlers, OrganisationDeleted, ctx(), { userId, organisationId });
  expect(await service.app.rows('action_due_dates', { organisationId })).toEqual([]);
});
