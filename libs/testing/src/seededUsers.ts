import { randomUUID } from 'node:crypto';
import type { UserData } from '@aicp/contracts/events/userEvents';
import { withMongo } from './withMongo.ts';

/** Rows per database write. */
const BATCH = 1000;
const DAY = 86_400_000;

/**
 * Accounts without registering one by one: written to identity's store with the events that announce them to the administration, as
 * registering would. No one can sign in to them. Resolves when they are written; the administration receives the events after that.
 * @param meanwhile runs when their ids are assigned and nothing is written yet
 */
export async function seededUsers(count: number, prefix: string, meanwhile?: () => Promise<void>): Promise<void> {
  const { BASE_URL_MONGODB } = process.env;
  if (!BASE_URL_MONGODB) throw new Error('BASE_URL_MONGODB is needed');
  await withMongo(BASE_URL_MONGODB, async client => {
    const identity = client.db('aicp_identity');
    const counters = identity.collection<{ _id: string; last: number }>('counters');
    const firstOf = async (_id: string) => {
      const counter = await counters.findOneAndUpdate(
        { _id },
        { $inc: { last: count } },
        { upsert: true, returnDocument: 'after' },
      );
      return (counter?.last ?? count) - count + 1;
    };
    const [first, organisation] = [await firstOf('users'), await firstOf('organisations')];
    await meanwhile?.();
    for (let done = 0; done < count; done += BATCH) {
      const users = Array.from({ length: Math.min(BATCH, count - done) }, (_, at) =>
        userOf(first + done + at, organisation + done + at, done + at, prefix),
      );
      await identity.collection<{ _id: number }>('users').insertMany(
        users.map(({ userId, organisationId: _, ...user }) => ({
          ...user,
          _id: userId,
          usernameKey: user.username,
          emailKey: user.email,
          password: 'none',
          createdAt: new Date(user.createdAt),
        })),
      );
      await identity.collection<{ _id: string }>('outbox').insertMany(
        users.map(data => ({
          _id: randomUUID(),
          name: 'user.registered',
          queues: ['events-admin'],
          at: new Date(data.createdAt),
          requestId: 'seed',
          data,
          leaseUntil: new Date(0),
          lease: '',
        })),
      );
    }
  });
}

/** Every third user is unverified, every seventh suspended, and every fiftieth works for Contoso. */
function userOf(userId: number, organisationId: number, index: number, prefix: string): UserData {
  const username = `${prefix}-${index + 1}`;
  return {
    userId,
    organisationId,
    version: 1,
    username,
    email: `${username}@example.com`,
    fullName: null,
    companyName: index % 50 === 0 ? 'Contoso' : index % 2 ? 'Northwind Lending' : null,
    jurisdiction: 'EU',
    isEmailVerified: index % 3 > 0,
    isAdmin: false,
    status: index % 7 === 0 ? 'suspended' : 'active',
    createdAt: new Date(Date.now() - DAY + index * 1000).toISOString(),
  };
}
