import { DomainError } from '@aicp/contracts/domainError';
import type { EvidenceFields } from '@aicp/contracts/entities/evidence';
import type { Letterhead } from './branding.ts';
import type { Carried } from './carried.ts';
import type { Evidence } from './evidence.ts';
import type { SystemUnderLaw } from './place.ts';
import type { Trail } from './trail.ts';
import type { Approval, FilledBlank, Review } from './version.ts';

/** The parts of a file that can still change, and its link. */
export type KeptFile = Pick<
  Evidence,
  'id' | keyof EvidenceFields | 'replacedBy' | 'removedAt' | 'removalReason' | 'assessmentId' | 'supports' | 'link'
>;

/** The changeable data of the newest version of a document. */
export type KeptVersion = {
  documentId: string;
  number: number;
  filled: readonly FilledBlank[];
  approval: Approval | null;
  review: Review | null;
  /** Only on a version that was approved for an earlier assessment. */
  carried?: Carried;
};

/**
 * The state of an assessment when the next one of its system and law was completed. Its report and its audit bundle are then made from
 * this. Only erasing a person's name and "Delete everywhere" change it.
 */
export type Snapshot = SystemUnderLaw & {
  assessmentId: number;
  organisationId: number;
  takenAt: Date;
  evidence: readonly KeptFile[];
  ticked: readonly string[];
  savedAt: Date | null;
  documents: readonly KeptVersion[];
  trail: Trail;
  /** The letterhead of its documents. */
  letterhead: Letterhead | null;
};

/** The day that a snapshot describes, ISO date. */
export function snapshotDateOf({ takenAt }: Pick<Snapshot, 'takenAt'>): string {
  return takenAt.toISOString().slice(0, 10);
}

/** Whether a snapshot holds this version, which can then no longer be changed. */
export function holds(snapshot: Snapshot | null, documentId: string, number: number): boolean {
  return !!snapshot?.documents.some(kept => kept.documentId === documentId && kept.number === number);
}

/** Refuses changes of an assessment that another one has followed. */
export function superseded(): DomainError {
  return new DomainError(
    'CONFLICT',
    'A newer assessment of this AI system has been completed, so this one can no longer be changed. Please make the change in the latest report.',
    { reason: 'superseded' },
  );
}
