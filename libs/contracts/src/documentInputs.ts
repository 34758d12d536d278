import { z } from 'zod';
import { DocumentType } from './documentType.ts';
import { SerialId } from './serialId.ts';
import { line, text } from './text.ts';

/** The fields of POST /api/generate-document and of `generateDocument`. */
export const GenerateDocumentInput = z.object({ assessmentId: SerialId, documentType: DocumentType });

/** The fields of `fillBlank`. */
export const FillBlankInput = z.object({ documentId: z.string(), blank: z.string().max(200), text: text(2_000) });

/** The fields of `approveDocument`. */
export const ApproveDocumentInput = z.object({ documentId: z.string(), name: line(200) });
