import { z } from 'zod';
import { DocumentType } from '../documentType.ts';
import { event } from '../event.ts';
import { owned } from '../owner.ts';
import { ReviewState } from './reportEvents.ts';

const id = z.int().positive();
const document = { assessmentId: id, documentType: DocumentType };

export const DocumentRequested = event('document.requested', owned(document));
export const DocumentGenerated = event('document.generated', owned({ ...document, number: id }));
/** Where the review of a document went. */
export const DocumentReviewState = z.enum([...ReviewState.options, 'withdrawn', 'checked']);

/**
 * A version was sent for review, approved, or sent back with what has to change; its approval was withdrawn, or a version approved earlier was
 * checked against a newer report.
 */
export const DocumentReviewed = event(
  'document.reviewed',
  owned({ ...document, number: id, state: DocumentReviewState }),
);
/** Nothing was counted or charged for it. */
export const DocumentFailed = event('document.failed', owned(document));

const Evidence = owned({
  assessmentId: id,
  evidenceId: id,
  /** A question of the bank or a QMS requirement. */
  supports: z.string(),
  /** The newest file that supports it now; null where none is left. */
  latest: id.nullable(),
  /** To what it belongs. */
  systemId: id,
  jurisdiction: z.enum(['EU', 'UK']),
  /** Rises with every change to the evidence of that system under that law; a consumer applies only what is newer than what it holds. */
  version: z.int().nonnegative(),
});
export type EvidenceData = z.infer<typeof Evidence>;

export const EvidenceUploaded = event(
  'evidence.uploaded',
  /** With the name of the file, for the organisation's log. */
  Evidence.extend({ name: z.string().max(255).optional() }),
  ['systems-assessment'],
);
/** Taken out of what stands; its bytes are gone, unless reports of earlier assessments have it. */
export const EvidenceRemoved = event('evidence.removed', Evidence, ['systems-assessment']);

/** The bytes of a file are gone from reports of earlier assessments too. */
export const EvidenceRemovedEverywhere = event(
  'evidence.removedEverywhere',
  owned({ assessmentId: id, evidenceId: id }),
);

/** Someone took a file of evidence away. */
export const EvidenceDownloaded = event('evidence.downloaded', owned({ assessmentId: id, evidenceId: id }));
/** Someone took everything about an assessment away, as an audit bundle. */
export const BundleDownloaded = event(
  'bundle.downloaded',
  /** The root of its chain: who holds the bundle can compare. */
  owned({ assessmentId: id, root: z.string() }),
);

export const QmsAssessed = event(
  'qms.assessed',
  owned({ assessmentId: id, complete: z.int(), total: z.int(), riskImpact: z.int() }),
);
