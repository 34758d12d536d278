import { createActorKey } from '@aicp/service/process/actorKeys';
import { describe, expect, it } from '@jest/globals';
import { mongodbPasswordOf } from '../mongodbUsers.ts';
import { redisPasswordOf } from '../redisUsers.ts';
import { secretsOf } from './secretsOf.ts';

const owners = [
  'billing',
  'gateway',
  'identity',
  'mail-catcher',
  'migrate',
  'mongodb',
  'payment-simulator',
  'redis',
  'reporting',
];
const names = [
  'ACTOR_PRIVATE_KEY',
  'SESSION_SECRET',
  'SECRETS_KEY',
  'INBOX_PATH',
  'STRIPE_SECRET_KEY',
  'REDIS_PASSWORD',
  'MONGODB_KEY',
  'ADMIN_PASSWORD',
];
const secrets = Object.fromEntries(
  [...names, ...[...owners, 'root'].map(mongodbPasswordOf), ...owners.map(redisPasswordOf)].map(name => [
    name,
    `-${name}-`,
  ]),
);
secrets.ACTOR_PRIVATE_KEY = createActorKey();
const stack = { members: 'mongo:27017', publicUrl: 'http://localhost:3000', simulated: true };

/** The secrets that occur anywhere in the files of a container. */
function knows(owner: string, files = secretsOf(owners, secrets, stack)): string[] {
  const text = JSON.stringify(files[owner]);
  return Object.entries(secrets).flatMap(([name, value]) => (text.includes(value) ? [name] : []));
}

describe('a container of a Compose stack', () => {
  it('gets its own secrets and no others', () => {
    expect(knows('reporting')).toEqual([mongodbPasswordOf('reporting'), redisPasswordOf('reporting')]);
    expect(knows('gateway')).toEqual(['ACTOR_PRIVATE_KEY', 'SESSION_SECRET', redisPasswordOf('gateway')]);
    expect(knows('identity')).not.toContain('STRIPE_SECRET_KEY');
    expect(knows('billing')).not.toContain('SECRETS_KEY');
    expect(knows('payment-simulator')).toEqual(['STRIPE_SECRET_KEY']);
    expect(knows('mail-catcher')).toEqual(['INBOX_PATH']);
    expect(knows('redis')).toEqual(['REDIS_PASSWORD']);
  });

  it('reaches only its own database, with its own user', () => {
    const users = JSON.parse(secretsOf(owners, secrets, stack).mongodb?.['users.json'] ?? '[]');
    expect(users.find(({ user }: { user: string }) => user === 'reporting')).toEqual({
      user: 'reporting',
      pwd: secrets[mongodbPasswordOf('reporting')],
      roles: [{ role: 'readWrite', db: 'aicp_reporting' }],
    });
  });

  it('gets no secret of the simulator if there is a Stripe account', () => {
    const files = secretsOf(owners, secrets, { ...stack, simulated: false });
    expect(JSON.stringify([files.billing, files.gateway])).not.toMatch(/simulator|STRIPE/);
  });
});
