import { z } from 'zod';

/** The source of a statement of law, and this library's confidence in it. */
export const Citation = z.object({
  /** Short form for a chip, for example "Art. 14". */
  label: z.string(),
  instrument: z.string(),
  article: z.string(),
  url: z.url(),
  /** The date of the text that was read: of the Act's consolidation, or of the UK instrument. */
  asOf: z.iso.date(),
  /** The date on which it was last checked. */
  checkedOn: z.iso.date(),
  /**
   * H: read in stored copies of the text, not in EUR-Lex itself. M: secondary sources, or reasoned from the text. L: from memory only.
   */
  confidence: z.enum(['H', 'M', 'L']),
  /** The date from which the provision applies; null without one. */
  appliesFrom: z.iso.date().nullable(),
});
export type Citation = z.infer<typeof Citation>;
