import { z } from 'zod';
import { SerialId } from '../serialId.ts';
import { optionalLine, optionalText, text } from '../text.ts';

export const MAX_COMMENT_LENGTH = 2_000;

export const MAX_FUNCTION_LENGTH = 200;

export const SendForReviewInput = z.object({
  reportId: SerialId,
  reviewer: SerialId,
  comment: optionalText(MAX_COMMENT_LENGTH),
});

export const ApproveReportInput = z.object({
  reportId: SerialId,
  comment: optionalText(MAX_COMMENT_LENGTH),
  function: optionalLine(MAX_FUNCTION_LENGTH),
});

export const AskForChangesInput = z.object({
  reportId: SerialId,
  comment: text(MAX_COMMENT_LENGTH).min(1, 'is required'),
});
