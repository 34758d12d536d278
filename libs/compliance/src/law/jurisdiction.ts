import { z } from 'zod';

/** Whose rules an assessment follows: the EU AI Act, or the UK's five principles. */
export const Jurisdiction = z.enum(['EU', 'UK']);
export type Jurisdiction = z.infer<typeof Jurisdiction>;
