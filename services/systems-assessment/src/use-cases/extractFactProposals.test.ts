import { localClient, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  openSystemsAssessmentForTest,
  type TestSystemsAssessment,
} from '../../testing/openSystemsAssessmentForTest.ts';
import { contextOf } from '../context.ts';
import { extractFactProposals } from './extractFactProposals.ts';

const CREATE = 'mutation ($input: CreateSystemInput!) { createSystem(input: $input) { id } }';
const FACTS = 'mutation ($id: ID!, $facts: SystemFactsInput!) { saveSystemFacts(id: $id, facts: $facts) { id } }';
const ON_RECORD = 'query ($id: ID!) { system(id: $id) { facts { licence architecture } } }';
const file = Buffer.from('---\nlicense: mit\nlibrary_name: keras\n---\n');

let service: TestSystemsAssessment;
let id: string;
beforeAll(async () => {
  service = await openSystemsAssessmentForTest();
  const input = { name: 'A system', jurisdiction: 'EU' };
  ({ id } = await root<{ id: string }>(service.executeInTrial(user(1), CREATE, { input })));
  await service.executeInTrial(user(1), FACTS, { id, facts: { licence: 'Bought' } });
});
afterAll(() => service.app.stop());

const proposed = (userId: number, bytes: Buffer, role: 'owner' | 'contributor' | 'reader' = 'owner') =>
  extractFactProposals(
    contextOf(service.app, { trial: true, reading: service.reading })({
      actor: user(userId, role),
      client: localClient,
      requestId: 'request-1',
    }),
    id,
    bytes,
  );

it('a file’s proposals are shown next to recorded facts, and nothing is written', async () => {
  expect(await proposed(1, file, 'contributor')).toEqual({
    kind: 'modelCard',
    name: null,
    leftOut: [],
    proposals: [
      { fact: 'licence', now: 'Bought', proposed: 'mit', from: 'license', certainty: null, shortened: false },
      {
        fact: 'architecture',
        now: null,
        proposed: 'Library: keras',
        from: 'base_model, library_name, pipeline_tag',
        certainty: null,
        shortened: false,
      },
    ],
  });
  expect(await root(service.executeInTrial(user(1), ON_RECORD, { id }))).toEqual({
    facts: { licence: 'Bought', architecture: null },
  });
});

it("is for members who may record facts, and others' systems do not exist", async () => {
  await expect(proposed(1, file, 'reader')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(proposed(2, file)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('an unreadable file is refused with the reason', async () => {
  await expect(proposed(1, Buffer.from('hello'))).rejects.toMatchObject({
    code: 'INVALID',
    message: expect.stringContaining('neither a model card'),
  });
});
