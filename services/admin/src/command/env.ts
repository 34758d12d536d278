import { processEnv, readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';

const { MONGODB_URI, MONGODB_DATABASE } = serviceEnv('admin');

/** Settings of `npm run aicp -- admin rebuild` and `verify-log`. */
export const env = readEnv(z.object({ MONGODB_URI, MONGODB_DATABASE, REDIS_URL: processEnv.REDIS_URL }), process.env);
