/** A process that reminds owners, to be killed: `<database server> <database> <day>`. It says when it begins. */
import { createLogger } from '@aicp/service/process/logger';
import { context } from '@aicp/service/store/context';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { Redis } from 'ioredis';
import { remindOwners } from '../src/use-cases/remindOwners.ts';

const [uri = '', database = '', day = ''] = process.argv.slice(2);
await openMongo(uri, database);
// Nothing is notified: what is ordered stays in the outbox.
const redis = new Redis({ lazyConnect: true, enableOfflineQueue: false, retryStrategy: () => null });
redis.on('error', () => {});
const app = { name: 'reporting', redis, logger: createLogger('reporting', 'silent') };
process.stdout.write('begins\n');
await remindOwners({ ...context(app, 'request-1'), now: () => new Date(`${day}T05:30:00Z`) });
await closeMongo();
redis.disconnect();
