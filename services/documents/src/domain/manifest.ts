type ManifestEntry = {
  path: string;
  bytes: number;
  /** SHA-256 of the file, hexadecimal. */
  sha256: string;
  /** The previous entry's hash; for the first entry, the hash of the manifest's head. */
  previous: string;
  /** SHA-256 over previous, path, bytes and sha256, one line each. */
  hash: string;
};

export type ManifestHead = {
  format: 'ai-compliance-audit-bundle/2';
  assessmentId: number;
  system: string;
  bankVersion: string;
  lawAsOf: string;
  /** The time when this state was first bundled, ISO 8601. */
  madeAt: string;
};

/** Ed25519 (RFC 8032) over the 64 characters of the root. */
type ManifestSignature = {
  algorithm: 'Ed25519';
  /** RFC 7638 thumbprint of the key. */
  kid: string;
  /** The `x` of a JWK, base64url. */
  publicKey: string;
  /** Base64url. */
  value: string;
};

/** RFC 3161, over SHA-256 of the 64 characters of the root. */
type ManifestTimestamp = {
  /** The time in the token, ISO 8601. */
  time: string;
  /** SHA-256 of the token, hexadecimal. */
  sha256: string;
  /** The TimeStampToken, DER in base64. */
  token: string;
};

export type Chain = { head: ManifestHead; entries: ManifestEntry[]; root: string };
export type Manifest = Chain & { signature: ManifestSignature; timestamp: ManifestTimestamp | null };

type File = Pick<ManifestEntry, 'path' | 'bytes' | 'sha256'>;
type Hash = (text: string) => string;

/** Chains the files: a changed file changes every entry after it, and the signed root. */
export function chainOf(head: ManifestHead, files: readonly File[], sha256: Hash): Chain {
  let previous = sha256(JSON.stringify(head));
  const entries = files.map(({ path, bytes, sha256: content }): ManifestEntry => {
    const hash = sha256([previous, path, bytes, content].join('\n'));
    const entry = { path, bytes, sha256: content, previous, hash };
    previous = hash;
    return entry;
  });
  return { head, entries, root: previous };
}

/** Identifies the state of an assessment's bundle: everything in it except its creation time. */
export function stateOf(head: Omit<ManifestHead, 'madeAt'>, files: readonly File[], sha256: Hash): string {
  return sha256(JSON.stringify([head, files.map(({ path, bytes, sha256: content }) => [path, bytes, content])]));
}

/** The only valid form of a manifest: the verifier writes it again and compares. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
