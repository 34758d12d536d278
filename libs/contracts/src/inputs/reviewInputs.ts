import { z } from 'zod';
import { SerialId } from '../serialId.ts';
import { optionalLine, optionalText, text } from '../text.ts';

/** Maximum characters of a review's comment. */
export const MAX_COMMENT_LENGTH = 2_000;

/** Maximum characters of an approver's function. */
export const MAX_FUNCTION_LENGTH = 200;

/** The arguments of `sendForReview`. */
export const SendForReviewInput = z.object({
  reportId: SerialId,
  /** A person's number. */
  reviewer: SerialId,
  comment: optionalText(MAX_COMMENT_LENGTH),
});

/** The arguments of `approveReport`. */
export const ApproveReportInput = z.object({
  reportId: SerialId,
  comment: optionalText(MAX_COMMENT_LENGTH),
  function: optionalLine(MAX_FUNCTION_LENGTH),
});

/** The arguments of `askForChanges`. */
export const AskForChangesInput = z.object({
  reportId: SerialId,
  comment: text(MAX_COMMENT_LENGTH).min(1, 'is required'),
});
