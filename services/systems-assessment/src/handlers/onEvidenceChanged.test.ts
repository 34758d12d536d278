import { EvidenceRemoved, EvidenceUploaded } from '@aicp/contracts/documentEvents';
import { context } from '@aicp/service/store/context';
import { deliverTo } from '@aicp/testing/deliverTo';
import { organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { handlers } from './index.ts';

let product: TestSystemsAssessment;
let execute: TestSystemsAssessment['execute'];
beforeAll(async () => {
  product = await openSystemsAssessmentForTest();
  execute = product.execute;
});
afterAll(() => product.app.stop());

it('an answer points to its newest evidence, whatever order the news come in', async () => {
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
  const assessmentId = Number(id);
  const url = async () => {
    const { data } = await execute(user(1), `{ assessment(id: "${id}") { responses { evidenceUrl } } }`);
    return (data as { assessment: { responses: { evidenceUrl: string | null }[] } }).assessment.responses[0]
      ?.evidenceUrl;
  };
  const ctx = context(product.app, 'request-1');
  const change = { userId: 1, organisationId: organisationOf(1), assessmentId, supports: 'eu2-d-4' };
  const second = { ...change, evidenceId: 8, latest: 8, version: 2 };
  await deliverTo(handlers, EvidenceUploaded, ctx, second);
  await deliverTo(handlers, EvidenceUploaded, ctx, { ...change, evidenceId: 7, latest: 7, version: 1 });
  await deliverTo(handlers, EvidenceUploaded, ctx, second);
  expect(await url()).toBe('/api/evidence/8/file');
  await deliverTo(handlers, EvidenceUploaded, ctx, {
    ...change,
    organisationId: organisationOf(2),
    evidenceId: 9,
    latest: 9,
    version: 9,
  });
  expect(await url()).toBe('/api/evidence/8/file');
  await deliverTo(handlers, EvidenceRemoved, ctx, { ...change, evidenceId: 8, latest: null, version: 3 });
  expect(await url()).toBeNull();
});
