import { readEnv, serviceEnv } from '@aicp/service/readEnv';
import { z } from 'zod';

/** Keys of 32 bytes in base64, separated by commas: the first one encrypts, all of them decrypt. */
const SecretsKeys = z
  .string()
  .transform(keys => keys.split(',').map(key => Buffer.from(key.trim(), 'base64')))
  .refine(keys => keys.every(key => key.length === 32), 'must be keys of 32 bytes in base64, separated by commas');

export const env = readEnv(
  z.object({
    ...serviceEnv('identity'),
    /** Encrypts the secrets of authenticator apps. */
    SECRETS_KEY: SecretsKeys,
  }),
  process.env,
);
