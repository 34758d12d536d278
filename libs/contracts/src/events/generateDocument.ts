import { z } from 'zod';
import { job } from '../job.ts';

/** Asks documents' worker for one generation. An order that a later one has replaced is moot. */
export const GenerateDocument = job('generateDocument', z.object({ documentId: z.string(), order: z.uuid() }), {
  attempts: 5,
});
