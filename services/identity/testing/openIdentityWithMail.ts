import { sessionDigest } from '@aicp/contracts/rights/session';
import { startJobWorker } from '@aicp/service/queue/jobWorker';
import { startRelay } from '@aicp/service/queue/relay';
import { executor, guest } from '@aicp/testing/executor';
import { openMailbox } from '@aicp/testing/openMailbox';
import { openTestService } from '@aicp/testing/openTestService';
import { mailer } from '../src/adapters/mailer.ts';
import { contextOf, type Settings, workerContextOf } from '../src/context.ts';
import { resolvers } from '../src/graphql/resolvers.ts';
import { jobs } from '../src/handlers/index.ts';
import { organisationForTest } from './organisationForTest.ts';

export const PASSWORD = 'correct horse';

/** Opens identity with its worker and the mailbox that its emails arrive in. Call `stop` in afterAll. */
export async function openIdentityWithMail(more: Partial<Settings> = {}) {
  const settings = {
    trial: false,
    secretsKeys: [Buffer.alloc(32, 7)],
    sessionSecrets: ['a secret of thirty-two characters'],
    publicUrl: 'http://localhost:3000',
    ...more,
  };
  const app = await openTestService('identity');
  const box = await openMailbox();
  const sender = mailer({ url: box.smtpUrl, from: 'AI Compliance <no-reply@example.com>' });
  const post = { mailer: sender, publicUrl: 'https://example.com', salesEmail: 'sales@example.com' };
  const workerContext = workerContextOf(app, settings);
  app.onStop(async () => sender.close());
  startRelay(app);
  for (const job of jobs) startJobWorker(app, job, cause => ({ ...workerContext(cause), ...post }));
  const schema = new URL('../src/graphql/schema.graphql', import.meta.url);
  const execute = executor(schema, resolvers, contextOf(app, settings));

  /** A new signed-in account, with its welcome email removed from the box. */
  async function registered(username: string, email = `${username}@example.com`) {
    const query = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
    execute.sessions.length = 0;
    const { data } = await execute(guest, query, { input: { username, email, password: PASSWORD } });
    const id = Number((data as { register: { id: string } }).register.id);
    const session = sessionDigest(execute.sessions.at(-1) ?? '');
    const welcome = await box.take(email, 'Welcome');
    return {
      id,
      email,
      welcome,
      session,
      actor: {
        kind: 'user',
        userId: id,
        organisationId: await organisationForTest(id),
        role: 'owner',
        isAdmin: false,
        session,
        access: 'session',
      } as const,
    };
  }

  return {
    app,
    box,
    execute,
    registered,
    worker: () => workerContext({ requestId: 'request-1' }),
    async stop() {
      await app.stop();
      await box.close();
    },
  };
}
