import { z } from 'zod';
import { DocumentType } from '../documentType.ts';
import { EVIDENCE_LINK_KINDS } from '../entities/evidence.ts';
import { event } from '../event.ts';
import { owned } from '../owner.ts';
import { ReviewState } from './reportEvents.ts';

const id = z.int().positive();
const document = { assessmentId: id, documentType: DocumentType };

export const DocumentRequested = event('document.requested', owned(document));
export const DocumentGenerated = event('document.generated', owned({ ...document, number: id }));
export const DocumentReviewState = z.enum([...ReviewState.options, 'withdrawn', 'checked']);

/**
 * A version was sent for review, approved, or sent back with requested changes; its approval was withdrawn, or an earlier approved version
 * was checked against a newer report.
 */
export const DocumentReviewed = event(
  'document.reviewed',
  owned({ ...document, number: id, state: DocumentReviewState }),
);
/** Nothing was counted or charged for it. */
export const DocumentFailed = event('document.failed', owned(document));

const Evidence = owned({ evidenceId: id });

export const EvidenceUploaded = event(
  'evidence.uploaded',
  Evidence.extend({
    /** For the organisation's log. */
    name: z.string().max(255).optional(),
    /** Null for a file added to the library. */
    assessmentId: id.nullable(),
    /** The file that it replaces as the next version. */
    replaces: id.nullable(),
  }),
);
/** A member changed the title, kind, note, dates or owner of a file. */
export const EvidenceDescribed = event('evidence.described', Evidence);
/** Removed from the library; its bytes are deleted, unless reports of earlier assessments use it. */
export const EvidenceRemoved = event('evidence.removed', Evidence);
/** The bytes of a file were deleted from reports of earlier assessments too. */
export const EvidenceRemovedEverywhere = event('evidence.removedEverywhere', Evidence);
/** A member downloaded an evidence file. */
export const EvidenceDownloaded = event('evidence.downloaded', Evidence);

const EvidenceLink = Evidence.extend({
  linkId: id,
  kind: z.enum(EVIDENCE_LINK_KINDS),
  /** Null for a record or an organisation duty. */
  systemId: id.nullable(),
  jurisdiction: z.enum(['EU', 'UK']).nullable(),
  /** The target: the id of a duty, a question, a QMS requirement, an action, a record or an organisation duty. */
  target: z.string(),
});
export const EvidenceLinked = event('evidence.linked', EvidenceLink);
export const EvidenceUnlinked = event('evidence.unlinked', EvidenceLink);

/** The latest file for a question of a system under a law has changed, or there is none any more. */
export const EvidenceLatestChanged = event(
  'evidence.latestChanged',
  owned({
    systemId: id,
    jurisdiction: z.enum(['EU', 'UK']),
    /** A question of the bank, a QMS requirement, or an own action. */
    supports: z.string(),
    latest: id.nullable(),
    /** Rises with every change to that system's evidence under that law; consumers apply newer states only. */
    version: z.int().nonnegative(),
  }),
  ['systems-assessment'],
);
export type EvidenceLatestChangedData = z.infer<typeof EvidenceLatestChanged.data>;

/** A member downloaded everything about an assessment as an audit bundle. */
export const BundleDownloaded = event(
  'bundle.downloaded',
  /** The root of its hash chain, which anyone with the bundle can compare. */
  owned({ assessmentId: id, root: z.string() }),
);

export const QmsAssessed = event(
  'qms.assessed',
  owned({ assessmentId: id, complete: z.int(), total: z.int(), riskImpact: z.int() }),
);
