import { currentBank } from '@aicp/compliance/banks/banks';
import { compliantAnswers } from '@aicp/compliance/scoring/compliantAnswers';
import { SystemDeleted } from '@aicp/contracts/events/assessmentEvents';
import { EvidenceLatestChanged } from '@aicp/contracts/events/documentEvents';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { handlers } from './index.ts';

let service: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  execute = service.execute;
});
afterAll(() => service.app.stop());

it('an answer points to its latest evidence, in whatever order events arrive', async () => {
  const ok = (query: string, input: object) => root<{ id: string }>(execute(user(1), query, { input }));
  const system = await ok('mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }', {
    name: 'A system',
  });
  const { id } = await ok('mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }', {
    aiSystemId: system.id,
  });
  await ok('mutation ($input: SaveResponseInput!) { saveResponse(input: $input) { id } }', {
    assessmentId: id,
    questionId: 'eu2-d-4',
    answer: 'partial',
  });
  const url = async () => {
    const { data } = await execute(user(1), `{ assessment(id: "${id}") { responses { evidenceUrl } } }`);
    return (data as { assessment: { responses: { evidenceUrl: string | null }[] } }).assessment.responses[0]
      ?.evidenceUrl;
  };
  const ctx = context(service.app, 'request-1');
  const of = { userId: 1, organisationId: organisationOf(1), systemId: Number(system.id), jurisdiction: 'EU' };
  const change = { ...of, supports: 'eu2-d-4' };
  const second = { ...change, latest: 8, version: 2 };
  await deliverTo(handlers, EvidenceLatestChanged, ctx, second);
  await deliverTo(handlers, EvidenceLatestChanged, ctx, { ...change, latest: 7, version: 1 });
  await deliverTo(handlers, EvidenceLatestChanged, ctx, second);
  expect(await url()).toBe('/api/evidence/8/file');
  await deliverTo(handlers, EvidenceLatestChanged, ctx, {
    ...change,
    organisationId: organisationOf(2),
    latest: 9,
    version: 9,
  });
  expect(await url()).toBe('/api/evidence/8/file');
  await deliverTo(handlers, EvidenceLatestChanged, ctx, { ...change, latest: null, version: 3 });
  expect(await url()).toBeNull();
});

it('an answer given after the file points to it, in the next assessment too, and earlier ones stay', async () => {
  const ok = <Data>(query: string, input: object) => root<Data>(execute(user(1), query, { input }));
  type Id = { id: string };
  const START = 'mutation ($input: StartAssessmentInput!) { startAssessment(input: $input) { id } }';
  const SAVE = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
  const system = await ok<Id>('mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }', {
    name: 'A system',
  });
  const answers = Object.entries(compliantAnswers(currentBank('EU'))).map(([questionId, answer]) => ({
    questionId,
    answer,
  }));
  const ctx = context(service.app, 'request-1');
  const given = (file: number, version: number) =>
    deliverTo(handlers, EvidenceLatestChanged, ctx, {
      userId: 1,
      organisationId: organisationOf(1),
      systemId: Number(system.id),
      jurisdiction: 'EU',
      supports: 'eu2-d-4',
      latest: file,
      version,
    });
  const urlIn = async (id: string) => {
    const { data } = await execute(user(1), `{ assessment(id: "${id}") { responses { questionId evidenceUrl } } }`);
    const { responses } = (data as { assessment: { responses: { questionId: string; evidenceUrl: string | null }[] } })
      .assessment;
    return responses.find(({ questionId }) => questionId === 'eu2-d-4')?.evidenceUrl;
  };
  const assessed = async () => {
    const { id } = await ok<Id>(START, { aiSystemId: system.id });
    await ok(SAVE, { assessmentId: id, answers });
    await root(execute(user(1), `mutation { completeAssessment(id: "${id}") { id } }`));
    return id;
  };
  const { id: first } = await ok<Id>(START, { aiSystemId: system.id });
  await given(21, 1);
  await ok(SAVE, { assessmentId: first, answers });
  expect(await urlIn(first)).toBe('/api/evidence/21/file');
  await root(execute(user(1), `mutation { completeAssessment(id: "${first}") { id } }`));
  const second = await assessed();
  expect(await urlIn(second)).toBe('/api/evidence/21/file');
  await given(22, 2);
  expect([await urlIn(first), await urlIn(second)]).toEqual(['/api/evidence/21/file', '/api/evidence/22/file']);
  await deliverTo(handlers, SystemDeleted, ctx, {
    userId: 1,
    organisationId: organisationOf(1),
    version: 9,
    systemId: Number(system.id),
  });
  expect(await service.app.rows('evidence_pointers', { aiSystemId: Number(system.id) })).toEqual([]);
});
