import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ActorPublicKeys } from './actorKeys.ts';

const flag = z.enum(['true', 'false']).transform(value => value === 'true');

/** Secrets separated by commas: the first one signs, and all of them are trusted. */
export const SecretList = z
  .string()
  .transform(list => list.split(',').map(secret => secret.trim()))
  .pipe(z.array(z.string().min(32)));

/** Whether there are plans. */
export const plans = z.enum(['off'], 'must be off, or not set').optional();

/** Settings of every process of ours. A secret never has a default. */
export const processEnv = {
  /** The address to listen on; the gateway accepts several, separated by commas. */
  HOST: z.string().default('0.0.0.0'),
  /** The port of /healthz, /readyz and /metrics, which must not be public. */
  OPS_PORT: z.coerce.number().int().default(9090),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** How long a stopping server continues to answer, once per connection: longer than a gateway keeps an idle one. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(8).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The address for traces by OTLP over HTTP, for example http://otel-collector:4318. Without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The recorded share of traces, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** The commit of the build, shown to administrators. */
  GIT_COMMIT: z.string().optional(),
  /** The embedded default, on loopback. Never set in production. */
  TRIAL: flag.default(false),
  /** 'off': nothing is for sale, and every organisation has all features. The same for all processes. */
  PLANS: plans,
  /** Prefix of all queues; the hash tag keeps them on one node of a Redis Cluster. */
  QUEUE_PREFIX: z.string().default('{aicp}'),
};

/** The default name of a service's database. */
export const databaseOf = (service: string) => `aicp_${service.replaceAll('-', '_')}`;

/** Further settings of a service: its port for the gateway, and its own database. */
export const serviceEnv = (service: string) => ({
  ...processEnv,
  PORT: z.coerce.number().int().default(4000),
  /** The public key of the gateway, which signs the caller; two keys while the key is being replaced. */
  ACTOR_PUBLIC_KEY: ActorPublicKeys,
  MONGODB_URI: z.string().startsWith('mongodb'),
  MONGODB_DATABASE: z.string().default(databaseOf(service)),
  /** A separate Redis for the queues; by default the sessions' one. */
  QUEUE_REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Whether the first process that finds an outdated database migrates it; the embedded default does. */
  MIGRATE_AT_START: flag.default(false),
});

type Source = Record<string, string | undefined>;

/**
 * Reads and validates the environment, once, at boot. An empty value counts as unset; an unset one may be in a file of the folder
 * SECRETS_DIR, named like its variable. Reports all faults together and ends the process with code 78.
 */
export function readEnv<Schema extends z.ZodType>(schema: Schema, source: Source) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse({ ...filesOf(given.SECRETS_DIR), ...given });
  if (result.success) return result.data;
  const faults = result.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`);
  process.stderr.write(`The environment is incomplete or invalid:\n${faults.join('\n')}\n`);
  process.exit(78);
}

/** Names that begin with a dot are Kubernetes' own bookkeeping. */
function filesOf(folder: string | undefined): Source {
  if (!folder || !existsSync(folder)) return {};
  const names = readdirSync(folder).filter(name => !name.startsWith('.'));
  return Object.fromEntries(names.map(name => [name, readFileSync(join(folder, name), 'utf8').trim()]));
}
