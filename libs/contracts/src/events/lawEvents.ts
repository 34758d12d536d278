import { z } from 'zod';
import { event } from '../event.ts';
import { job } from '../job.ts';
import { owned } from '../owner.ts';

const id = z.int().positive();
const Jurisdiction = z.enum(['EU', 'UK']);

/** New assessments of a jurisdiction begin on this question bank from now on: once for the whole platform. */
export const BankPublished = event(
  'bank.published',
  z.object({
    jurisdiction: Jurisdiction,
    bankVersion: z.string(),
    /** Consolidation date of the law's text that the bank was written from, ISO date. */
    lawAsOf: z.iso.date(),
    /** The one that was in force before; null for the first. */
    before: z.string().nullable(),
  }),
);

/** The law moved, and someone decided that a system keeps its result. */
export const LawChangeKept = event(
  'system.lawChangeKept',
  owned({
    systemId: id,
    assessmentId: id,
    jurisdiction: Jurisdiction,
    /** The question bank in force. */
    bankVersion: z.string(),
    /** In the person's own words. */
    reason: z.string(),
  }),
);

/** Works out which results the law has moved. `run` names the state of the law that it is for. */
export const FindLawChanges = job('findLawChanges', z.object({ run: id }));
