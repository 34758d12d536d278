import { readEnv, serviceEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';
import { withFiles } from './filesEnv.ts';

export const env = readEnv(
  withFiles({
    ...serviceEnv('documents'),
    /** Without a key, only templates write documents. */
    OPENAI_API_KEY: z.string().min(1).optional(),
    /** Any server with the same protocol. */
    OPENAI_BASE_URL: z.url().optional(),
    OPENAI_MODEL: z.string().min(1).default('gpt-4.1-mini'),
    /** The key that signs audit bundles: 32 random bytes in base64, an Ed25519 private key. */
    BUNDLE_SIGNING_KEY: z
      .string()
      .refine(
        key => Buffer.from(key, 'base64').length === 32,
        'must be 32 bytes in base64, for example from `openssl rand -base64 32`',
      ),
    /** A time stamp authority (RFC 3161); without it bundles have no time stamp. */
    TSA_URL: z.url({ protocol: /^https?$/ }).optional(),
  }),
  process.env,
);
