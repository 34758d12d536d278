import { publicActorKey } from '@aicp/service/process/actorKeys';
import { mongodbKeyFile, mongodbPasswordOf, mongodbUsers } from '../mongodbUsers.ts';
import { OPERATOR, redisAcl, redisPasswordOf } from '../redisUsers.ts';

/** The files of one container: name → content. Our own processes read them by SECRETS_DIR; each is named after its variable. */
export type SecretFiles = Record<string, string>;

type Stack = {
  /** The members of the MongoDB replica set, separated by commas. */
  members: string;
  publicUrl: string;
  /** Whether payments are simulated. */
  simulated: boolean;
};

const SIMULATOR = 'http://payment-simulator:12111';

/** The containers of a stack that are not services. */
const OTHERS = ['gateway', 'mail-catcher', 'migrate', 'mongodb', 'payment-simulator', 'redis'];

/**
 * The secrets that each container of a Compose stack gets, and no other container.
 * @param owners the services, and those of OTHERS that exist
 */
export function secretsOf(
  owners: readonly string[],
  secrets: Record<string, string>,
  { members, publicUrl, simulated }: Stack,
): Record<string, SecretFiles> {
  const pick = (...names: string[]) => Object.fromEntries(names.map(name => [name, secrets[name] ?? '']));
  const services = owners.filter(owner => !OTHERS.includes(owner));
  const mongodb = (user: string) => ({
    MONGODB_URI: `mongodb://${user}:${secrets[mongodbPasswordOf(user)]}@${members}/?replicaSet=rs0&authSource=admin`,
  });
  const process = (user: string) => ({
    REDIS_URL: `redis://${user}:${secrets[redisPasswordOf(user)]}@redis:6379`,
    PUBLIC_URL: publicUrl,
  });
  const trust = { ACTOR_PUBLIC_KEY: publicActorKey(secrets.ACTOR_PRIVATE_KEY ?? '') };
  const stripe = pick('STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET');
  const more: Record<string, SecretFiles> = {
    documents: pick('BUNDLE_SIGNING_KEY'),
    identity: pick('SESSION_SECRET', 'SECRETS_KEY', 'ADMIN_PASSWORD'),
    billing: simulated ? { ...stripe, STRIPE_API_BASE: SIMULATOR } : {},
  };
  const files: Record<string, SecretFiles> = {
    ...Object.fromEntries(
      services.map(service => [service, { ...process(service), ...trust, ...mongodb(service), ...more[service] }]),
    ),
    gateway: {
      ...process('gateway'),
      ...pick('ACTOR_PRIVATE_KEY', 'SESSION_SECRET'),
      ...(simulated ? { ...pick('STRIPE_PUBLISHABLE_KEY'), SIMULATOR_URL: SIMULATOR } : {}),
    },
    'mail-catcher': pick('INBOX_PATH'),
    migrate: mongodb('migrate'),
    mongodb: {
      'mongodb.key': mongodbKeyFile(secrets.MONGODB_KEY ?? ''),
      'users.json': JSON.stringify(mongodbUsers(services, secrets, ['readWrite'])),
    },
    'payment-simulator': { ...stripe, PUBLIC_URL: publicUrl },
    redis: { 'users.acl': redisAcl(services, secrets, 7), ...pick(redisPasswordOf(OPERATOR)) },
  };
  return Object.fromEntries(owners.map(owner => [owner, files[owner] ?? {}]));
}
