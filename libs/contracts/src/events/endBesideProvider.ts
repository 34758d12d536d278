import { z } from 'zod';
import { job } from '../job.ts';

/** Ends the open sessions of an organisation's members that were not begun at its identity provider, their only way in from now on. */
export const EndNonSsoSessions = job('endBesideProvider', z.object({ organisationId: z.int().positive() }));
