import { z } from 'zod';
import { event } from '../event.ts';
import { job } from '../job.ts';
import { owned } from '../owner.ts';

const id = z.int().positive();
const Jurisdiction = z.enum(['EU', 'UK']);

/** New assessments of a jurisdiction start on this question bank from now on; published once for the whole platform. */
export const BankPublished = event(
  'bank.published',
  z.object({
    jurisdiction: Jurisdiction,
    bankVersion: z.string(),
    /** Consolidation date of the law's text that the bank was written from, ISO date. */
    lawAsOf: z.iso.date(),
    /** The previous one; null for the first. */
    before: z.string().nullable(),
  }),
);

/** A member decided that a system keeps its result despite a law change. */
export const LawChangeKept = event(
  'system.lawChangeKept',
  owned({
    systemId: id,
    assessmentId: id,
    jurisdiction: Jurisdiction,
    /** The current question bank. */
    bankVersion: z.string(),
    /** In the member's own words. */
    reason: z.string(),
  }),
);

/** Computes which results a law change affects. `run` names the state of the law. */
export const FindLawChanges = job('findLawChanges', z.object({ run: id }));
