import { assess } from '@aicp/compliance/banks/assess';
import { bankOf } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { AssessmentCompleted, type AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { describedSystem } from '@aicp/testing/describedSystem';
import { executor, organisationOf, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contextOf } from '../context.ts';
import { withLoaders } from '../graphql/loaders.ts';
import { resolvers } from '../graphql/resolvers.ts';
import { handlers } from './index.ts';

let app: TestService;
let execute: ReturnType<typeof executor>;
beforeAll(async () => {
  app = await openTestService('reporting');
  execute = executor(new URL('../graphql/schema.graphql', import.meta.url), resolvers, withLoaders(contextOf(app)));
});
afterAll(() => app.stop());

function completedEvent(
  assessmentId: number,
  version: string,
  answers: Record<string, string> = {},
  day = '2026-11-22',
): AssessmentCompletedData {
  const bank = bankOf(version);
  const { jurisdiction, lawAsOf } = bank;
  return {
    userId: 1,
    completedBy: 1,
    organisationId: organisationOf(1),
    assessmentId,
    jurisdiction,
    bankVersion: version,
    lawAsOf,
    completedAt: `${day}T10:00:00.000Z`,
    system: { ...describedSystem({ id: 5, name: 'CV screen' }), jurisdiction },
    answers: [],
    organisation: null,
    result: assess({ bank, answers: compliantAnswers(bank, answers), today: day }),
  };
}

async function report(data: AssessmentCompletedData, fields: string) {
  await deliverTo(handlers, AssessmentCompleted, context(app, 'request-1'), data);
  const r = [{ __typename: 'Assessment', id: String(data.assessmentId), status: 'completed' }];
  const query = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Assessment { report { ${fields} } } } }`;
  const { data: answered, errors } = await execute(user(1), query, { r });
  expect(errors).toEqual([]);
  return (answered as { _entities: [{ report: Record<string, unknown> }] })._entities[0].report;
}

/** Moves an assessment to another system. */
const _other = (data: AssessmentCompletedData) => ({ ...data, system: { ...data.system, id: 6 } });

const FIELDS = `scored remarks class { id label reason } roles { id why } model supervisors regulators { code }
  duties { id title binds state status from } requests scores { inForce { score text } later { score text } }
  working { label points weight } fines { inForce { max duties } later { max duties } } trace { rule outcome }
  flips { questionId value change to verified } clocks { date what binding } corrections { text }
  findings { questionId dutyId state tier owner }`;

describe('the report of a verdict', () => {
  it('contains class, duties, trace and clocks as the rules found them', async () => {
    const data = completedEvent(1, 'eu-2026-11-27');
    const { corrections, ...read } = await report(data, FIELDS);
    expect({ ...data.result, regulators: [] }).toMatchObject(read);
    expect(
      Object.values(read)
        .filter(Array.isArray)
        .filter(list => list.length > 0).length,
    ).toBeGreaterThan(3);
    expect(corrections).toEqual([]);
  });

  it('rates UK principles and names the regulators', async () => {
    const {
      class: none,
      fines,
      regulators,
    } = await report(completedEvent(2, 'uk-2026-11-27', { 'uk2-f-pd': 'yes' }), FIELDS);
    expect([none, fines]).toEqual([null, null]);
    expect(regulators).toContainEqual({ code: 'ICO' });
  });
});

it('a report is compared with the previous one under the same law, whatever came between them', async () => {
  const of = (data: AssessmentCompletedData) => ({
    ...data,
    system: { ...data.system, id: 8, jurisdiction: 'EU' as const },
  });
  const SINCE = 'changes { since { id } }';
  await report(of(completedEvent(21, 'eu-2026-11-27', {}, '2026-11-20')), SINCE);
  expect(await report(of(completedEvent(22, 'uk-2026-11-27', {}, '2026-11-21')), SINCE)).toEqual({ changes: null });
  expect(await report(of(completedEvent(23, 'eu-2026-11-27', {}, '2026-11-22')), SINCE)).toEqual({
    changes: { since: { id: '21' } },
  });
});

it('a report can be compared with any earlier one of the same system and law', async () => {
  const of = (data: AssessmentCompletedData, id = 9) => ({ ...data, system: { ...data.system, id } });
  await report(of(completedEvent(31, 'eu-2026-11-27', { 'eu2-d-4': 'partial' }, '2026-11-19')), 'id');
  await report(of(completedEvent(32, 'eu-2026-11-27', {}, '2026-11-20')), 'id');
  await report(of(completedEvent(33, 'uk-2026-11-27', {}, '2026-11-21')), 'id');
  await report(of(completedEvent(34, 'eu-2026-11-27', {}, '2026-11-21'), 10), 'id');
  const last = of(completedEvent(35, 'eu-2026-11-27', {}, '2026-11-22'));
  expect(await report(last, 'earlier { id } changes { since { id } closed }')).toEqual({
    earlier: [{ id: '32' }, { id: '31' }],
    changes: { since: { id: '32' }, closed: [] },
  });
  const { changes } = await report(last, 'changes(since: 31) { since { id } closed }');
  expect(changes).toMatchObject({ since: { id: '31' } });
  expect((changes as { closed: string[] }).closed.length).toBeGreaterThan(0);
  for (const wrong of [33, 34, 35, 99, 'x']) {
    const r = [{ __typename: 'Assessment', id: '35', status: 'completed' }];
    const query = `query ($r: [_Any!]!, $since: ID!) { _entities(representations: $r) { ... on Assessment { report {
      changes(since: $since) { since { id } } } } } }`;
    const { errors } = await execute(user(1), query, { r, since: String(wrong) });
    expect([wrong, errors[0]?.code]).toEqual([wrong, 'NOT_FOUND']);
  }
});

it('a report on an earlier bank lists later corrections', async () => {
  const { corrections } = await report(completedEvent(3, 'eu-2024-08-01', {}, '2026-11-21'), FIELDS);
  expect((corrections as unknown[]).length).toBeGreaterThan(2);
});
