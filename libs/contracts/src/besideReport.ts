import { z } from 'zod';
import { ReportProof } from './dutyProof.ts';

/** What stands at the head of a paper: whose it is, in their colour. */
export const PrintedLetterhead = z.object({
  name: z.string().nullable(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  /** Width and height in points as it is drawn. */
  logo: z
    .object({ kind: z.enum(['png', 'jpg']), width: z.number(), height: z.number(), base64: z.base64() })
    .nullable(),
});
export type PrintedLetterhead = z.infer<typeof PrintedLetterhead>;

/**
 * What is drawn next to a report and is no part of it: names, which identity keeps, and the letterhead and the proofs of its duties, which
 * documents keeps. The gateway asks both, and passes it on to reporting, which draws.
 */
export const BesideReport = z.object({
  /** The organisation's name. */
  organisation: z.string().nullable(),
  /** Who completed the assessment; null for someone who has left, and where it was not noted. */
  preparedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  letterhead: PrintedLetterhead.nullable(),
  /** Null for the recipient of a link, who sees what was filed. */
  proof: ReportProof.nullable(),
});
export type BesideReport = z.infer<typeof BesideReport>;
