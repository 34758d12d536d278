import { z } from 'zod';
import { event } from './event.ts';
import { owned } from './owner.ts';

/** Where the review of a report stands. */
export const ReviewState = z.enum(['sent', 'approved', 'changesAsked']);

/** A report was sent for review, approved, or sent back with what has to change. */
export const ReportReviewed = event('report.reviewed', owned({ assessmentId: z.int().positive(), state: ReviewState }));
