import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { canonicalReportOf } from '@aicp/contracts/events/canonicalReportOf';
import { zipStream } from '@aicp/service/process/zipStream';
import { guest, localClient, organisationOf, user } from '@aicp/testing/executor';
import { isFull } from '@aicp/testing/isFull';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { extractText } from 'unpdf';
import { exampleFacts } from '../../testing/exampleFacts.ts';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { bundleSigner } from '../adapters/bundleSigner.ts';
import { chainOf, type ManifestHead } from '../domain/manifest.ts';
import { sha256 } from '../domain/sha256.ts';
import { recordBundleKey } from '../store/bundleKeys.ts';
import { addEvidence } from './addEvidence.ts';
import { createBundle } from './createBundle.ts';
import { readPublishedKeys } from './readPublishedKeys.ts';

type Verdict = {
  root: string | null;
  files: { path: string; changed: string | null }[];
  signature: { kid: string };
};
const page = readFileSync(new URL('./verify.html', import.meta.url), 'utf8');
const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];
const { verifyBundle } = new Function(`${script}; return { verifyBundle };`)() as {
  verifyBundle(bytes: Uint8Array): Promise<Verdict>;
};

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

let service: Awaited<ReturnType<typeof openDocumentsForTest>>;
const as = (userId: number) => service.contextBy({ actor: user(userId), client: localClient, requestId: 'request-1' });
let assessmentId: number;
let bytes: Buffer;
beforeAll(async () => {
  service = await openDocumentsForTest();
  assessmentId = await service.completed();
  const ctx = as(1);
  await addEvidence(ctx, { assessmentId, supports: 'eu2-d-11', name: 'Übersicht.pdf' }, Readable.from([PDF]));
  bytes = await buffer((await createBundle(ctx, String(assessmentId))).bytes);
});
afterAll(() => service.app.stop());

type Manifest = {
  head: object;
  entries: { path: string; bytes: number; sha256: string; previous: string; hash: string }[];
  root: string;
  signature: { kid: string; publicKey: string; value: string };
};
const zipped = async (files: Record<string, Uint8Array>) => {
  const entries = Object.entries(files).map(([path, content]) => ({ path, content }));
  return buffer(Readable.from(zipStream(entries, { changedAt: new Date(1980, 0, 1), deflate: false })));
};

/** Acts as a forger: changes a file, and recomputes everything that can be recomputed. */
async function forged(sign: (root: string, before: Manifest) => object): Promise<Buffer> {
  const files: Record<string, Uint8Array> = unzipSync(bytes);
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())) as Manifest;
  const report = strFromU8(files['report.json'] ?? new Uint8Array());
  files['report.json'] = Buffer.from(
    report.replace(/"riskLevel": "\w+"/, '"riskLevel": "LOW"').replaceAll('2026-', '2024-'),
  );
  expect(strFromU8(files['report.json'])).not.toBe(report);
  const listed = manifest.entries.map(({ path }) => {
    const content = files[path] ?? new Uint8Array();
    return { path, bytes: content.length, sha256: sha256(content) };
  });
  const chain = chainOf({ ...manifest.head, madeAt: '2024-01-01T00:00:00.000Z' } as ManifestHead, listed, sha256);
  const made = { ...chain, signature: manifest.signature, timestamp: null, ...sign(chain.root, manifest) };
  files['manifest.json'] = Buffer.from(`${JSON.stringify(made, null, 2)}\n`);
  return zipped(files);
}

const rootView = async (root: string) => {
  const query = 'query ($root: String!) { bundleRoot(root: $root) { root kid isSignatureGood stampedAt } }';
  const { data, errors } = await service.execute(guest, query, { root });
  return errors[0]?.code ?? data?.bundleRoot;
};

describe('a forged bundle', () => {
  it('with its chain computed again is noticed: the signature does not hold', async () => {
    const { files } = await verifyBundle(await forged(() => ({})));
    expect(files.filter(({ changed }) => changed)).toEqual([
      { path: 'manifest.json', changed: 'its signature is not valid' },
    ]);
  });

  it('signed with another key names an unpublished key and has an unknown root', async () => {
    const own = bundleSigner(randomBytes(32).toString('base64'));
    const bundle = await forged(root => ({
      signature: { algorithm: 'Ed25519', kid: own.kid, publicKey: own.publicKey, value: own.sign(root) },
    }));
    const { root, files, signature } = await verifyBundle(bundle);
    expect(files.filter(({ changed }) => changed)).toEqual([]);
    expect(signature.kid).toBe(own.kid);
    const { keys } = await readPublishedKeys();
    expect(keys.map(({ kid }) => kid)).toEqual([service.signer.kid]);
    expect(await rootView(String(root))).toBe('NOT_FOUND');
  });

  it('is detected if another key is given the name of the published key', async () => {
    const own = bundleSigner(randomBytes(32).toString('base64'));
    const bundle = await forged((root, { signature }) => ({
      signature: { algorithm: 'Ed25519', kid: signature.kid, publicKey: own.publicKey, value: own.sign(root) },
    }));
    expect((await verifyBundle(bundle)).files.find(({ changed }) => changed)?.changed).toMatch(/another key/);
  });

  it('is detected if its manifest has an extra field that nothing covers', async () => {
    const files: Record<string, Uint8Array> = unzipSync(bytes);
    const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()));
    files['manifest.json'] = Buffer.from(`${JSON.stringify({ ...manifest, approvedBy: 'an auditor' }, null, 2)}\n`);
    expect((await verifyBundle(await zipped(files))).files.some(({ changed }) => changed)).toBe(true);
  });
});

describe('an audit bundle', () => {
  const again = async (ctx = as(1)) => buffer((await createBundle(ctx, String(assessmentId))).bytes);

  it('is equal byte for byte each time, even with another key, until its content changes', async () => {
    const id = await service.completed();
    const made = async (signer = service.signer) =>
      buffer((await createBundle({ ...as(1), signer }, String(id))).bytes);
    const [one, two] = await Promise.all([made(), made()]);
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
    const next = bundleSigner(randomBytes(32).toString('base64'));
    await recordBundleKey(next, new Date());
    expect((await made(next)).equals(one ?? Buffer.alloc(0))).toBe(true);
    await addEvidence(as(1), { assessmentId: id, supports: 'eu2-d-11', name: 'a.pdf' }, Readable.from([PDF]));
    const { signature } = await verifyBundle(await made(next));
    expect(signature.kid).toBe(next.kid);
    expect((await readPublishedKeys()).keys).toMatchObject([
      { kid: next.kid, retired: null },
      { kid: service.signer.kid, retired: expect.any(String) },
    ]);
    await recordBundleKey(service.signer, new Date());
  });

  it('publishes its root for the activity log, and its holder may check that it was created here', async () => {
    const { root } = await verifyBundle(await again());
    const noted = (await service.app.rows('outbox', { name: 'bundle.downloaded' })).map(({ data }) => data.root);
    expect(noted).toContain(root);
    expect(await rootView(String(root))).toEqual({
      root,
      kid: service.signer.kid,
      isSignatureGood: true,
      stampedAt: null,
    });
    expect(await rootView('0'.repeat(64))).toBe('NOT_FOUND');
    const [row] = await service.app.rows('bundles', { _id: root as never });
    expect(Object.keys(row ?? {})).not.toContain('userId');
  });

  it('can be verified after its owner was deleted', async () => {
    const id = await service.completed(5);
    const { root } = await verifyBundle(await buffer((await createBundle(as(5), String(id))).bytes));
    await service.hear('organisation.deleted', { userId: 5, organisationId: organisationOf(5) });
    expect(await rootView(String(root))).toMatchObject({ isSignatureGood: true });
  });

  it('contains the report, the answers, the files and a verifier, and opens like any ZIP', () => {
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual([
      'manifest.json',
      'report.json',
      'report.pdf',
      'answers.json',
      'proof.json',
      'qms.json',
      'evidence.json',
      'facts.json',
      'actions.json',
      'approvals.json',
      'supplier.json',
      'verify.html',
      'evidence/1-Übersicht.pdf',
    ]);
    expect(Buffer.from(files['evidence/1-Übersicht.pdf'] ?? [])).toEqual(PDF);
    const answers = JSON.parse(strFromU8(files['answers.json'] ?? new Uint8Array()));
    expect(answers).toHaveLength(exampleFacts('high-risk-provider').answers.length);
    expect(JSON.stringify(JSON.parse(strFromU8(files['evidence.json'] ?? new Uint8Array())))).not.toContain('userId');
  });

  it('states for each met duty whether it was proved on that day, and by which files', () => {
    const { asOf, duties } = JSON.parse(strFromU8(unzipSync(bytes)['proof.json'] ?? new Uint8Array()));
    expect(asOf).toBe(new Date().toISOString().slice(0, 10));
    const of = (questionId: string) => duties.find((duty: { questionId: string }) => duty.questionId === questionId);
    expect(of('eu2-d-11')).toMatchObject({
      status: 'met',
      proof: 'proved',
      evidence: [1],
      citation: expect.any(String),
    });
    expect(of('eu2-d-12')).toMatchObject({ status: 'met', proof: 'stated', evidence: [] });
    expect(of('eu2-d-9')).toMatchObject({ status: 'open', proof: null });
  });

  it('contains the readable report, with its proofs of that day and the digest of the filed one', async () => {
    const files = unzipSync(bytes);
    const { text } = await extractText(new Uint8Array(files['report.pdf'] ?? []), { mergePages: true });
    const { answers: _, ...report } = JSON.parse(strFromU8(files['report.json'] ?? new Uint8Array()));
    const { answers } = exampleFacts('high-risk-provider');
    const filed = canonicalReportOf(
      { ...report, id: assessmentId, organisationId: organisationOf(1), completedAt: new Date(report.completedAt) },
      { answers: answers.map(answer => ({ ...answer, score: 0 })), organisation: null },
    );
    expect(text.replaceAll(/\s/g, '')).toContain(filed.sha256);
    expect(text).toContain(`Report number ${assessmentId}`);
    expect(text).toMatch(/Art\. 11 Met, proved/);
    expect(text).toMatch(/Art\. 12 Met, stated/);
  });

  it('is intact when unchanged', async () => {
    const { root, files } = await verifyBundle(bytes);
    expect(files.filter(({ changed }) => changed)).toEqual([]);
    expect(files).toHaveLength(13);
    expect(root).toMatch(/^[0-9a-f]{64}$/);
  });

  it('fails with one byte changed anywhere, and names the place', async () => {
    const [every, ofLastTenth] = isFull ? [7, 1] : [211, 5];
    const lastTenth = bytes.length - 700;
    for (let at = 0; at < bytes.length; at += at > lastTenth ? ofLastTenth : every) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const { files } = await verifyBundle(changed);
      const named = files.filter(file => file.changed);
      if (named.length === 0) throw new Error(`byte ${at} of ${bytes.length} was changed unseen`);
    }
  }, 600_000);

  it.each(['report.json', 'report.pdf', 'evidence/1-Übersicht.pdf', 'verify.html'])(
    'with a change in %s names that file',
    async path => {
      const at = bytes.indexOf(Buffer.from(unzipSync(bytes)[path] ?? [])) + 5;
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect((await verifyBundle(changed)).files.find(file => file.path === path)?.changed).toMatch(/content/);
    },
  );

  it.each(['head', 'entries', 'path', 'bytes', 'sha256', 'previous', 'hash', 'root'])(
    'with "%s" misspelt in its manifest names the manifest',
    async key => {
      const changed = Buffer.from(bytes);
      changed.write('?', bytes.indexOf(`"${key}":`) + 1);
      expect((await verifyBundle(changed)).files.find(({ path }) => path === 'manifest.json')?.changed).toBeTruthy();
    },
  );

  it('is not intact if shortened or extended', async () => {
    for (const altered of [bytes.subarray(0, -1), Buffer.concat([bytes, Buffer.from('x')]), Buffer.alloc(0)])
      expect((await verifyBundle(altered)).files.some(({ changed }) => changed)).toBe(true);
  });

  it('returns NOT_FOUND for another organisation’s assessment', async () => {
    const stranger = service.contextBy({ actor: user(2), client: localClient, requestId: 'request-1' });
    await expect(createBundle(stranger, String(assessmentId))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
