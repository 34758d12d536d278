import { z } from 'zod';
import { job } from '../job.ts';

/** Asks documents' worker for the time stamp of a bundle: it alone may reach the outside. What cannot be had now is asked for again later. */
export const StampBundle = job('stampBundle', z.object({ root: z.string() }), { attempts: 1 });
