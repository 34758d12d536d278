/*
 * Checks an audit bundle wherever it is opened: on the page /verify, and in the verify.html of each bundle. `npm run verifier` writes
 * this file into that page without its types. So it imports nothing, and uses only browser features.
 */

type Entry = { path: string; bytes: number; sha256: string; previous: string; hash: string };
type Signature = { algorithm: string; kid: string; publicKey: string; value: string };
type Stamp = { time: string; sha256: string; token: string };
type Head = { system: string; assessmentId: number; madeAt: string; bankVersion: string };
type Manifest = { head: Head; entries: Entry[]; root: string; signature: Signature; timestamp: Stamp | null };
type Bytes = Uint8Array<ArrayBuffer>;

/** The result of a check. */
export type BundleVerdict = {
  /** Null if the manifest cannot be read; head, signature and time stamp are then missing too. */
  root: string | null;
  head: Head | null;
  /** Each file, with the reason if it differs from the manifest, or null. The ZIP itself is included if it was changed. */
  files: { path: string; changed: string | null }[];
  /** The manifest's signature, and whether this browser could check it. */
  signature: (Signature & { checked: boolean }) | null;
  timestamp: Stamp | null;
};

const MANIFEST = 'manifest.json';
const THE_ZIP = 'the ZIP file';
/** The time of every entry, 1 January 1980, in DOS format. */
const CHANGED_AT = 0x21 * 65536;

const encode = (text: string): Bytes => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

const little = (size: number, value: number): number[] =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** at) & 255);

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, number) => {
  let value = number;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (let at = 0; at < bytes.length; at++)
    value = (value >>> 8) ^ Number(CRC_TABLE[(value ^ Number(bytes[at])) & 255]);
  return (value ^ 0xffffffff) >>> 0;
}

async function sha256(data: string | Bytes): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', typeof data === 'string' ? encode(data) : data);
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('');
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0));
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const toBase64url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const fromHex = (text: string): Bytes => Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

/** The bytes around a file, in the format of our bundles: before it, after it, and its line in the directory. */
function frame(path: string, data: Uint8Array, offset: number) {
  const name = encode(path);
  const common = [20, 0, 8, name.length === path.length ? 0 : 8, 0, 0, ...little(4, CHANGED_AT)];
  const sums = [...little(4, crc32(data)), ...little(4, data.length), ...little(4, data.length)];
  const length = little(2, name.length);
  const none = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  return {
    before: [0x50, 0x4b, 3, 4, ...common, ...none, ...length, 0, 0, ...name],
    after: [0x50, 0x4b, 7, 8, ...sums],
    line: [0x50, 0x4b, 1, 2, 20, 0, ...common, ...sums, ...length, ...none, ...little(4, offset), ...name],
  };
}

function differs(bytes: Uint8Array, offset: number, expected: number[]): boolean {
  return expected.some((byte, at) => bytes[offset + at] !== byte);
}

/** The manifest comes first, and ends where the checksums after it begin. */
function manifestIn(bytes: Uint8Array): string {
  const begin = 30 + MANIFEST.length;
  for (let end = begin; end < bytes.length - 4; end++)
    if (!differs(bytes, end, [0x50, 0x4b, 7, 8])) return decode(bytes.subarray(begin, end));
  throw new Error('no manifest');
}

/** A manifest has exactly these members in this order: any part not covered by the root or the signature proves nothing. */
function rewritten({ head, entries, root, signature, timestamp }: Manifest): Manifest {
  const files = entries.map(({ path, bytes, sha256, previous, hash }) => ({ path, bytes, sha256, previous, hash }));
  const { algorithm, kid, publicKey, value } = signature;
  const stamp = timestamp && { time: timestamp.time, sha256: timestamp.sha256, token: timestamp.token };
  return { head, entries: files, root, signature: { algorithm, kid, publicKey, value }, timestamp: stamp };
}

async function chainFaults({ head, entries, root }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  let previous = await sha256(JSON.stringify(head));
  for (const { path, bytes, sha256: content, previous: given, hash } of entries) {
    if (typeof path !== 'string' || !Number.isSafeInteger(bytes) || bytes < 0) throw new Error('no entry');
    const expected = await sha256([previous, path, bytes, content].join('\n'));
    if (given !== previous || hash !== expected) faults.push(`its chain is broken at ${path}`);
    previous = hash;
  }
  return root === previous ? faults : [...faults, 'its root is not the end of its chain'];
}

/** @returns the reason why it is invalid, null if it is valid, undefined if this browser cannot tell */
async function signatureFault({ root, signature }: Manifest): Promise<string | null | undefined> {
  const { algorithm, kid, publicKey, value } = signature;
  const jwk = { crv: 'Ed25519', kty: 'OKP', x: publicKey };
  const thumbprint = toBase64url(fromHex(await sha256(JSON.stringify(jwk))));
  if (algorithm !== 'Ed25519' || kid !== thumbprint) return 'its signature names another key';
  // The last character of base64 has unused bits.
  if (toBase64url(fromBase64(value)) !== value) return 'its signature is not valid';
  try {
    const key = await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
    const holds = await crypto.subtle.verify('Ed25519', key, fromBase64(value), encode(root));
    return holds ? null : 'its signature is not valid';
  } catch (error) {
    // Browsers from before 2025 do not support Ed25519.
    return error instanceof DOMException && error.name === 'NotSupportedError' ? undefined : 'its key is not valid';
  }
}

/** The time stamp must cover this root, with the time in the manifest. Its signer must be checked with tools such as openssl. */
async function stampFault({ root, timestamp }: Manifest): Promise<string | null> {
  if (!timestamp) return null;
  const token = fromBase64(timestamp.token);
  const digest = fromHex(await sha256(root));
  if ((await sha256(token)) !== timestamp.sha256 || toBase64(token) !== timestamp.token)
    return 'its time stamp was changed';
  const at = token.findIndex((_, start) => digest.every((byte, offset) => token[start + offset] === byte));
  if (at < 0) return 'its time stamp covers something else';
  // An INTEGER, whose length is in its second byte.
  const serial = at + digest.length;
  const time = serial + 2 + Number(token[serial + 1]);
  const written = new TextDecoder().decode(token.subarray(time + 2, time + 2 + Number(token[time + 1])));
  const [, year, month, day, hour, minute, second, part = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.(\d+))?Z/.exec(written) ?? [];
  const stated = `${year}-${month}-${day}T${hour}:${minute}:${second}.${part.padEnd(3, '0').slice(0, 3)}Z`;
  return token[time] === 0x18 && stated === timestamp.time ? null : 'its time stamp has a different time';
}

/** File names must be unique: a program that unpacks a second file of the same name would show unchecked content. */
function namesTwice(entries: Entry[]): string[] {
  const names = new Set([MANIFEST]);
  // Compared without regard to capitals, as many file systems do.
  return entries.flatMap(({ path }) => {
    const name = path.normalize('NFC').toLowerCase();
    if (names.has(name)) return [path];
    names.add(name);
    return [];
  });
}

/**
 * Reads a manifest alone: its chain, its signature and its time stamp.
 * @throws Error if it is not a manifest, or not in its original form
 */
async function readManifest(text: string) {
  const manifest: Manifest = JSON.parse(text);
  if (`${JSON.stringify(rewritten(manifest), null, 2)}\n` !== text) throw new Error('not in its original form');
  const faults = await chainFaults(manifest);
  const signed = await signatureFault(manifest);
  const stamped = await stampFault(manifest);
  for (const fault of [signed, stamped]) if (fault) faults.push(fault);
  return { manifest, fault: faults[0] ?? null, checked: signed !== undefined };
}

/** Compares each file, and every byte around the files: one directory at the end, and nothing before, between or after. */
async function zipFaults(bytes: Bytes, text: string, entries: Entry[]): Promise<[path: string, why: string][]> {
  const faults: [string, string][] = namesTwice(entries).map(path => [path, 'its name appears twice']);
  const directory: { path: string; line: number[] }[] = [];
  let offset = 0;
  for (const { path, bytes: size, sha256: content } of [
    { path: MANIFEST, bytes: encode(text).length, sha256: '' },
    ...entries,
  ]) {
    const begin = offset + 30 + encode(path).length;
    const data = bytes.subarray(begin, begin + size);
    if (content !== '' && (await sha256(data)) !== content)
      faults.push([path, 'its content does not match the manifest']);
    const { before, after, line } = frame(path, data, offset);
    if (differs(bytes, offset, before) || differs(bytes, begin + size, after))
      faults.push([path, 'the bytes around it were changed']);
    directory.push({ path, line });
    offset = begin + size + after.length;
  }
  const start = offset;
  for (const { path, line } of directory) {
    if (differs(bytes, offset, line)) faults.push([path, 'its line in the directory was changed']);
    offset += line.length;
  }
  const count = little(2, directory.length);
  const end = [
    0x50,
    0x4b,
    5,
    6,
    0,
    0,
    0,
    0,
    ...count,
    ...count,
    ...little(4, offset - start),
    ...little(4, start),
    0,
    0,
  ];
  if (differs(bytes, offset, end)) faults.push([THE_ZIP, `its end was changed at byte ${offset}`]);
  offset += end.length;
  if (bytes.length > offset)
    faults.push([THE_ZIP, `bytes ${offset} to ${bytes.length - 1} do not belong to the bundle`]);
  return faults;
}

async function verdictOf(text: string, bytes: Bytes | null): Promise<BundleVerdict> {
  const { manifest, fault, checked } = await readManifest(text);
  const { root, head, entries, signature, timestamp } = manifest;
  const faults = new Map(bytes ? (await zipFaults(bytes, text, entries)).reverse() : []);
  if (fault) faults.set(MANIFEST, fault);
  const paths = new Set([MANIFEST, ...(bytes ? entries.map(({ path }) => path) : []), ...faults.keys()]);
  const files = [...paths].map(path => ({ path, changed: faults.get(path) ?? null }));
  return { root, head, files, signature: { ...signature, checked }, timestamp };
}

const unreadable = (): BundleVerdict => {
  const files = [{ path: MANIFEST, changed: 'it cannot be read' }];
  return { root: null, head: null, files, signature: null, timestamp: null };
};

/** Checks a whole bundle on this machine: every byte of the ZIP belongs to one of its files or to the ZIP itself. */
export async function verifyBundle(bytes: Bytes): Promise<BundleVerdict> {
  return Promise.resolve()
    .then(() => verdictOf(manifestIn(bytes), bytes))
    .catch(unreadable);
}

// What follows is for the page alone.

/** Checks a manifest that was extracted from its bundle. The result says nothing about the files that it names. */
export async function verifyManifest(bytes: Bytes): Promise<BundleVerdict> {
  return Promise.resolve()
    .then(() => verdictOf(decode(bytes), null))
    .catch(unreadable);
}
