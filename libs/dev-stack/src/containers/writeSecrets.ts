/**
 * The first container of a Compose stack: creates the secrets at the first start, and gives each container only its own, as files in a
 * separate volume. Every folder of OWNERS_DIR is such a volume.
 */
import { chmodSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublicAddress, payments, SIMULATED_IN_PUBLIC } from '@aicp/service/process/publicAddress';
import { plans, readEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';
import { mongodbPasswordOf, ROOT } from '../mongodbUsers.ts';
import { OPERATOR, redisPasswordOf } from '../redisUsers.ts';
import { loadSecrets } from '../secrets.ts';
import { type SecretFiles, secretsOf } from './secretsOf.ts';

const env = readEnv(
  z
    .object({
      OWNERS_DIR: z.string().default('/run/owners'),
      /** The members of the replica set, for example mongo:27017. */
      MONGODB_MEMBERS: z.string(),
      /** The product's public address; without it, localhost at PORT. */
      PUBLIC_URL: z.url().optional(),
      PORT: z.string().default('3000'),
      PAYMENTS: payments,
      PLANS: plans,
      STRIPE_LIVE_SECRET_KEY: z.string().optional(),
      /** The keys of a Stripe account; without them, payments are simulated. */
      STRIPE_SECRET_KEY: z.string().optional(),
    })
    .superRefine((given, context) => {
      if (!given.PLANS && !given.STRIPE_SECRET_KEY && !given.STRIPE_LIVE_SECRET_KEY && !maySimulate(given))
        context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: SIMULATED_IN_PUBLIC });
    }),
  process.env,
);
/** With live keys only, billing has no test mode, and nothing is given away. */
function maySimulate({
  PUBLIC_URL,
  PAYMENTS,
}: {
  PUBLIC_URL?: string | undefined;
  PAYMENTS?: 'simulated' | undefined;
}) {
  return !isPublicAddress(PUBLIC_URL) || PAYMENTS === 'simulated';
}

/** The folder that stores the secrets themselves, from which all files are written again at every start. */
const KEPT = 'kept';

const owners = readdirSync(env.OWNERS_DIR).filter(owner => owner !== KEPT);
const names = [
  'ADMIN_PASSWORD',
  'MONGODB_KEY',
  ...[...owners, ROOT].map(mongodbPasswordOf),
  ...[...owners, OPERATOR].map(redisPasswordOf),
];
const files = secretsOf(owners, loadSecrets(join(env.OWNERS_DIR, KEPT), names), {
  members: env.MONGODB_MEMBERS,
  publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  simulated: !env.PLANS && !env.STRIPE_SECRET_KEY && maySimulate(env),
});
for (const [owner, own] of Object.entries(files)) write(join(env.OWNERS_DIR, owner), own);

/** Readable by the databases, which own them, and by our own processes' group. */
function write(folder: string, own: SecretFiles): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  for (const [name, text] of Object.entries(own)) {
    const path = join(folder, name);
    writeFileSync(path, text);
    // mongod requires that only its own user can read its key.
    chmodSync(path, name === 'mongodb.key' ? 0o400 : 0o440);
  }
}
