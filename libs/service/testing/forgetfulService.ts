/**
 * A service whose work does not catch an error, as a process for shutdown.test.ts: `… <Redis> <queue prefix> <port> <port> <actor key>`.
 * The slow field answers only when the process stops.
 */

import { serveSubgraph } from '../src/graph/subgraph.ts';
import { ActorPublicKeys } from '../src/process/actorKeys.ts';
import { startServiceProcess } from '../src/process/startServiceProcess.ts';
import { startQueueWorker } from '../src/queue/queueWorker.ts';

const [REDIS_URL = '', QUEUE_PREFIX = '', port, opsPort, key = ''] = process.argv.slice(2);
const env = { HOST: '127.0.0.1', PORT: Number(port), ACTOR_PUBLIC_KEY: ActorPublicKeys.parse(key) };
const settings = { REDIS_URL, QUEUE_PREFIX, OPS_PORT: Number(opsPort), LOG_LEVEL: 'info', OTEL_TRACES_SAMPLER_ARG: 0 };
const app = await startServiceProcess('identity', { ...env, ...settings });
const stopping = Promise.withResolvers<string>();

const reject = async () => {
  await app.redis.ping();
  throw new Error('a promise that nobody awaited');
};
startQueueWorker(app, 'forgetful', { concurrency: 1, lockMs: 10_000 }, async () => void reject());
await serveSubgraph(app, env, {
  typeDefs: 'type Query { slow: String rejects: String throws: String }',
  resolvers: {
    Query: {
      slow: () => {
        app.logger.info('slow work began');
        return stopping.promise;
      },
      rejects: () => {
        void reject();
        return 'answered';
      },
      throws: () => {
        setImmediate(() => {
          throw new Error('an error that nobody caught');
        });
        return 'answered';
      },
    },
  },
  context: request => ({ ...request, logger: app.logger }),
});
app.onStop(async () => stopping.resolve('answered in full'));
