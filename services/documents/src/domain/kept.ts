import type { ShownEvidence } from './evidence.ts';
import type { KeptFile, KeptVersion } from './snapshot.ts';

/** What is kept of a file, where it is kept as it stands. */
export function keptFile(file: Omit<ShownEvidence, 'organisationId'>): KeptFile {
  const { id, note, effectiveFrom, validUntil, replacedBy, removedAt, removalReason } = file;
  return { id, note, effectiveFrom, validUntil, replacedBy, removedAt, removalReason };
}

/** What is kept of a version of a document. */
export function keptVersion({ documentId, number, filled, approval, review }: KeptVersion): KeptVersion {
  return { documentId, number, filled, approval, review };
}
