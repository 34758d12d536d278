import { z } from 'zod';
import { event } from './event.ts';
import { owned } from './owner.ts';

/** Where the review of a report stands. */
export const ReviewState = z.enum(['sent', 'approved', 'changesAsked']);

/** A report was sent for review, approved, or sent back with what has to change. */
export const ReportReviewed = event(
  'report.reviewed',
  owned({
    assessmentId: z.int().positive(),
    /** Of the report. Earlier releases do not say it. */
    systemId: z.int().positive().optional(),
    state: ReviewState,
  }),
  ['identity', 'documents'],
);
/**
 * A file of a report from an earlier release was asked for, and what it is made of is not here: systems-assessment publishes the assessment
 * again, with its answers.
 */
export const ReportUnfiled = event('report.unfiled', owned({ assessmentId: z.int().positive() }), [
  'systems-assessment',
]);
export type ReportUnfiledData = z.infer<(typeof ReportUnfiled)['data']>;

export type ReportReviewedData = z.infer<(typeof ReportReviewed)['data']>;
