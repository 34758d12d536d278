import { readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { withFiles } from '../filesEnv.ts';

const { MONGODB_URI, MONGODB_DATABASE } = serviceEnv('documents');

/** What `npm run aicp -- files` needs. */
export const env = readEnv(withFiles({ MONGODB_URI, MONGODB_DATABASE }), process.env);
