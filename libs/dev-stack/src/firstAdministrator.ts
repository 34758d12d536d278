import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Say } from './binary.ts';
import { machine } from './env.ts';

const DEFAULT = { username: 'admin', email: 'admin@example.com' };
const PASSWORD_BYTES = 15;

/**
 * Passes the first administrator to identity, which creates them if there is none. Values come from the environment, otherwise 'admin'
 * with a password generated and printed at the first start. It is stored for its owner in `administrator.json`.
 */
export function firstAdministrator(dataDir: string, say: Say): Record<string, string> {
  const variables = {
    ADMIN_USERNAME: machine.ADMIN_USERNAME || DEFAULT.username,
    ADMIN_EMAIL: machine.ADMIN_EMAIL || DEFAULT.email,
  };
  if (machine.ADMIN_PASSWORD) return { ...variables, ADMIN_PASSWORD: machine.ADMIN_PASSWORD };
  const path = join(dataDir, 'administrator.json');
  if (existsSync(path)) {
    const { password } = JSON.parse(readFileSync(path, 'utf8'));
    return { ...variables, ADMIN_PASSWORD: password };
  }
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  writeFileSync(path, `${JSON.stringify({ username: variables.ADMIN_USERNAME, password }, null, 2)}\n`, {
    mode: 0o600,
  });
  say(`Administrator: ${variables.ADMIN_USERNAME}, password ${password} (shown once; stored in ${path})`);
  return { ...variables, ADMIN_PASSWORD: password };
}
