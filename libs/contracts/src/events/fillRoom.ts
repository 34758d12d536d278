import { z } from 'zod';
import { job } from '../job.ts';

/** Asks documents' worker for the next page of an audit room's reports. */
export const FillRoom = job('fillRoom', z.object({ organisationId: z.int().positive(), room: z.int().positive() }), {
  attempts: 5,
});
