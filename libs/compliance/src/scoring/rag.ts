import { z } from 'zod';

/** Red, amber, green: how a principle, or the whole of a UK assessment, stands. */
export const Rag = z.enum(['GREEN', 'AMBER', 'RED']);
export type Rag = z.infer<typeof Rag>;
