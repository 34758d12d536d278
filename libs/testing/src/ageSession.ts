import { Session, sessionDigest, sessionKey } from '@aicp/contracts/rights/session';
import { signedRecords } from '@aicp/service/store/signedRecords';
import { Redis } from 'ioredis';

/**
 * Makes a session of the product under test older, as if its user had signed in that many minutes earlier.
 * @param id the value of its cookie
 */
export async function ageSession(id: string, minutes: number): Promise<void> {
  const { BASE_URL_REDIS, BASE_URL_SESSION_SECRET } = process.env;
  if (!BASE_URL_REDIS || !BASE_URL_SESSION_SECRET)
    throw new Error('BASE_URL_REDIS and BASE_URL_SESSION_SECRET are needed');
  const records = signedRecords([BASE_URL_SESSION_SECRET]);
  const redis = new Redis(BASE_URL_REDIS);
  try {
    const key = sessionKey(sessionDigest(id));
    const session = Session.parse(records.open(key, await redis.get(key)));
    const earlier = minutes * 60_000;
    const { createdAt, provedAt } = session;
    const aged = { ...session, createdAt: createdAt - earlier, provedAt: provedAt - earlier };
    await redis.set(key, records.seal(key, aged), 'KEEPTTL');
  } finally {
    redis.disconnect();
  }
}
