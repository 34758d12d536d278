import { z } from 'zod';

/** The law of an assessment: the EU AI Act, or the UK's five principles. */
export const Jurisdiction = z.enum(['EU', 'UK']);
export type Jurisdiction = z.infer<typeof Jurisdiction>;
