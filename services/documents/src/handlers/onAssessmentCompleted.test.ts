import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { exampleFacts } from '../../testing/exampleFacts.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';

let documents: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  documents = await openDocumentsForTest();
});
afterAll(() => documents.app.stop());

it('a document’s subject, published again after a loss of the database, is equal byte for byte', async () => {
  const { today: _, organisation: _o, evidence: _e, ...facts } = exampleFacts('high-risk-provider');
  const deliver = () =>
    documents.hear('assessment.completed', {
      ...facts,
      ...{ userId: 1, organisationId: 1, completedBy: 1 },
      organisation: null,
      assessmentId: 7,
      completedAt: facts.completedAt.toISOString(),
      system: { ...facts.system, id: 8, jurisdiction: 'EU' },
      answers: facts.answers.map(answer => ({ ...answer, score: 0 })),
    });
  const subject = async () => JSON.stringify(await documents.app.rows('subjects', { _id: 7 }));
  await deliver();
  const before = await subject();
  expect(before).toContain(facts.system.name);
  await mongoose.connection.collection('subjects').deleteOne({ _id: 7 as never });
  await deliver();
  expect(await subject()).toBe(before);
});
