import { readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { withFiles } from '../filesEnv.ts';

const { MONGODB_URI, MONGODB_DATABASE } = serviceEnv('documents');

/** Settings of `npm run aicp -- files`. */
export const env = readEnv(withFiles({ MONGODB_URI, MONGODB_DATABASE }), process.env);
