import { countCommands } from '@aicp/testing/countCommands';
import { guest, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';

type Due = { system: { name: string } | null; jurisdiction: string; dueOn: string; openAssessmentId: string | null };

const DUE = `query ($r: [_Any!]!, $first: Int! = 50, $law: Jurisdiction) { _entities(representations: $r) { ... on Organisation {
  reassessments(first: $first, jurisdiction: $law) { system { name } jurisdiction dueOn openAssessmentId } } } }`;

let service: TestSystemsAssessment;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
});
afterAll(() => service.app.stop());

const of = (userId: number, reassessMonths: number | null, more: object = {}) => ({
  r: [{ __typename: 'Organisation', id: String(organisationOf(userId)), reassessMonths }],
  ...more,
});
const dueFor = async (actor: ReturnType<typeof user>, variables: object) => {
  const [found] = await root<{ reassessments: Due[] | null }[]>(service.execute(actor, DUE, { ...variables }));
  return found?.reassessments;
};

const systems = () => mongoose.connection.collection<{ _id: number }>('ai_systems');
const assessed = (id: number, day: string) => ({
  latestAssessment: { id, riskLevel: 'LOW', scored: true, completedAt: new Date(`${day}T10:00:00Z`), standing: null },
});
let lastId = 9_000;
const rowOf = (userId: number, name: string, more: object) => ({
  _id: ++lastId,
  ...{ userId, organisationId: organisationOf(userId), name, version: 1, jurisdiction: 'EU', createdAt: new Date() },
  isArchived: false,
  ...more,
});

describe('the results due for reassessment', () => {
  const [anna, boris] = [user(1), user(2)];

  it('are those of each law, oldest first, by the organisation’s interval', async () => {
    await systems().insertMany([
      rowOf(1, 'Never assessed', {}),
      rowOf(1, 'Scorecard', assessed(1, '2026-08-31')),
      rowOf(1, 'Chatbot', {
        ...{ jurisdiction: 'UK', openAssessmentId: 77, ...assessed(2, '2026-05-01') },
        otherLaw: { jurisdiction: 'EU', openAssessmentId: null, ...assessed(3, '2026-11-22') },
      }),
      rowOf(2, 'Somebody else’s', assessed(4, '2020-01-01')),
      rowOf(1, 'Retired', assessed(5, '2026-01-01')),
    ]);
    const facts = mongoose.connection.collection<{ _id: number; organisationId: number; facts: object }>(
      'system_facts',
    );
    await facts.insertOne({ _id: lastId, organisationId: organisationOf(1), facts: { status: 'retired' } });
    expect(await dueFor(anna, of(1, 6))).toEqual([
      { system: { name: 'Chatbot' }, jurisdiction: 'UK', dueOn: '2026-11-01', openAssessmentId: '77' },
      { system: { name: 'Scorecard' }, jurisdiction: 'EU', dueOn: '2027-02-28', openAssessmentId: null },
      { system: { name: 'Chatbot' }, jurisdiction: 'EU', dueOn: '2027-05-22', openAssessmentId: null },
    ]);
    expect((await dueFor(anna, of(1, 12)))?.map(({ dueOn }) => dueOn)).toEqual([
      '2027-05-01',
      '2027-08-31',
      '2027-11-22',
    ]);
    expect((await dueFor(anna, of(1, 6, { first: 1 })))?.map(({ dueOn }) => dueOn)).toEqual(['2026-11-01']);
    const under = async (law: string) => (await dueFor(anna, of(1, 6, { law })))?.map(({ dueOn }) => dueOn);
    expect(await under('UK')).toEqual(['2026-11-01']);
    expect(await under('EU')).toEqual(['2027-02-28', '2027-05-22']);
  });

  it('are empty without an interval, and never include others’', async () => {
    expect(await dueFor(anna, of(1, null))).toEqual([]);
    expect(await dueFor(boris, of(1, 6))).toBeNull();
    expect((await service.execute(guest, DUE, of(1, 6))).errors[0]?.code).toBe('UNAUTHENTICATED');
  });

  it('take as many database commands for many systems as for a few, and read no more rows than they show', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => rowOf(3, `System ${at}`, assessed(100 + at, '2026-01-01')));
    const ask = async () => void (await dueFor(user(3), of(3, 6, { first: 10 })));
    await systems().insertMany(rows(10));
    const few = await countCommands(ask);
    await systems().insertMany(rows(490));
    expect(await countCommands(ask)).toEqual(few);
    const plan = await systems()
      .find({
        organisationId: organisationOf(3),
        jurisdiction: { $in: ['EU', 'UK'] },
        'latestAssessment.completedAt': { $gt: new Date(0) },
      })
      .sort({ 'latestAssessment.completedAt': 1 })
      .limit(10)
      .explain('executionStats');
    expect(plan.executionStats.totalDocsExamined).toBeLessThanOrEqual(20);
  });
});
