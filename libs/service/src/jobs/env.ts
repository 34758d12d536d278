import { z } from 'zod';
import { processEnv, readEnv } from '../readEnv.ts';

const { REDIS_URL, QUEUE_PREFIX } = processEnv;

/** What `npm run jobs` needs. */
export const env = readEnv(z.object({ REDIS_URL, QUEUE_PREFIX }), process.env);
