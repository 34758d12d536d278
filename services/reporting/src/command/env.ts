import { readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';

const { MONGODB_URI, MONGODB_DATABASE } = serviceEnv('reporting');

/** Settings of `npm run aicp -- reports`. */
export const env = readEnv(z.object({ MONGODB_URI, MONGODB_DATABASE }), process.env);
