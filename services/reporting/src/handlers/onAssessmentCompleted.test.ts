import { assess } from '@aicp/compliance/banks/assess';
import { currentBank } from '@aicp/compliance/banks/banks';
import { valuesOf } from '@aicp/compliance/scoring/scoreOf';
import { AssessmentCompleted, type AssessmentCompletedData } from '@aicp/contracts/events/assessmentEvents';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { describedSystem } from '@aicp/testing/describedSystem';
import { executor, guest, organisationOf, user } from '@aicp/testing/executor';
import { openTestService, type TestService } from '@aicp/testing/openTestService';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
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

const bank = currentBank('EU');
const answers = Object.fromEntries(bank.questions.map(question => [question.id, valuesOf(question).at(-1) ?? '']));
const result = assess({ bank, answers, today: '2026-11-21' });

/** The event of an EU assessment that was answered with the last option throughout. */
function completedEvent(assessmentId: number, name = 'CV screen'): AssessmentCompletedData {
  return {
    userId: 1,
    completedBy: 1,
    organisationId: organisationOf(1),
    assessmentId,
    jurisdiction: 'EU',
    bankVersion: bank.version,
    lawAsOf: bank.lawAsOf,
    completedAt: '2026-11-21T10:00:00.000Z',
    system: describedSystem({ id: 5, name, jurisdiction: 'EU' }),
    answers: [],
    organisation: null,
    result,
  };
}

const deliver = (data: unknown) => deliverTo(handlers, AssessmentCompleted, context(app, 'request-1'), data);

const READ = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Assessment { report {
  system { name } riskResult { level score } gaps findings { text citation { article } } estimatedFine { min max } bankVersion
} } } }`;

function read(actor: Parameters<typeof execute>[0], id: number, status = 'completed') {
  return execute(actor, READ, { r: [{ __typename: 'Assessment', id: String(id), status }] });
}

describe('a completed assessment', () => {
  it('becomes a report that its organisation can read', async () => {
    await deliver(completedEvent(1));
    const { data, errors } = await read(user(1), 1);
    expect(errors).toEqual([]);
    const { bankVersion } = completedEvent(1);
    expect(data).toMatchObject({
      _entities: [
        {
          report: {
            system: { name: 'CV screen' },
            riskResult: { level: 'HIGH', score: 100 },
            gaps: result.gaps,
            bankVersion,
          },
        },
      ],
    });
  });

  it('delivered twice stays one report, the first', async () => {
    await deliver(completedEvent(2));
    const reports = mongoose.connection.collection('reports');
    const before = await reports.findOne({ _id: 2 as never });
    await deliver(completedEvent(2, 'Renamed since'));
    expect(await reports.findOne({ _id: 2 as never })).toEqual(before);
    expect(await reports.countDocuments({ _id: 2 as never })).toBe(1);
  });

  it('lost with its database and published again, restores the same report byte for byte', async () => {
    await deliver(completedEvent(5));
    const before = JSON.stringify(await app.rows('reports', { _id: 5 }));
    await mongoose.connection.collection('reports').deleteOne({ _id: 5 as never });
    await deliver(completedEvent(5));
    expect(JSON.stringify(await app.rows('reports', { _id: 5 }))).toBe(before);
  });

  it('may arrive after a later one', async () => {
    await deliver(completedEvent(4));
    await deliver(completedEvent(3));
    for (const id of [3, 4]) expect((await read(user(1), id)).errors).toEqual([]);
  });

  it('of an invalid shape is permanently refused', async () => {
    expect(() => deliver({ assessmentId: 9 })).toThrow(/assessment\.completed is malformed/);
  });
});

describe('reading a report', () => {
  it('waits for a report that has not arrived yet', async () => {
    const reading = read(user(1), 10);
    await new Promise(resolve => setTimeout(resolve, 100));
    await deliver(completedEvent(10));
    expect((await reading).errors).toEqual([]);
  });

  it('finds none for an assessment in progress, without waiting', async () => {
    expect(await read(user(1), 11, 'in_progress')).toEqual({ data: { _entities: [{ report: null }] }, errors: [] });
  });

  it('of another organisation reports after the wait what a missing one reports', async () => {
    const [stranger, nobody] = await Promise.all([read(user(2), 1), read(guest, 1)]);
    for (const { data, errors } of [stranger, nobody]) {
      expect(data).toEqual({ _entities: [{ report: null }] });
      expect(errors).toMatchObject([{ code: 'UNAVAILABLE' }]);
    }
  });
});
