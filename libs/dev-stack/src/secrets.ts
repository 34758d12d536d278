import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createActorKey } from '@aicp/service/process/actorKeys';

/** The secrets of every stack, as environment variables, with the prefixes that their readers expect. */
const PREFIXES = {
  SESSION_SECRET: '',
  SECRETS_KEY: '',
  BUNDLE_SIGNING_KEY: '',
  INBOX_PATH: '',
  STRIPE_SECRET_KEY: 'sk_test_simulator',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_simulator',
  STRIPE_WEBHOOK_SECRET: 'whsec_',
} as const;
/** Secrets that are more than random characters, with their generators. */
const MADE = { ACTOR_PRIVATE_KEY: createActorKey };
export type Secrets = Record<keyof typeof PREFIXES | keyof typeof MADE, string>;

/**
 * Loads the secrets, which are created at the first start and stored in `DATA_DIR/secrets.json`, readable by the owner only.
 * @param more names of further secrets
 */
export function loadSecrets<More extends string = never>(
  dataDir: string,
  more: readonly More[] = [],
): Secrets & Record<More, string> {
  const path = join(dataDir, 'secrets.json');
  const known: Record<string, string> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const prefixes = [...Object.entries(PREFIXES), ...more.map(name => [name, ''] as const)];
  const made = Object.fromEntries(
    prefixes.map(([name, prefix]) => [name, `${prefix}${randomBytes(32).toString(prefix ? 'hex' : 'base64url')}`]),
  );
  const keys = Object.fromEntries(Object.entries(MADE).map(([name, make]) => [name, known[name] ?? make()]));
  const secrets = { ...made, ...keys, ...known } as Secrets & Record<More, string>;
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(path, 0o600); // the mode above counts for a new file only
  return secrets;
}
