import { databaseOf } from '@aicp/service/process/readEnv';

/** The files of one container: name → content. Our own processes read them by SECRETS_DIR, each named like its variable. */
export type SecretFiles = Record<string, string>;

type Stack = {
  /** The members of the MongoDB replica set, separated by commas. */
  members: string;
  publicUrl: string;
  /** Whether payments are simulated. */
  simulated: boolean;
};

const SIMULATOR = 'http://payment-simulator:12111';

/** Those of a stack that are no service. */
const OTHERS = ['gateway', 'mail-catcher', 'migrate', 'mongodb', 'payment-simulator', 'redis'];

/** The name under which the password of a MongoDB user is kept. */
export const passwordOf = (user: string) => `MONGODB_PASSWORD_${user}`;

/**
 * The secrets that each container of a Compose stack gets, and no other container.
 * @param owners the services, and those of OTHERS that there are
 */
export function secretsOf(
  owners: readonly string[],
  secrets: Record<string, string>,
  { members, publicUrl, simulated }: Stack,
): Record<string, SecretFiles> {
  const pick = (...names: string[]) => Object.fromEntries(names.map(name => [name, secrets[name] ?? '']));
  const services = owners.filter(owner => !OTHERS.includes(owner));
  const mongodb = (user: string) => ({
    MONGODB_URI: `mongodb://${user}:${secrets[passwordOf(user)]}@${members}/?replicaSet=rs0&authSource=admin`,
  });
  const process = {
    ...pick('ACTOR_SECRET'),
    REDIS_URL: `redis://:${secrets.REDIS_PASSWORD}@redis:6379`,
    PUBLIC_URL: publicUrl,
  };
  const stripe = pick('STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET');
  const more: Record<string, SecretFiles> = {
    documents: pick('BUNDLE_SIGNING_KEY'),
    identity: pick('SESSION_SECRET', 'SECRETS_KEY', 'ADMIN_PASSWORD'),
    billing: simulated ? { ...stripe, STRIPE_API_BASE: SIMULATOR } : {},
  };
  const files: Record<string, SecretFiles> = {
    ...Object.fromEntries(services.map(service => [service, { ...process, ...mongodb(service), ...more[service] }])),
    gateway: {
      ...process,
      ...pick('SESSION_SECRET'),
      ...(simulated ? { ...pick('STRIPE_PUBLISHABLE_KEY'), SIMULATOR_URL: SIMULATOR } : {}),
    },
    'mail-catcher': pick('INBOX_PATH'),
    migrate: mongodb('migrate'),
    mongodb: {
      'mongodb.key': Buffer.from(secrets.MONGODB_KEY ?? '').toString('base64'),
      'users.json': JSON.stringify(usersOf(services, secrets)),
    },
    'payment-simulator': { ...stripe, PUBLIC_URL: publicUrl },
    redis: { 'redis.conf': `requirepass ${secrets.REDIS_PASSWORD}\n`, REDIS_PASSWORD: secrets.REDIS_PASSWORD ?? '' },
  };
  return Object.fromEntries(owners.map(owner => [owner, files[owner] ?? {}]));
}

/** A user of MongoDB for each service, who sees its database alone; one who migrates all of them; one who makes the others. */
function usersOf(services: readonly string[], secrets: Record<string, string>) {
  const rolesOn = (role: string, names: readonly string[]) => names.map(name => ({ role, db: databaseOf(name) }));
  const users = [
    { user: 'root', roles: [{ role: 'root', db: 'admin' }] },
    { user: 'migrate', roles: [...rolesOn('readWrite', services), ...rolesOn('dbAdmin', services)] },
    ...services.map(service => ({ user: service, roles: rolesOn('readWrite', [service]) })),
  ];
  return users.map(({ user, roles }) => ({ user, pwd: secrets[passwordOf(user)], roles }));
}
