import { z } from 'zod';
import { job } from '../job.ts';

/** Asks documents' worker for one generation. A job that a later one has replaced has no effect. */
export const GenerateDocument = job('generateDocument', z.object({ documentId: z.string(), order: z.uuid() }), {
  attempts: 5,
});

/** Orders the time stamp of a bundle from documents' worker, which alone may reach the internet. Retried later on failure. */
export const StampBundle = job('stampBundle', z.object({ root: z.string() }), { attempts: 1 });
