import { Readable } from 'node:stream';
import { guest, localClient, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { addEvidence } from '../use-cases/addEvidence.ts';
import { removeEvidence } from '../use-cases/removeEvidence.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const DATES = `query ($first: Int! = 50, $law: Jurisdiction) { evidenceDates(first: $first, jurisdiction: $law) {
  title validUntil jurisdiction system { id } systemCount } }`;
type Dates = { title: string; validUntil: string; jurisdiction: string; system: { id: string } }[];

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
beforeAll(async () => {
  service = await openDocumentsForTest();
});
afterAll(() => service.app.stop());

describe('evidence with an expiry date', () => {
  const [anna, boris] = [user(1), user(2)];
  const as = (actor: typeof anna) => service.contextBy({ actor, client: localClient, requestId: 'request-1' });
  const give = (actor: typeof anna, assessmentId: number, name: string, validUntil: string | null) =>
    addEvidence(as(actor), { assessmentId, supports: 'qms-4', name, validUntil }, Readable.from([PDF]));
  const names = async (variables: object = {}) =>
    (await root<Dates>(service.execute(anna, DATES, { ...variables }))).map(({ title }) => title);

  it('is listed by date across systems, expired files included, without replaced or removed ones', async () => {
    const eu = await service.completed(1);
    const uk = await service.completed(1, 'UK');
    await give(anna, eu, 'tests.pdf', '2027-05-01');
    await give(anna, eu, 'for ever.pdf', null);
    await give(anna, uk, 'expired.pdf', '2020-12-31');
    const old = await service.completed(1);
    await give(anna, old, 'of a retired system.pdf', '2027-01-01');
    const { organisationId } = anna;
    const facts = { systemId: old + 1_000, version: 1, facts: { status: 'retired' }, changed: ['status'] };
    await service.hear('system.factsChanged', { userId: 1, organisationId, ...facts });
    const gone = await give(anna, eu, 'removed.pdf', '2027-01-01');
    await removeEvidence(as(anna), String(gone.id));
    await give(boris, await service.completed(2), 'somebody else.pdf', '2021-01-01');
    expect(await root(service.execute(anna, DATES))).toEqual([
      {
        ...{ title: 'expired', validUntil: '2020-12-31', jurisdiction: 'UK', systemCount: 1 },
        system: { id: String(uk + 1_000) },
      },
      {
        ...{ title: 'tests', validUntil: '2027-05-01', jurisdiction: 'EU', systemCount: 1 },
        system: { id: String(eu + 1_000) },
      },
    ]);
    expect(await names({ first: 1 })).toEqual(['expired']);
    expect(await names({ law: 'EU' })).toEqual(['tests']);
    expect(await names({ law: 'UK' })).toEqual(['expired']);
    expect((await service.execute(guest, DATES)).errors[0]?.code).toBe('UNAUTHENTICATED');
  });

  it('is read by an index', async () => {
    const plan = await mongoose.connection
      .collection('evidence')
      .find({ organisationId: anna.organisationId, validUntil: { $gt: '' } })
      .sort({ validUntil: 1, _id: 1 })
      .explain('queryPlanner');
    expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain('organisationId_1_validUntil_1__id_1');
  });
});
