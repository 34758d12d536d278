import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { here, organisationOf, root, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import mongoose from 'mongoose';
import { knownOf, PDF } from '../../testing/evidenceFiles.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { up as makePlaces } from '../migrations/008-places.ts';
import { up as takeSnapshots } from '../migrations/009-snapshots.ts';
import { gridFiles } from '../store/gridFiles.ts';
import { makeBundle } from './makeBundle.ts';

/** SHA-256 of what a bundle of the release before said, of the first and the second of two assessments of one system. */
const YESTERDAY = [
  {
    'report.json': '49f607544d17006cc9e04fbbddade55c8b7732a460b57dbf6c8bf9ae0f676b61',
    'answers.json': '5d3512ee00cd2a711572965dba930aeeb7f351e0f73f8fd510499fb6c28bf5ad',
    'qms.json': '59062baa724fdb5734338a8fec9330493b1b2152c3d8271cab9617dd23c6de69',
    'evidence.json': '1e19fd7b712cee90e8539c0789456d732af8ce49a7275dc634a165bd06146c72',
    'evidence/1-policy.pdf': 'fe9a7d44f4318fec2635607dcacc6755fafe3b997406abe640db9cec5f28ab08',
  },
  {
    'report.json': '270064dfb65b40797c80f38c4d3495a4fa1867a4966e0b57f0ac965cde98daf7',
    'answers.json': '55e3e04d3f1ebd46bb4603815bc4936a3c2f6415194fb7d3f26cb32547139045',
    'qms.json': 'db3e3e394aba7c9b425b97da4c1e878f52bcb0b376f2e2fb66320bd60e87f23c',
    'evidence.json': 'd8936c9de77311ab8f52c1beba6794106796fac599adda2befa6d919688625a0',
    'evidence/3-policy.pdf': 'fe9a7d44f4318fec2635607dcacc6755fafe3b997406abe640db9cec5f28ab08',
  },
];

let product: Awaited<ReturnType<typeof openDocumentsForTest>>;
let ids: number[];
beforeAll(async () => {
  product = await openDocumentsForTest();
  const days = ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'];
  ids = [];
  for (const completedAt of days) ids.push(await product.completed(1, 'EU', { systemId: 500, completedAt }));
  await forgetToday();
  await writeYesterday(ids);
});
afterAll(() => product.app.stop());

const write = (collection: string, rows: ({ _id: number } & Record<string, unknown>)[]) =>
  mongoose.connection.collection<{ _id: number }>(collection).insertMany(rows);

/** What the release before did not have. */
async function forgetToday() {
  for (const name of ['snapshots', 'standings', 'begun']) await mongoose.connection.collection(name).deleteMany({});
}

async function writeYesterday([first = 0, second = 0]: readonly number[]) {
  const owner = { userId: 1, organisationId: organisationOf(1), uploadedBy: 1 };
  const uploadedAt = new Date('2026-11-20T12:00:00Z');
  const file = { name: 'policy.pdf', kind: 'pdf', bytes: PDF.length, sha256: 'ab', uploadedAt };
  const rest = { note: null, effectiveFrom: null, validUntil: null, replacedBy: null, removedAt: null, warned: false };
  await write('evidence', [
    { _id: 1, ...owner, assessmentId: first, supports: 'eu-10', ...file, ...rest, note: 'signed' },
    { _id: 2, ...owner, assessmentId: first, supports: 'qms-1', ...file, removedAt: uploadedAt },
    { _id: 3, ...owner, assessmentId: second, supports: 'eu-11', ...file, ...rest },
  ]);
  for (const id of [1, 3]) await gridFiles.write(id, Readable.from([PDF]), knownOf(PDF));
  const saved = { userId: 1, organisationId: organisationOf(1), savedAt: uploadedAt };
  await write('checklists', [
    { _id: first, ...saved, ticked: ['qms-1', 'qms-2'] },
    { _id: second, ...saved, ticked: ['qms-3'] },
  ]);
}

async function filesOf(assessmentId: number): Promise<Record<string, string>> {
  const ctx = product.contextBy({ actor: user(1), client: here, requestId: 'request-1' });
  const files = unzipSync(await buffer((await makeBundle(ctx, String(assessmentId))).bytes));
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, hash(bytes)]));
}

it('bundles of the release before stay the same to the byte, of the latest assessment and of the one before it', async () => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('MongoDB is not connected');
  await makePlaces(db);
  await takeSnapshots(db);
  await takeSnapshots(db);
  for (const [at, expected] of YESTERDAY.entries()) expect(await filesOf(ids[at] ?? 0)).toMatchObject(expected);
});

it('what stood for the latest assessment stands today, and for the next one', async () => {
  const READ = `query ($id: ID!) { _entities(representations: [{ __typename: "Assessment", id: $id }]) { ... on Assessment {
    keptSince evidence { id standing } qms { complete requirements { id ticked } } } } }`;
  type Seen = { keptSince: string | null; evidence: { id: string }[]; qms: { complete: number } };
  const read = async (id: number) => (await root<Seen[]>(product.execute(user(1), READ, { id: String(id) })))[0];
  expect(await read(ids[0] ?? 0)).toMatchObject({
    keptSince: expect.any(String),
    evidence: [
      { id: '1', standing: 'present' },
      { id: '2', standing: 'removed' },
    ],
    qms: { complete: 2 },
  });
  const next = await product.begun(1, { systemId: 500 });
  for (const id of [ids[1] ?? 0, next])
    expect(await read(id)).toMatchObject({
      keptSince: null,
      evidence: [{ id: '3', standing: 'present' }],
      qms: { complete: 1 },
    });
});
