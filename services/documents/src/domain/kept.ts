import { DocumentType } from '@aicp/contracts/documentType';
import { evidenceFields } from '@aicp/contracts/entities/evidence';
import { valuesIn } from '@aicp/contracts/entities/field';
import type { ShownEvidence } from './evidence.ts';
import type { KeptFile, KeptVersion } from './snapshot.ts';

/** The parts of a file and its link that a snapshot or a room keeps. */
export function keptFile(file: Omit<ShownEvidence, 'organisationId'>): KeptFile {
  const { id, title, kind, replacedBy, removedAt, removalReason, assessmentId, supports, link } = file;
  const said = { ...valuesIn(evidenceFields, 'change', file), title, kind };
  return { id, ...said, replacedBy, removedAt, removalReason, assessmentId, supports, link };
}

/** The kept data of a document's version. */
export function keptVersion({ documentId, number, filled, approval, review, carried }: KeptVersion): KeptVersion {
  return { documentId, number, filled, approval, review, ...(carried && { carried }) };
}

/** A document's id consists of its assessment and type; one that took over an earlier version keeps its own. */
export const documentTypeOf = (documentId: string) => DocumentType.parse(documentId.slice(documentId.indexOf('-') + 1));
export const shownId = (assessmentId: number, { documentId }: Pick<KeptVersion, 'documentId'>) =>
  `${assessmentId}-${documentTypeOf(documentId)}`;
