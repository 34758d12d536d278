import { processEnv, readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';

const { MONGODB_URI, MONGODB_DATABASE } = serviceEnv('identity');

/** Settings of `npm run aicp -- admin`: the addresses of the databases, found automatically in the embedded default. */
export const env = readEnv(z.object({ REDIS_URL: processEnv.REDIS_URL, MONGODB_URI, MONGODB_DATABASE }), process.env);
