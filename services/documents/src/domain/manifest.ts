/** A file of a bundle, as its manifest states it. */
export type ManifestEntry = {
  path: string;
  bytes: number;
  /** SHA-256 of the file, hexadecimal. */
  sha256: string;
  /** The hash of the entry before; of the manifest's own head for the first. */
  previous: string;
  /** SHA-256 over previous, path, bytes and sha256, one line each. */
  hash: string;
};

export type ManifestHead = {
  format: 'ai-compliance-audit-bundle/1';
  assessmentId: number;
  system: string;
  bankVersion: string;
  lawAsOf: string;
  /** Instant, ISO 8601. */
  madeAt: string;
};

export type Manifest = { head: ManifestHead; entries: ManifestEntry[]; root: string };

/**
 * Chains the files: changing one means changing every entry after it, and the root, which is kept elsewhere too.
 * @param sha256 hexadecimal
 */
export function manifestOf(
  head: ManifestHead,
  files: readonly Pick<ManifestEntry, 'path' | 'bytes' | 'sha256'>[],
  sha256: (text: string) => string,
): Manifest {
  let previous = sha256(JSON.stringify(head));
  const entries = files.map(({ path, bytes, sha256: content }): ManifestEntry => {
    const hash = sha256([previous, path, bytes, content].join('\n'));
    const entry = { path, bytes, sha256: content, previous, hash };
    previous = hash;
    return entry;
  });
  return { head, entries, root: previous };
}

/** The only way in which a manifest is written: the verifier writes it again and compares. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
