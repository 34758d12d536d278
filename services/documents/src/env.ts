import { readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';

export const env = readEnv(
  z.object({
    ...serviceEnv('documents'),
    /** Without a key, documents are composed from templates alone. */
    OPENAI_API_KEY: z.string().min(1).optional(),
    /** Any server that speaks the same protocol. */
    OPENAI_BASE_URL: z.url().optional(),
    OPENAI_MODEL: z.string().min(1).default('gpt-4.1-mini'),
  }),
  process.env,
);
