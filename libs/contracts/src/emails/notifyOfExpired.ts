import { z } from 'zod';
import { job } from '../job.ts';

const id = z.int().positive();

/**
 * Evidence files of an organisation have expired. Asks systems-assessment, which knows the owners of systems, to send one email to each
 * of them and to the owner of each file.
 */
export const NotifyOfExpired = job(
  'notifyOfExpired',
  z.object({
    organisationId: id,
    files: z.array(
      z.object({
        id,
        /** The file's owner, or the member who added it. */
        ownerId: id,
        validUntil: z.iso.date(),
        systemIds: z.array(id),
      }),
    ),
  }),
);
