/** What a bundle says of itself, checked in this browser. */
export type ReadBundle = {
  root: string;
  head: { system: string; assessmentId: number; madeAt: string };
  /** Null where the bundle is from before bundles were signed. */
  signature: { kid: string; value: string } | null;
  /** Whether its own key has made the signature; undefined where this browser cannot tell. */
  holds: boolean | undefined;
  /** Sentences on what is not as the manifest says. */
  faults: string[];
};

type Entry = { path: string; bytes: number; sha256: string; previous: string; hash: string };
type Manifest = {
  head: ReadBundle['head'];
  entries: Entry[];
  root: string;
  signature?: { kid: string; publicKey: string; value: string };
};

const FIRST = 'manifest.json';
const HEADER = 30;
const SUMS = 16;

/**
 * Reads a bundle, or the manifest out of one, on this machine: its chain, its signature and the content of each file.
 * @throws Error when it is neither
 */
export async function readBundle(bytes: Uint8Array<ArrayBuffer>): Promise<ReadBundle> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const begin = HEADER + FIRST.length;
  const text = decode(isZip ? bytes.subarray(begin, endOfManifest(bytes, begin)) : bytes);
  const manifest = JSON.parse(text) as Manifest;
  const { head, entries, root, signature } = manifest;
  const faults: string[] = [];
  let previous = await sha256(JSON.stringify(head));
  for (const { path, bytes: size, sha256: content, previous: given, hash } of entries) {
    const expected = await sha256([previous, path, size, content].join('\n'));
    if (given !== previous || hash !== expected) faults.push(`The chain is broken at ${path}.`);
    previous = hash;
  }
  if (root !== previous) faults.push('The root is not the end of the chain.');
  if (isZip) faults.push(...(await changedFiles(bytes, encode(text).length, entries)));
  const holds = signature && (await isSigned(root, signature));
  if (holds === false) faults.push('The signature does not hold.');
  return { root, head, signature: signature ?? null, holds, faults };
}

/** The manifest is the first file, stored as it is; the sums behind it begin with a mark. */
function endOfManifest(bytes: Uint8Array, begin: number): number {
  for (let at = begin; at < bytes.length - 4; at++)
    if (bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 7 && bytes[at + 3] === 8) return at;
  throw new Error('no manifest');
}

async function changedFiles(
  bytes: Uint8Array<ArrayBuffer>,
  manifest: number,
  entries: readonly Entry[],
): Promise<string[]> {
  const changed: string[] = [];
  let offset = HEADER + FIRST.length + manifest + SUMS;
  for (const { path, bytes: size, sha256: content } of entries) {
    const begin = offset + HEADER + encode(path).length;
    if ((await sha256(bytes.subarray(begin, begin + size))) !== content) changed.push(`${path} was changed.`);
    offset = begin + size + SUMS;
  }
  return changed;
}

async function isSigned(
  root: string,
  { publicKey, value }: NonNullable<Manifest['signature']>,
): Promise<boolean | undefined> {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey };
  try {
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, fromBase64url(value), encode(root));
  } catch (error) {
    // Browsers of before 2025 do not know Ed25519; the server's own answer stands then.
    return error instanceof DOMException && error.name === 'NotSupportedError' ? undefined : false;
  }
}

async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', typeof data === 'string' ? encode(data) : data);
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, character => character.charCodeAt(0));
}

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
