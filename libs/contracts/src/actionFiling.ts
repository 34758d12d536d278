import { z } from 'zod';

/** The proof of a completed action: a file that is linked to it, a sentence, or nothing. */
export const ActionFiling = z.enum(['file', 'sentence', 'nothing']);
export type ActionFiling = z.infer<typeof ActionFiling>;
