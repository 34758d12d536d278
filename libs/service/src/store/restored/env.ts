import { z } from 'zod';
import { readEnv, serviceEnv } from '../../process/readEnv.ts';

const { MONGODB_URI, REDIS_URL, QUEUE_REDIS_URL, QUEUE_PREFIX } = serviceEnv('any');

/** Settings of `npm run aicp -- restored`: the databases of all services. */
export const env = readEnv(z.object({ MONGODB_URI, REDIS_URL, QUEUE_REDIS_URL, QUEUE_PREFIX }), process.env);
