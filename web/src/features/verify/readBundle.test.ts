import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readBundle } from './readBundle.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const { privateKey, publicKey } = generateKeyPairSync('ed25519');

function manifest(change: object = {}) {
  const head = { system: 'Merger model', assessmentId: 7, madeAt: '2026-11-22T10:00:00.000Z' };
  const previous = sha256(JSON.stringify(head));
  const entry = { path: 'report.json', bytes: 2, sha256: sha256('{}') };
  const root = sha256([previous, entry.path, entry.bytes, entry.sha256].join('\n'));
  const value = sign(null, Buffer.from(root), privateKey).toString('base64url');
  const signature = { kid: 'kid', publicKey: publicKey.export({ format: 'jwk' }).x, value };
  return { head, entries: [{ ...entry, previous, hash: root }], root, signature, ...change };
}

const read = (manifest: object) => readBundle(new TextEncoder().encode(JSON.stringify(manifest)));

describe('a manifest that is read in the browser', () => {
  it('is good as it was made', async () => {
    expect(await read(manifest())).toMatchObject({ root: manifest().root, holds: true, faults: [] });
  });

  it('with a changed head, entry or root is not', async () => {
    const { head, entries } = manifest();
    for (const change of [
      { head: { ...head, assessmentId: 8 } },
      { entries: entries.map(entry => ({ ...entry, bytes: 3 })) },
      { entries: [] },
      { root: '0'.repeat(64) },
    ])
      expect((await read(manifest(change))).faults).not.toEqual([]);
  });

  it('with the signature of another root is not', async () => {
    const value = sign(null, Buffer.from('another'), privateKey).toString('base64url');
    const { holds, faults } = await read(manifest({ signature: { ...manifest().signature, value } }));
    expect({ holds, faults }).toEqual({ holds: false, faults: ['The signature does not hold.'] });
  });

  it('from before bundles were signed says so', async () => {
    expect(await read(manifest({ signature: undefined }))).toMatchObject({ signature: null, faults: [] });
  });
});
