/** `npm run aicp -- admin grant|revoke <username>`: grants or revokes the administrator role, on the machine that runs the product. */
import { DomainError } from '@aicp/contracts/domainError';
import { createLogger } from '@aicp/service/process/logger';
import { connectRedis } from '@aicp/service/process/redis';
import { context } from '@aicp/service/store/context';
import { closeMongo, openMongo } from '@aicp/service/store/mongo';
import { sessionEnder } from '../store/sessions.ts';
import { setAdministrator } from '../use-cases/account/setAdministrator.ts';
import { env } from './env.ts';

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

async function change(username: string, isAdmin: boolean): Promise<number> {
  const logger = createLogger('admin', 'warn');
  const redis = await connectRedis(env.REDIS_URL, logger);
  await openMongo(env.MONGODB_URI, env.MONGODB_DATABASE);
  try {
    const base = context({ name: 'identity', redis, logger }, 'npm-run-admin');
    const user = await setAdministrator({ ...base, sessions: sessionEnder(redis) }, username, isAdmin);
    say(`${user.username} is ${isAdmin ? 'now' : 'no longer'} an administrator, from the next sign-in.`);
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    say(error.message);
    return 1;
  } finally {
    redis.disconnect();
    await closeMongo();
  }
}

const [verb = '', username = ''] = process.argv.slice(2);
if (['grant', 'revoke'].includes(verb) && username) {
  process.exitCode = await change(username, verb === 'grant');
} else {
  say('Usage: npm run aicp -- admin grant|revoke <username>');
  process.exitCode = 64;
}
