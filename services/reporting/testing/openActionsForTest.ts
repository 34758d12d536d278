import { assess } from '@aicp/compliance/banks/assess';
import { bankOf } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { AssessmentCompleted } from '@aicp/contracts/events/assessmentEvents';
import { MembershipChanged } from '@aicp/contracts/events/organisationEvents';
import type { UserActor } from '@aicp/contracts/rights/actor';
import type { Role } from '@aicp/contracts/rights/rights';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { executor, localClient } from '@aicp/testing/executor';
import { openTestService } from '@aicp/testing/openTestService';
import mongoose from 'mongoose';
import { contextOf } from '../src/context.ts';
import { withLoaders } from '../src/graphql/loaders.ts';
import { resolvers } from '../src/graphql/resolvers.ts';
import { handlers } from '../src/handlers/index.ts';

export const COMPANY = 900;
export type TestActions = Awaited<ReturnType<typeof openActionsForTest>>;

const highRisk = {
  'eu2-role': 'both',
  'eu2-f-dec': 'yes',
  'eu2-x': 'none',
  'eu2-pl-seat': 'eu',
  'eu2-a3': '5',
  'eu2-a3-5b': 'yes',
};

const results = new Map<string, ReturnType<typeof assessed>>();

/** The result of answers that are the best but for these; assessing them takes longer than filing them. */
function resultOf(jurisdiction: 'EU' | 'UK', answers: Record<string, string>) {
  const key = JSON.stringify([jurisdiction, answers]);
  const known = results.get(key) ?? assessed(jurisdiction, answers);
  results.set(key, known);
  return known;
}

function assessed(jurisdiction: 'EU' | 'UK', answers: Record<string, string>) {
  const bank = bankOf(jurisdiction === 'EU' ? 'eu-2026-11-27' : 'uk-2026-11-27');
  const all = compliantAnswers(bank, jurisdiction === 'EU' ? { ...highRisk, ...answers } : answers);
  return { bank, result: assess({ bank, answers: all, today: '2026-11-22' }) };
}

/** The service with its graph, and events about reports. */
export async function openActionsForTest() {
  const app = await openTestService('reporting');
  const schema = new URL('../src/graphql/schema.graphql', import.meta.url);
  const ctx = () => context(app, 'request-1');
  const hear = (event: Parameters<typeof deliverTo>[1], data: object) => deliverTo(handlers, event, ctx(), data);
  return {
    app,
    hear,
    contextBy: (actor: UserActor) => contextOf(app)({ actor, client: localClient, requestId: 'request-1' }),
    execute: executor(schema, resolvers, withLoaders(contextOf(app))),
    empty: (collection: string, filter: object) => mongoose.connection.collection(collection).deleteMany(filter),
    addMember: (userId: number, role: Role) =>
      hear(MembershipChanged, {
        organisationId: COMPANY,
        ...{ userId, version: 1, username: `user-${userId}`, role, joined: true },
      }),
    /** Completes an assessment; higher numbers are completed later. */
    complete(
      assessmentId: number,
      systemId: number,
      answers: Record<string, string>,
      jurisdiction: 'EU' | 'UK' = 'EU',
      organisationId = COMPANY,
    ) {
      const { bank, result } = resultOf(jurisdiction, answers);
      return hear(AssessmentCompleted, {
        userId: 2,
        completedBy: 2,
        organisationId,
        assessmentId,
        jurisdiction,
        bankVersion: bank.version,
        lawAsOf: bank.lawAsOf,
        completedAt: new Date(Date.UTC(2026, 10, 22, 0, 0, assessmentId)).toISOString(),
        system: { id: systemId, name: `=System ${systemId}`, description: null, systemType: null, jurisdiction },
        answers: [],
        organisation: null,
        result,
      });
    },
  };
}
