import { z } from 'zod';
import { event } from '../event.ts';
import { owned } from '../owner.ts';

/** Where the review of a report stands. */
export const ReviewState = z.enum(['sent', 'approved', 'changesAsked']);

/** A report was sent for review, approved, or sent back with what has to change. */
export const ReportReviewed = event(
  'report.reviewed',
  owned({
    assessmentId: z.int().positive(),
    systemId: z.int().positive(),
    state: ReviewState,
    /** When it was decided, in which function, what the reviewer wrote, and the hash of the report that was approved. */
    decidedAt: z.iso.datetime().nullable().default(null),
    function: z.string().nullable().default(null),
    comment: z.string().nullable().default(null),
    hash: z.string().nullable().default(null),
  }),
  ['identity', 'documents'],
);
/** A link is to be made to reports of which identity has not heard, or not all: reporting, which keeps them, says what it knows. */
export const ReportLookupRequested = event(
  'reports.asked',
  owned({
    /** Comes back with the answer. */
    question: z.uuid(),
    assessmentIds: z.array(z.int().positive()).min(1).max(20),
  }),
  ['reporting'],
);
export type ReportsAskedData = z.infer<(typeof ReportLookupRequested)['data']>;

/** What reporting keeps of the reports that were asked about: those of the organisation, and no others. */
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
export type ReportsStatedData = z.infer<(typeof ReportLookupAnswered)['data']>;

export type ReportReviewedData = z.infer<(typeof ReportReviewed)['data']>;
