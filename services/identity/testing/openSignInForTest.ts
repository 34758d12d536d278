import type { Actor, UserActor } from '@aicp/contracts/rights/actor';
import type { Role } from '@aicp/contracts/rights/rights';
import { sessionDigest } from '@aicp/contracts/rights/session';
import { executor, guest, root } from '@aicp/testing/executor';
import { openTestService } from '@aicp/testing/openTestService';
import { contextOf, type Settings, type SingleSignOn, type WorkerContext } from '../src/context.ts';
import type { EmailContext } from '../src/emails/toUser.ts';
import { resolvers } from '../src/graphql/resolvers.ts';
import { CLIENT, hostileProvider } from './hostileProvider.ts';
import { password, settings } from './openPasskeysForTest.ts';
import { verifyForTest } from './verifyForTest.ts';

const BEGIN = 'mutation ($input: BeginSignInInput!) { beginSignIn(input: $input) { address binding } }';
export const FINISH = 'mutation ($input: FinishSignInInput!) { finishSignIn(input: $input) { to } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';

export type Start = { address: string; binding: string };

/** Identity with an identity provider whose claims a test sets. */
export async function openSignInForTest(more: Partial<SingleSignOn> = {}, others: Partial<Settings> = {}) {
  const [app, provider] = await Promise.all([openTestService('identity'), hostileProvider()]);
  const singleSignOn: SingleSignOn = {
    issuer: provider.issuer,
    ...CLIENT,
    organisationId: null,
    isOwn: false,
    only: false,
    defaultRole: 'reader',
    groupsClaim: 'groups',
    groupRoles: new Map<string, Role>(),
    ...more,
  };
  const contexts = contextOf(app, { ...settings, singleSignOn, isPrivateProviderAllowed: true, ...others });
  const execute = executor(new URL('../src/graphql/schema.graphql', import.meta.url), resolvers, contexts);

  const begin = (actor: Actor = guest, input: object = {}): Promise<Start> =>
    root<Start>(execute(actor, BEGIN, { input }));

  /** Signs in with these claims, from the button to the callback. */
  async function signIn(claims: Record<string, unknown>, actor: Actor = guest, input: object = {}, at = provider) {
    const { address, binding } = await begin(actor, input);
    return execute(actor, FINISH, { input: { answer: at.signIn(address, { sub: 's', ...claims }), binding } });
  }

  /** The problem as the page receives it. */
  async function problemOf(answer: Promise<{ errors: unknown[] }>): Promise<unknown> {
    const { errors } = await answer;
    return errors.length > 0 ? execute.extensions[0]?.reason : 'none';
  }

  /** The user of the session granted last. */
  async function signedIn(): Promise<UserActor> {
    const session = sessionDigest(execute.sessions.at(-1) ?? '');
    const found = await contexts({ actor: guest, client: execute.client, requestId: 't' } as never).sessions.find(
      session,
    );
    if (!found) throw new Error('nobody is signed in');
    const { userId, organisationId, role, provedAt } = found;
    return {
      kind: 'user',
      userId,
      organisationId,
      role,
      isAdmin: false,
      session,
      access: 'session',
      provedAt,
    };
  }

  /** An account with a password. */
  async function register(username: string, email = `${username}@example.com`): Promise<UserActor> {
    const { id } = await root<{ id: string }>(execute(guest, REGISTER, { input: { username, email, password } }));
    await verifyForTest(Number(id));
    return signedIn();
  }

  /** The context of workers and writers of emails. */
  const post: WorkerContext & EmailContext = {
    ...contexts({ actor: guest, client: execute.client, requestId: 't' } as never),
    salesEmail: '',
  };

  return {
    app,
    post,
    provider,
    execute,
    begin,
    signIn,
    problemOf,
    signedIn,
    register,
    /** Makes the provider the only way in. */
    close() {
      singleSignOn.only = true;
    },
    async stop() {
      provider.stop();
      await app.stop();
    },
  };
}
