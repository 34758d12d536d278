import { z } from 'zod';
import { readEnv, serviceEnv } from '../../process/readEnv.ts';

const { MONGODB_URI, MONGODB_DATABASE } = serviceEnv('any');

/** What `npm run aicp -- migrate` needs. */
export const env = readEnv(
  z.object({ MONGODB_URI, MONGODB_DATABASE: MONGODB_DATABASE.unwrap().optional() }),
  process.env,
);
