import { readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';

export const env = readEnv(z.object(serviceEnv('admin')), process.env);
