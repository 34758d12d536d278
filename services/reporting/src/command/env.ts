import { readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';

const { MONGODB_URI, MONGODB_DATABASE } = serviceEnv('reporting');

/** What `npm run aicp -- reports` needs. */
export const env = readEnv(z.object({ MONGODB_URI, MONGODB_DATABASE }), process.env);
