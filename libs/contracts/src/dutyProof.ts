import { z } from 'zod';

/**
 * The proof of a duty that is answered as met: a linked file is valid, no file is linked, or no linked file is valid. Null for a duty that
 * is not met or not applicable.
 */
export const DutyProof = z.enum(['proved', 'stated', 'expired']);
export type DutyProof = z.infer<typeof DutyProof>;

/** The proofs of a report's duties, one for each duty in order, and the date (ISO) on which they hold. */
export const ReportProof = z.object({ asOf: z.iso.date(), duties: z.array(DutyProof.nullable()) });
export type ReportProof = z.infer<typeof ReportProof>;
