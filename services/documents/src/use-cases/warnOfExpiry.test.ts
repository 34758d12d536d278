import { Readable } from 'node:stream';
import { context } from '@aicp/service/store/context';
import { localClient, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { libraryForTest } from '../../testing/libraryForTest.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { addEvidence } from './addEvidence.ts';
import { notifyOfExpired } from './notifyOfExpired.ts';
import { updateEvidence } from './updateEvidence.ts';
import { warnOfExpiry } from './warnOfExpiry.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const NOW = new Date('2027-01-10T06:00:00Z');

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

/** The emails ordered since the last call. */
async function ordered(): Promise<unknown[]> {
  const outbox = mongoose.connection.collection('outbox');
  const rows = await outbox.find({ name: 'sendEmail' }).toArray();
  await outbox.deleteMany({});
  return rows.map(({ data }) => data);
}

it('owners are notified once, a month ahead, of all their expiring files', async () => {
  const ctx = service.contextBy({ actor: user(1), client: localClient, requestId: 'request-1' });
  const [first, second] = [await service.completed(), await service.completed()];
  const give = (assessmentId: number, validUntil: string | null) =>
    addEvidence(ctx, { assessmentId, supports: 'eu2-d-9', name: 'a.pdf', validUntil }, Readable.from([PDF]));
  await give(first, '2026-12-31');
  await give(first, '2027-01-09');
  await give(first, '2027-01-10');
  await give(first, '2027-02-01');
  await give(second, '2027-03-31');
  await give(second, null);
  const replaced = await give(second, '2027-01-15');
  await addEvidence(
    ctx,
    { assessmentId: second, supports: 'eu2-d-9', name: 'b.pdf', replaces: replaced.id },
    Readable.from([PDF]),
  );
  const old = await service.completed();
  await give(old, '2027-02-01');
  const retired = { userId: 1, organisationId: user(1).organisationId, systemId: old + 1_000, version: 1 };
  await service.hear('system.factsChanged', { ...retired, facts: { status: 'retired' }, changed: ['status'] });
  await ordered();

  const worker = { ...context(service.app, 'request-1'), now: () => NOW };
  await warnOfExpiry(worker);
  const mail = { template: 'evidenceExpiring', userId: 1, files: 2, until: '2027-02-01' };
  expect(await ordered()).toEqual([mail]);
  await warnOfExpiry(worker);
  expect(await ordered()).toEqual([]);

  // A new date leads to a new notification.
  const extended = await give(first, '2027-01-21');
  await warnOfExpiry(worker);
  await ordered();
  await updateEvidence(ctx, { id: extended.id, validUntil: '2027-01-25' });
  await warnOfExpiry(worker);
  expect(await ordered()).toMatchObject([{ files: 1, until: '2027-01-25' }]);
});

it('owners are notified 90, 30 and 7 days before a file expires, once each, even by concurrent runs', async () => {
  await mongoose.connection.collection('evidence').deleteMany({});
  const ctx = service.contextBy({ actor: user(1), client: localClient, requestId: 'request-1' });
  const assessmentId = await service.completed();
  const given = { assessmentId, supports: 'eu2-d-9', name: 'a.pdf', validUntil: '2027-03-01' };
  await addEvidence(ctx, given, Readable.from([PDF]));
  await ordered();
  const told: [string, number][] = [];
  for (let at = Date.UTC(2026, 10, 25); at <= Date.UTC(2027, 2, 5); at += 86_400_000) {
    const worker = { ...context(service.app, 'request-1'), now: () => new Date(at) };
    await Promise.all([warnOfExpiry(worker), warnOfExpiry(worker)]);
    const sent = await ordered();
    if (sent.length > 0) told.push([new Date(at).toISOString().slice(0, 10), sent.length]);
  }
  expect(told).toEqual([
    ['2026-12-01', 1],
    ['2027-01-30', 1],
    ['2027-02-22', 1],
  ]);
}, 60_000);

const duty = (assessmentId: number) => {
  return { kind: 'duty', systemId: String(assessmentId + 1_000), jurisdiction: 'EU', id: 'eu2-d-9' };
};

it('notifies the owners of 25 systems once, on the day after their shared file has expired', async () => {
  const { add, link, owner, organisationId } = libraryForTest(service, 40);
  const systems = await Promise.all(Array.from({ length: 25 }, () => service.completed(owner)));
  const { id } = await add({ validUntil: '2028-05-31' });
  for (const assessment of systems) await link(id, duty(assessment));
  const [archived] = systems as [number];
  await service.hear('system.archived', {
    ...{ userId: owner, organisationId, systemId: archived + 1_000, version: 2, heldUntil: null, act: 'archived' },
  });
  const outbox = mongoose.connection.collection('outbox');
  const on = (day: string) =>
    notifyOfExpired({ ...context(service.app, day), now: () => new Date(`${day}T06:00:00Z`) });
  const told = async () =>
    (await outbox.find({ name: 'notifyOfExpired', 'data.organisationId': organisationId }).toArray()).map(
      ({ data }) => data.files,
    );
  await on('2028-05-31');
  expect(await told()).toEqual([]);
  for (const day of ['2028-06-01', '2028-06-02']) await on(day);
  const systemIds = systems.slice(1).map(assessment => assessment + 1_000);
  expect(await told()).toEqual([
    [{ id, ownerId: owner, validUntil: '2028-05-31', systemIds: expect.arrayContaining(systemIds) }],
  ]);
  expect((await told())[0][0].systemIds).toHaveLength(24);
});

it('notifies a file’s owner once, however many systems it proves a duty of', async () => {
  const { add, link, owner, standing } = libraryForTest(service, 41);
  const systems = await Promise.all(Array.from({ length: 25 }, () => service.completed(owner)));
  const { id } = await add({ kind: 'policy', validUntil: '2028-03-31' });
  for (const assessment of systems) await link(id, duty(assessment));
  const outbox = mongoose.connection.collection('outbox');
  await outbox.deleteMany({ name: 'sendEmail' });
  const worker = { ...context(service.app, 'request-1'), now: () => new Date('2028-03-20T06:00:00Z') };
  await warnOfExpiry(worker);
  await warnOfExpiry(worker);
  const emails = await outbox.find({ name: 'sendEmail', 'data.userId': owner }).toArray();
  expect(emails.map(({ data }) => data)).toEqual([
    { template: 'evidenceExpiring', userId: owner, files: 1, until: '2028-03-31' },
  ]);
  for (const assessment of systems)
    expect((await standing(assessment + 1_000))[0]).toMatchObject([{ id, validUntil: '2028-03-31' }]);
});
