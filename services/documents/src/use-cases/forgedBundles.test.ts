import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BundleVerdict, verifyBundle, verifyManifest } from '@aicp/contracts/verifyBundle';
import { zipStream } from '@aicp/service/process/zipStream';
import { describe, expect, it } from '@jest/globals';
import { verifierPage } from '../../verifier/verifierPage.ts';
import { bundleSigner } from '../adapters/bundleSigner.ts';
import { chainOf, type ManifestHead, manifestText } from '../domain/manifest.ts';
import { sha256 } from '../domain/sha256.ts';

type Verify = (bytes: Uint8Array<ArrayBuffer>) => Promise<BundleVerdict>;
const page = readFileSync(new URL('./verify.html', import.meta.url), 'utf8');
const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page) ?? [];
const ofPage = new Function(`${script}; return verifyBundle;`)() as Verify;
const VERIFIERS: [name: string, verify: Verify][] = [
  ['the page /verify', verifyBundle],
  ['verify.html', ofPage],
];

const signer = bundleSigner(randomBytes(32).toString('base64'));
const head = { assessmentId: 7, system: 'Merger model', madeAt: '2026-11-22T10:00:00.000Z' } as ManifestHead;
const GENUINE = { 'report.json': '{"riskLevel":"HIGH"}', 'evidence/1-prüfung.txt': 'tested' };

const zip = (files: readonly (readonly [path: string, text: string])[], deflate = false) => {
  const written = files.map(([path, text]) => ({ path, content: Buffer.from(text) }));
  return buffer(Readable.from(zipStream(written, { changedAt: new Date(1980, 0, 1), deflate })));
};

/** A genuine bundle of these files. */
async function sealed(files: readonly (readonly [path: string, text: string])[] = Object.entries(GENUINE)) {
  const listed = files.map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    sha256: sha256(Buffer.from(text)),
  }));
  const chain = chainOf(head, listed, sha256);
  const { kid, publicKey } = signer;
  const signature = { algorithm: 'Ed25519' as const, kid, publicKey, value: signer.sign(chain.root) };
  const manifest = manifestText({ ...chain, signature, timestamp: null });
  return { manifest, bytes: await zip([['manifest.json', manifest], ...files]) };
}

const DIRECTORY = Buffer.from([0x50, 0x4b, 1, 2]);
const LOCAL = Buffer.from([0x50, 0x4b, 3, 4]);
const SUMS = Buffer.from([0x50, 0x4b, 7, 8]);
const END_BYTES = 22;

function written(bytes: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = value;
  return changed;
}
const flipped = (bytes: Buffer, at: number) => written(bytes, at, (bytes[at] ?? 0) ^ 1);
const inserted = (bytes: Buffer, at: number, more: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);

/** A copy of the archive's end that points its directory elsewhere. */
function moved(bytes: Buffer, by: number): Buffer {
  const changed = Buffer.from(bytes);
  const at = changed.length - END_BYTES + 16;
  changed.writeUInt32LE(changed.readUInt32LE(at) + by, at);
  return changed;
}

const FORGED: Record<string, (good: Buffer) => Buffer | Promise<Buffer>> = {
  'forged files and a second directory behind it': async good =>
    moved(Buffer.concat([good, await zip([['report.json', '{"riskLevel":"LOW"}']])]), good.length),
  'its own directory a second time': good => Buffer.concat([good, good.subarray(good.indexOf(DIRECTORY))]),
  'bytes before it': good => Buffer.concat([Buffer.from('MZ'), good]),
  'a whole ZIP before it': async good => Buffer.concat([await zip([['report.json', '{}']]), good]),
  'bytes between two files': good => inserted(good, good.indexOf(LOCAL, 4), Buffer.from('gap')),
  'bytes between the files and the directory': good =>
    moved(inserted(good, good.indexOf(DIRECTORY), Buffer.from('gap')), 3),
  'bytes between the directory and its end': good => inserted(good, good.length - END_BYTES, Buffer.from('gap')),
  'a comment': good => Buffer.concat([written(good, good.length - 2, 1), Buffer.from('c')]),
  'bytes behind it': good => Buffer.concat([good, Buffer.from([0])]),
  'a byte too few': good => good.subarray(0, -1),
  'no directory': good => good.subarray(0, good.indexOf(DIRECTORY)),
  'another name in the directory': good => flipped(good, good.lastIndexOf('report.json')),
  'a directory that leads to another place': good => flipped(good, good.lastIndexOf('report.json') - 4),
  'a directory with other attributes': good => flipped(good, good.lastIndexOf('report.json') - 8),
  'another sum behind a file': good => flipped(good, good.indexOf(SUMS, good.indexOf(SUMS) + 4) + 4),
  'another size behind a file': good => flipped(good, good.indexOf(SUMS, good.indexOf(SUMS) + 4) + 8),
  'sizes before a file, where the sums behind it say them': good => written(good, good.indexOf(LOCAL, 4) + 18, 2),
  'a file that is said to be compressed': good => written(good, good.indexOf(LOCAL, 4) + 8, 8),
  'another name before a file': good => flipped(good, good.indexOf('report.json', good.indexOf(LOCAL, 4))),
  'another content': good => flipped(good, good.indexOf('riskLevel')),
  'a file that no manifest names': async () => {
    const { manifest } = await sealed();
    return zip([['manifest.json', manifest], ...Object.entries(GENUINE), ['added.txt', 'by somebody else']]);
  },
  'a file less than the manifest names': async () => {
    const { manifest } = await sealed();
    return zip([['manifest.json', manifest], ...Object.entries(GENUINE).slice(1)]);
  },
  'compressed files': async () => {
    const { manifest } = await sealed();
    return zip([['manifest.json', manifest], ...Object.entries(GENUINE)], true);
  },
};

describe.each(VERIFIERS)('by %s', (_name, verify) => {
  const faultsOf = async (bytes: Uint8Array) =>
    (await verify(new Uint8Array(bytes))).files.filter(({ changed }) => changed);

  it('finds a bundle unchanged as created', async () => {
    const verdict = await verify(new Uint8Array((await sealed()).bytes));
    const files = ['manifest.json', ...Object.keys(GENUINE)].map(path => ({ path, changed: null }));
    expect(verdict).toMatchObject({ head, files, signature: { kid: signer.kid, checked: true } });
  });

  it.each(Object.keys(FORGED))('finds a bundle changed, with %s', async name => {
    const forge = FORGED[name];
    const { bytes } = await sealed();
    expect(await faultsOf((await forge?.(bytes)) ?? bytes)).not.toEqual([]);
  });

  it('finds a bundle changed if two files have one name, even if everything is signed', async () => {
    for (const path of ['report.json', 'REPORT.json', 'manifest.json'])
      expect(await faultsOf((await sealed([...Object.entries(GENUINE), [path, '{}']])).bytes)).toContainEqual({
        path,
        changed: expect.stringMatching(/its name appears twice|around it/),
      });
  });

  it('finds a bundle changed if any byte differs, wherever it is', async () => {
    const { bytes } = await sealed();
    for (let at = 0; at < bytes.length; at += 1)
      if ((await faultsOf(flipped(bytes, at))).length === 0) throw new Error(`byte ${at} was changed unseen`);
  });

  it('names the bytes that do not belong to a bundle', async () => {
    const { bytes } = await sealed();
    expect(await faultsOf(Buffer.concat([bytes, Buffer.from('xyz')]))).toEqual([
      { path: 'the ZIP file', changed: `bytes ${bytes.length} to ${bytes.length + 2} do not belong to the bundle` },
    ]);
  });
});

describe('a manifest taken out of its bundle', () => {
  const faultsOf = async (text: string) => (await verifyManifest(new Uint8Array(Buffer.from(text)))).files;

  it('is unchanged as written', async () => {
    expect(await faultsOf((await sealed()).manifest)).toEqual([{ path: 'manifest.json', changed: null }]);
  });

  it.each(['"assessmentId": 7', '"bytes": 6', '"root": "', '"value": "', '"kid": "'])(
    'is not with anything else for %s',
    async member => {
      const { manifest } = await sealed();
      const [file] = await faultsOf(
        manifest.replace(member, `${member.slice(0, -1)}${member.endsWith('"') ? '"A' : '9'}`),
      );
      expect(file?.changed).toBeTruthy();
    },
  );

  it('is not valid without its signature', async () => {
    const { signature: _, ...rest } = JSON.parse((await sealed()).manifest);
    expect(await faultsOf(`${JSON.stringify(rest, null, 2)}\n`)).toEqual([
      { path: 'manifest.json', changed: 'it cannot be read' },
    ]);
  });
});

it('verify.html contains the verifier of the web client, written by npm run verifier', () => {
  expect(page).toBe(verifierPage());
});
