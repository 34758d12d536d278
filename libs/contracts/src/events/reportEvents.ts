import { z } from 'zod';
import { event } from '../event.ts';
import { owned } from '../owner.ts';

export const ReviewState = z.enum(['sent', 'approved', 'changesAsked']);

/** A report was sent for review, approved, or sent back with requested changes. */
export const ReportReviewed = event(
  'report.reviewed',
  owned({
    assessmentId: z.int().positive(),
    systemId: z.int().positive(),
    state: ReviewState,
    /** Time of the decision, the reviewer's function and comment, and the hash of the approved report. */
    decidedAt: z.iso.datetime().nullable().default(null),
    function: z.string().nullable().default(null),
    comment: z.string().nullable().default(null),
    hash: z.string().nullable().default(null),
  }),
  ['identity', 'documents'],
);
/** A link needs reports that identity does not know, or not fully: asks reporting, which stores them. */
export const ReportLookupRequested = event(
  'reports.asked',
  owned({
    /** Returned with the answer. */
    question: z.uuid(),
    assessmentIds: z.array(z.int().positive()).min(1).max(20),
  }),
  ['reporting'],
);
export type ReportsAskedData = z.infer<(typeof ReportLookupRequested)['data']>;

/** Reporting's data about the requested reports: the organisation's own only. */
export const ReportLookupAnswered = event(
  'reports.stated',
  owned({
    question: z.uuid(),
    reports: z.array(
      z.object({
        assessmentId: z.int().positive(),
        systemId: z.int().positive(),
        system: z.string(),
        jurisdiction: z.enum(['EU', 'UK']),
        completedAt: z.iso.datetime(),
        isApproved: z.boolean(),
      }),
    ),
  }),
  ['identity'],
);
export type ReportLookupAnsweredData = z.infer<(typeof ReportLookupAnswered)['data']>;

export type ReportReviewedData = z.infer<(typeof ReportReviewed)['data']>;
