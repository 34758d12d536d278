import { Readable } from 'node:stream';
import { context } from '@aicp/service/store/context';
import { localClient, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { addEvidence } from './addEvidence.ts';
import { summariseWeek } from './summariseWeek.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

it('the evidence of the week is reported to its owner: expired, and expiring until Sunday', async () => {
  const anna = user(1);
  const ctx = service.contextBy({ actor: anna, client: localClient, requestId: 'request-1' });
  const assessmentId = await service.completed();
  for (const validUntil of ['2027-01-03', '2027-01-04', '2027-01-10', '2027-01-11', null])
    await addEvidence(
      ctx,
      { assessmentId, supports: 'eu2-d-9', name: `${validUntil}.pdf`, validUntil },
      Readable.from([PDF]),
    );
  const old = await service.completed();
  await addEvidence(
    ctx,
    { assessmentId: old, supports: 'eu2-d-9', name: 'of a retired system.pdf', validUntil: '2027-01-03' },
    Readable.from([PDF]),
  );
  const retired = { userId: 1, organisationId: anna.organisationId, systemId: old + 1_000, version: 1 };
  await service.hear('system.factsChanged', { ...retired, facts: { status: 'retired' }, changed: ['status'] });
  await summariseWeek({ ...context(service.app, 'request-1'), now: () => new Date('2027-01-06T04:00:00Z') });
  const told = await service.app.rows('outbox', { name: 'tellWeek' });
  const hers = { userId: 1, organisationId: anna.organisationId, week: '2027-01-04', part: 'evidence' };
  const first = ['2027-01-03', '2027-01-04', '2027-01-10'].map(day => ({
    ...{ title: day, day, kind: null, systemId: expect.any(Number) },
  }));
  expect(told.map(({ data }) => data)).toEqual([{ ...hers, overdue: 1, due: 2, moved: 0, first }]);
});
