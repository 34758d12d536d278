import { z } from 'zod';
import { job } from '../job.ts';

/** Asks documents' worker for one generation. A job that a later one has replaced has no effect. */
export const GenerateDocument = job('generateDocument', z.object({ documentId: z.string(), order: z.uuid() }), {
  attempts: 5,
});
