import { z } from 'zod';
import { ReportProof } from './dutyProof.ts';

/** The head of a printed report: the organisation's name, in their colour. */
export const PrintedLetterhead = z.object({
  name: z.string().nullable(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  /** Printed width and height in points. */
  logo: z
    .object({ kind: z.enum(['png', 'jpg']), width: z.number(), height: z.number(), base64: z.base64() })
    .nullable(),
});
export type PrintedLetterhead = z.infer<typeof PrintedLetterhead>;

/**
 * Data that is printed with a report but is not part of it: names from identity, and the letterhead and the proofs of its duties from
 * documents. The gateway collects it and passes it to reporting, which renders.
 */
export const BesideReport = z.object({
  organisation: z.string().nullable(),
  /** The member who completed the assessment; null if they have left, or it was not recorded. */
  preparedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  letterhead: PrintedLetterhead.nullable(),
  /** Null for the recipient of a link, who sees the filed report. */
  proof: ReportProof.nullable(),
});
export type BesideReport = z.infer<typeof BesideReport>;
