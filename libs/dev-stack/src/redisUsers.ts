import { createHash } from 'node:crypto';
import { ADMIN_LIVE_CHANNEL } from '@aicp/contracts/adminLive';
import { LINKS_CHANNEL } from '@aicp/contracts/inputs/links';
import { LIVE_CHANNEL } from '@aicp/contracts/live';
import type { ServiceName } from '@aicp/contracts/serviceNames';

/** The user for people: commands such as `npm run aicp -- jobs`, health checks and tests. It has all rights. */
export const OPERATOR = 'operator';

/** The name of the secret with a Redis user's password; the operator's name is unchanged from earlier releases. */
export const redisPasswordOf = (user: string) => (user === OPERATOR ? 'REDIS_PASSWORD' : `REDIS_PASSWORD_${user}`);

/** The commands of every user, for their own keys. INFO shows whether jobs would be safe. */
const COMMANDS = '+@all -@dangerous -@admin -script +script|load +info';
/** The queues: every service enqueues jobs for every other one. */
const QUEUES = '~{aicp}:*';

/** Notices of changes in organisations: every service may publish them, and the gateway subscribes. */
const LIVE = `&${LIVE_CHANNEL}`;

/** Further access of each service. A service's new key, `aicp:<name>`, needs an entry here. */
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

/** The gateway counts requests and reads sessions and tokens; reading extends a session. It has no access to the queues. */
const GATEWAY = `~aicp:limit:* ${LIVE} &${LINKS_CHANNEL} &${ADMIN_LIVE_CHANNEL} ${COMMANDS} (~aicp:session:* ~aicp:token:* +get +getex +mget)`;

/**
 * No one can sign in as the default user, but its rights still matter. Redis replays its log as this user after a restart, and would drop
 * every transaction that this user may not execute.
 */
const NOBODY = 'user default off resetpass ~* &* +@all';

/**
 * The file of Redis' users (`aclfile`), each with separate keys, channels and commands, and none without a password.
 * @param secrets the passwords, by redisPasswordOf
 * @param major the server's version; before 7 a user cannot have different commands on different keys, and the parts in brackets apply to
 * all
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
