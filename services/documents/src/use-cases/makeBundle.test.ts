import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { here, user } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { openDocumentsForTest } from '../../testing/openDocumentsForTest.ts';
import { addEvidence } from './addEvidence.ts';
import { makeBundle } from './makeBundle.ts';

type Verdict = { root: string | null; files: { path: string; changed: string | null }[] };
const page = readFileSync(new URL('./verify.html', import.meta.url), 'utf8');
const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];
const { verifyBundle } = new Function(`${script}; return { verifyBundle };`)() as {
  verifyBundle(bytes: Uint8Array): Promise<Verdict>;
};

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

let product: Awaited<ReturnType<typeof openDocumentsForTest>>;
let assessmentId: number;
let bytes: Buffer;
beforeAll(async () => {
  product = await openDocumentsForTest();
  assessmentId = await product.completed();
  const ctx = product.contextBy({ actor: user(1), client: here, requestId: 'request-1' });
  await addEvidence(ctx, { assessmentId, supports: 'eu-10', name: 'Übersicht.pdf' }, Readable.from([PDF]));
  bytes = await buffer((await makeBundle(ctx, String(assessmentId))).bytes);
});
afterAll(() => product.app.stop());

describe('an audit bundle', () => {
  it('holds the report, the answers, the files and a verifier, and opens like any ZIP', () => {
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual([
      'manifest.json',
      'report.json',
      'answers.json',
      'qms.json',
      'evidence.json',
      'verify.html',
      'evidence/1-Übersicht.pdf',
    ]);
    expect(Buffer.from(files['evidence/1-Übersicht.pdf'] ?? [])).toEqual(PDF);
    expect(JSON.parse(strFromU8(files['answers.json'] ?? new Uint8Array()))).toHaveLength(27);
    expect(JSON.stringify(JSON.parse(strFromU8(files['evidence.json'] ?? new Uint8Array())))).not.toContain('userId');
  });

  it('is intact as it was made', async () => {
    const { root, files } = await verifyBundle(bytes);
    expect(files.filter(({ changed }) => changed)).toEqual([]);
    expect(files).toHaveLength(7);
    expect(root).toMatch(/^[0-9a-f]{64}$/);
  });

  it('with one byte changed anywhere is not, and says where', async () => {
    const every = process.env.PROOF === 'full' ? 7 : 211;
    const lastTenth = bytes.length - 700;
    for (let at = 0; at < bytes.length; at += at > lastTenth ? 1 : every) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const { files } = await verifyBundle(changed);
      const named = files.filter(file => file.changed);
      if (named.length === 0) throw new Error(`byte ${at} of ${bytes.length} was changed unseen`);
    }
  }, 600_000);

  it.each(['report.json', 'evidence/1-Übersicht.pdf', 'verify.html'])(
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

  it('cut short or made longer is not intact', async () => {
    for (const altered of [bytes.subarray(0, -1), Buffer.concat([bytes, Buffer.from('x')]), Buffer.alloc(0)])
      expect((await verifyBundle(altered)).files.some(({ changed }) => changed)).toBe(true);
  });

  it('of somebody else does not exist', async () => {
    const stranger = product.contextBy({ actor: user(2), client: here, requestId: 'request-1' });
    await expect(makeBundle(stranger, String(assessmentId))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
