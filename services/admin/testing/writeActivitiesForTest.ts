/** One of several processes that write to the activity log concurrently: `<database> <redis> <first number> <how many>`. */
import { createLogger } from '@aicp/service/process/logger';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { Redis } from 'ioredis';
import { workerContextOf } from '../src/context.ts';
import { insertPending } from '../src/store/activities.ts';
import { appendActivities } from '../src/use-cases/appendActivities.ts';

const [uri = '', database = '', redisUrl = '', first = '', count = ''] = process.argv.slice(2);
const redis = new Redis(redisUrl);
await openMongo(uri, database);
const app = { name: 'admin', redis, logger: createLogger('admin', 'silent') };
const ctx = workerContextOf(app, appendActivities).contextOf({ requestId: 'request-1' });
const TOGETHER = 100;
for (let done = 0; done < Number(count); done += TOGETHER) {
  await ctx.transaction(async tx => {
    for (let at = done; at < Math.min(done + TOGETHER, Number(count)); at++) {
      const who = (at % 50) + 1;
      await insertPending(tx, {
        eventId: `event-${Number(first) + at}`,
        at: new Date(Date.UTC(2026, 0, 1) + at * 1_000),
        action: 'user.loggedIn',
        who,
        target: { kind: 'user', id: String(who) },
        facts: {},
        subjects: [who],
        organisationId: null,
        isOutside: false,
        privately: { address: '192.0.2.1', agent: 'a test', reason: null, salt: 'salt' },
      });
    }
  });
  await appendActivities(ctx);
}
await closeMongo();
redis.disconnect();
