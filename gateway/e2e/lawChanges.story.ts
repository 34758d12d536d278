import { answersTo } from '@aicp/testing/answersTo';
import { withMongo } from '@aicp/testing/withMongo';
import { expect, test } from '@playwright/test';
import { ok, type RestClient, registeredClient, startedAssessment } from './restClient.ts';

/** Assessments can no longer be started under this law, so the story stores one directly. */
const pastLaw = 'eu-2024-08-01';
const converter = {
  ...{ 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes', 'eu2-e-claim': 'yes', 'eu2-e-ground': 'a' },
  ...{ 'eu2-e-doc': 'implemented', 'eu2-e-reg': 'no' },
};

async function completedUnderPastLaw(client: RestClient): Promise<number> {
  const { assessmentId } = await startedAssessment(client);
  await withMongo(process.env.BASE_URL_MONGODB ?? '', mongo =>
    mongo
      .db('aicp_systems_assessment')
      .collection<{ _id: number }>('assessments')
      .updateOne({ _id: assessmentId }, { $set: { bankVersion: pastLaw } }),
  );
  const answers = answersTo('EU', converter, pastLaw).map(([questionId, answer]) => ({ questionId, answer }));
  const query = 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }';
  const input = { assessmentId: String(assessmentId), answers };
  expect(await ok(client.post('/graphql', { query, variables: { input } }))).not.toHaveProperty('errors');
  await ok(client.post(`/api/assessments/${assessmentId}/complete`));
  return assessmentId;
}

test('a law change is accepted for one system, and kept with a reason for another', async ({ baseURL }) => {
  const client = await registeredClient(baseURL);
  const [accepted, kept] = [await completedUnderPastLaw(client), await completedUnderPastLaw(client)];
  type Changes = { open: number; kept: number; rows: { id: number }[] };
  const changes = () => ok<Changes>(client.get('/api/law-changes'));
  await expect.poll(async () => (await changes()).rows.map(({ id }) => id).toSorted()).toEqual([accepted, kept]);
  const renewed = await client.post(`/api/law-changes/${accepted}/accept`);
  expect(renewed.status(), await renewed.text()).toBe(201);
  const reason = 'It is switched off in March.';
  const decided = { id: kept, reason, decidedBy: { id: expect.any(Number) } };
  expect(await ok(client.post(`/api/law-changes/${kept}/keep`, { reason }))).toMatchObject(decided);
  expect(await changes()).toMatchObject({ open: 0, kept: 1, rows: [] });
});
