import { createHash } from 'node:crypto';
import { ADMIN_LIVE_CHANNEL } from '@aicp/contracts/adminLive';
import { LINKS_CHANNEL } from '@aicp/contracts/inputs/links';
import { LIVE_CHANNEL } from '@aicp/contracts/live';
import type { ServiceName } from '@aicp/contracts/serviceNames';

/** The user of people: commands such as `npm run aicp -- jobs`, health checks and tests. May do everything. */
export const OPERATOR = 'operator';

/** The name under which the password of a Redis user is kept; the operator's is the one that Redis has always had. */
export const redisPasswordOf = (user: string) => (user === OPERATOR ? 'REDIS_PASSWORD' : `REDIS_PASSWORD_${user}`);

/** What belongs to every user: the commands that work on keys of theirs. INFO says whether jobs would be safe. */
const COMMANDS = '+@all -@dangerous -@admin -script +script|load +info';
/** The queues: every service hands jobs to every other one. */
const QUEUES = '~{aicp}:*';

/** What of an organisation has changed: every service may say so, the gateway listens. */
const LIVE = `&${LIVE_CHANNEL}`;

/** What else each may reach. A new key of a service, `aicp:<name>`, needs a line here. */
const MORE: Partial<Record<ServiceName, string>> = {
  identity: `&${LINKS_CHANNEL} ${[
    'session',
    'session-set-of',
    'token',
    'limit',
    'login-challenge',
    'passkey-ceremony',
    'sign-in',
    'link-pass',
    'report-question',
  ]
    .map(name => `~aicp:${name}:*`)
    .join(' ')}`,
  admin: `~aicp:activity-anchors &${ADMIN_LIVE_CHANNEL}`,
};

/** The gateway counts requests; sessions and tokens it reads, and reading keeps a session alive. The queues are none of its business. */
const GATEWAY = `~aicp:limit:* ${LIVE} &${LINKS_CHANNEL} &${ADMIN_LIVE_CHANNEL} ${COMMANDS} (~aicp:session:* ~aicp:token:* +get +getex +mget)`;

/**
 * No one can sign in as the default user. What it may do counts all the same: as this user Redis reads its log after a restart, and
 * would drop every transaction in it that this user may not carry out.
 */
const NOBODY = 'user default off resetpass ~* &* +@all';

/**
 * The file of Redis' users (`aclfile`): each with keys, channels and commands of its own, and no one without a password.
 * @param secrets the passwords, by redisPasswordOf
 * @param major the server's version; before 7 no one can be given different commands on different keys, and the parts in brackets
 *   count for all
 */
export function redisAcl(services: readonly string[], secrets: Record<string, string>, major: number): string {
  const rules = {
    [OPERATOR]: '~* &* +@all',
    gateway: GATEWAY,
    ...Object.fromEntries(
      services.map(name => {
        const more = MORE[name as ServiceName] ?? '';
        return [name, [QUEUES, `&aicp:outbox:${name}`, LIVE, more, COMMANDS].filter(Boolean).join(' ')];
      }),
    ),
  };
  const digest = (user: string) =>
    createHash('sha256')
      .update(secrets[redisPasswordOf(user)] ?? '')
      .digest('hex');
  const lines = Object.entries(rules).map(([user, rule]) => `user ${user} on #${digest(user)} resetchannels ${rule}`);
  const text = [NOBODY, ...lines, ''].join('\n');
  return major >= 7 ? text : text.replace(/[()]/g, '');
}
