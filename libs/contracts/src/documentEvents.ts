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
