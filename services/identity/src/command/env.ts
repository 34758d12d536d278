import { processEnv, readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';

const { MONGODB_URI, MONGODB_DATABASE } = serviceEnv('identity');

/** What `npm run aicp -- admin` needs: the addresses of the databases, which it finds by itself in the embedded default. */
export const env = readEnv(z.object({ REDIS_URL: processEnv.REDIS_URL, MONGODB_URI, MONGODB_DATABASE }), process.env);
