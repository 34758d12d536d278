import { z } from 'zod';
import { job } from '../job.ts';

/** Orders the time stamp of a bundle from documents' worker, which alone may reach the internet. Retried later on failure. */
export const StampBundle = job('stampBundle', z.object({ root: z.string() }), { attempts: 1 });
