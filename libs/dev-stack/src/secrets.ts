import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The secrets that the services share in the embedded default, as environment variables. */
const NAMES = ['ACTOR_SECRET', 'SECRETS_KEY'] as const;
export type Secrets = Record<(typeof NAMES)[number], string>;

/** Made at the first start, kept in `DATA_DIR/secrets.json`, readable by the owner only. */
export function loadSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const known: Partial<Secrets> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const secrets = Object.fromEntries(
    NAMES.map(name => [name, known[name] ?? randomBytes(32).toString('base64url')]),
  ) as Secrets;
  writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(path, 0o600); // the mode above counts for a new file only
  return secrets;
}
