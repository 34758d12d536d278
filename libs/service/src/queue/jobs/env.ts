import { z } from 'zod';
import { readEnv, serviceEnv } from '../../process/readEnv.ts';

const { REDIS_URL, QUEUE_REDIS_URL, QUEUE_PREFIX } = serviceEnv('any');

/** Settings of `npm run aicp -- jobs`. */
export const env = readEnv(z.object({ REDIS_URL, QUEUE_REDIS_URL, QUEUE_PREFIX }), process.env);
