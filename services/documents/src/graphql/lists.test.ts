import { countCommands } from '@aicp/testing/countCommands';
import { root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';

const ada = user(1);
const DOCUMENTS = `query ($r: [_Any!]!) { _entities(representations: $r) { ... on Assessment {
  documents { id state current { number approval { name } } } qms { complete } evidence { id uploadedBy { id } } storage { used }
  proof { duties } } } }`;
const COUNTS = 'query { dutyCounts(jurisdiction: EU) { met } }';

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
  const id = await service.completed(ada.userId);
  const subjects = mongoose.connection.collection<{ _id: number }>('subjects');
  const first = await subjects.findOne({ _id: id });
  await subjects.insertMany(Array.from({ length: 199 }, (_, at) => ({ ...first, _id: id + 1 + at })));
});
afterAll(() => service.app.stop());

it('many assessments’ documents, evidence files, checklists and proofs need as many database commands as a few', async () => {
  const list = (count: number) => async () => {
    const r = Array.from({ length: count }, (_, at) => ({
      __typename: 'Assessment',
      id: String(1 + at),
      status: 'completed',
    }));
    const found = await root<{ documents: unknown[] }[]>(service.execute(ada, DOCUMENTS, { r }));
    expect(found.map(({ documents }) => documents.length)).toEqual(Array(count).fill(3));
  };
  const few = await countCommands(list(10));
  expect(await countCommands(list(200))).toEqual(few);
});

it('many systems’ figures need as many database commands as one system’s', async () => {
  const met = async () => (await root<{ met: number }>(service.execute(ada, COUNTS))).met;
  const one = await met();
  const few = await countCommands(met);
  const subjects = mongoose.connection.collection<{ _id: number; system: { id: number } }>('subjects');
  const all = await subjects.find().toArray();
  for (const { _id } of all) await subjects.updateOne({ _id }, { $set: { 'system.id': 5_000 + _id } });
  expect(await countCommands(met)).toEqual(few);
  expect(await met()).toBe(all.length * one);
});
