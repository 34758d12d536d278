import { DocumentType } from '@aicp/contracts/documentType';
import { evidenceFields } from '@aicp/contracts/entities/evidence';
import { valuesIn } from '@aicp/contracts/entities/field';
import type { ShownEvidence } from './evidence.ts';
import type { KeptFile, KeptVersion } from './snapshot.ts';

/** What is kept of a file, where it is kept as it stands. */
export function keptFile(file: Omit<ShownEvidence, 'organisationId'>): KeptFile {
  const { id, replacedBy, removedAt, removalReason } = file;
  return { id, ...valuesIn(evidenceFields, 'change', file), replacedBy, removedAt, removalReason };
}

/** What is kept of a version of a document. */
export function keptVersion({ documentId, number, filled, approval, review, carried }: KeptVersion): KeptVersion {
  return { documentId, number, filled, approval, review, ...(carried && { carried }) };
}

/** A document's id is its assessment's and its type; one that took over an earlier version keeps its own. */
export const documentTypeOf = (documentId: string) => DocumentType.parse(documentId.slice(documentId.indexOf('-') + 1));
export const shownId = (assessmentId: number, { documentId }: Pick<KeptVersion, 'documentId'>) =>
  `${assessmentId}-${documentTypeOf(documentId)}`;
