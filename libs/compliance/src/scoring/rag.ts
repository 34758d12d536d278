import { z } from 'zod';

/** Red, amber, green: the rating of a principle, or of a whole UK assessment. */
export const Rag = z.enum(['GREEN', 'AMBER', 'RED']);
export type Rag = z.infer<typeof Rag>;
