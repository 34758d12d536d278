import { z } from 'zod';
import { job } from '../job.ts';

/** Ends the open sessions of an organisation's members that were not started at its identity provider, now their only way to sign in. */
export const EndNonSsoSessions = job('endBesideProvider', z.object({ organisationId: z.int().positive() }));
