import { z } from 'zod';
import { DocumentType } from './billingInputs.ts';
import { event } from './event.ts';
import { SerialId } from './serialId.ts';

const id = z.int().positive();
const Document = z.object({ userId: id, assessmentId: id, documentType: DocumentType });

/** The fields of POST /api/generate-document and of `generateDocument`. */
export const GenerateDocumentInput = z.object({ assessmentId: SerialId, documentType: DocumentType });

export const DocumentRequested = event('document.requested', Document);
export const DocumentGenerated = event('document.generated', Document.extend({ number: id }));
/** Nothing was counted or charged for it. */
export const DocumentFailed = event('document.failed', Document);

/** A file was given as evidence; `supports` is a question of the bank or a QMS requirement. */
export const EvidenceUploaded = event(
  'evidence.uploaded',
  z.object({ userId: id, assessmentId: id, evidenceId: id, supports: z.string(), replaces: id.nullable() }),
  ['systems-assessment'],
);

/** Its bytes are gone. */
export const EvidenceRemoved = event(
  'evidence.removed',
  z.object({ userId: id, assessmentId: id, evidenceId: id, supports: z.string() }),
  ['systems-assessment'],
);

export const QmsAssessed = event(
  'qms.assessed',
  z.object({ userId: id, assessmentId: id, complete: z.int(), total: z.int(), riskImpact: z.int() }),
);
