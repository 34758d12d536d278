import { DomainError } from '@aicp/contracts/domainError';
import { readSchema } from '@aicp/service/graph/readSchema';
import { serveSubgraph } from '@aicp/service/graph/subgraph';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import { startServiceProcess } from '@aicp/service/process/startServiceProcess';
import { connectMongo, untilMongo } from '@aicp/service/store/mongo';
import { Histogram } from 'prom-client';
import { watchTurns } from './adapters/argon2.ts';
import { contextOf, type WorkerContext, workerContextOf } from './context.ts';
import { env, settings } from './env.ts';
import { resolvers } from './graphql/resolvers.ts';
import { serveScim } from './scim/serveScim.ts';
import { serveQuestions } from './serveQuestions.ts';
import { ensureAdministrator } from './use-cases/account/ensureAdministrator.ts';

/** The exit code for a faulty environment, as in readEnv. */
const EXIT_CODE = 78;

const app = await startServiceProcess('identity', env);
await connectMongo(app, env, new URL('./migrations/', import.meta.url));
observeArgon2(app);
const workerContexts = workerContextOf(app, settings);
const workerContext = workerContexts({ requestId: 'start' });
await untilMongo(app, () => makeFirstAdministrator(workerContext, env));
await serveSubgraph(app, env, {
  typeDefs: readSchema(new URL('./graphql/schema.graphql', import.meta.url)),
  resolvers,
  context: contextOf(app, settings),
  routes(server, callerBy) {
    serveQuestions(server, workerContext, callerBy);
    serveScim(server, { callerBy, contextOf: workerContexts });
  },
});

/** Creates the administrator named in the environment, at the first start. Ends the process if that is impossible. */
async function makeFirstAdministrator(
  ctx: WorkerContext,
  { ADMIN_USERNAME: username, ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: typeof env,
): Promise<void> {
  if (!username || !email || !password) return;
  try {
    await ensureAdministrator(ctx, { username, email, password });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    process.stderr.write(
      `The administrator from ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD could not be created: ${error.message}\n`,
    );
    process.exit(EXIT_CODE);
  }
}

/** Shows how long passwords wait for their turn to be hashed or compared. */
function observeArgon2({ metrics }: Pick<ServiceProcess, 'metrics'>): void {
  const waits = new Histogram({
    name: 'argon2_wait_seconds',
    help: 'Time a password waits before it is hashed or compared, excluding the work itself',
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [metrics],
  });
  watchTurns(seconds => waits.observe(seconds));
}
