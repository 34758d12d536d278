import { z } from 'zod';
import { DocumentType } from '../documentType.ts';
import { SerialId } from '../serialId.ts';
import { line, optionalText, text } from '../text.ts';
import { MAX_COMMENT_LENGTH, MAX_FUNCTION_LENGTH } from './reviewInputs.ts';

/** The fields of POST /api/generate-document and of `generateDocument`. */
export const GenerateDocumentInput = z.object({ assessmentId: SerialId, documentType: DocumentType });

export const FillBlankInput = z.object({ documentId: z.string(), blank: z.string().max(200), text: text(2_000) });

/** The hash of the text that the reviewer read, so that no other text is approved by mistake. */
const ShownHash = z.string().max(64).nullish();

export const ApproveDocumentInput = z.object({
  documentId: z.string(),
  /** The function of the approver; the name is the account's. '' withdraws the approval. */
  name: line(MAX_FUNCTION_LENGTH).nullish(),
  comment: optionalText(MAX_COMMENT_LENGTH),
  hash: ShownHash,
  /** The account's version with the name to print, for a user who has just typed it. */
  accountVersion: z.int().positive().nullish(),
});

export const CheckDocumentInput = z.object({ documentId: z.string(), hash: ShownHash });

export const SendDocumentInput = z.object({
  documentId: z.string(),
  reviewer: SerialId,
  comment: optionalText(MAX_COMMENT_LENGTH),
});

export const AskForDocumentChangesInput = z.object({
  documentId: z.string(),
  comment: text(MAX_COMMENT_LENGTH).min(1, 'is required'),
});
