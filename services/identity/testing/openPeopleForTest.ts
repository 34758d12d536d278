import type { UserActor } from '@aicp/contracts/rights/actor';
import { sessionDigest } from '@aicp/contracts/rights/session';
import { signedRecords } from '@aicp/service/store/signedRecords';
import { guest, root } from '@aicp/testing/executor';
import { tokenIn } from '@aicp/testing/openMailbox';
import type { Settings } from '../src/context.ts';
import { sessionStore } from '../src/store/sessions.ts';
import { openIdentityWithMail, PASSWORD } from './openIdentityWithMail.ts';
import { verifyForTest } from './verifyForTest.ts';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id isEmailVerified companyName } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const INVITE = 'mutation ($input: InviteInput!) { inviteMember(input: $input) { id email role } }';
const ACCEPT = 'mutation ($token: String!) { acceptInvitation(token: $token) { id name role } }';

/** A signed-in person. */
export type Person = { id: number; email: string; username: string; session: string };

/** Opens identity with its emails, and with people whose sessions are read as the gateway does. */
export async function openPeopleForTest(more: Partial<Settings> = {}) {
  const identity = await openIdentityWithMail(more);
  const { app, box, execute } = identity;
  const sessions = sessionStore(app.redis, signedRecords(['a secret of thirty-two characters']));

  /** The current user of a session. */
  async function actorOf({ session }: Pick<Person, 'session'>): Promise<UserActor> {
    const found = await sessions.find(session);
    if (!found) throw new Error('the session is over');
    const { userId, organisationId, role, isAdmin, provedAt } = found;
    return { kind: 'user', userId, organisationId, role, isAdmin, provedAt, session, access: 'session' };
  }

  /** Sends a request as a person, who continues with the session that it returns. */
  async function as(person: Person, query: string, variables: Record<string, unknown> = {}) {
    execute.sessions.length = 0;
    const answer = await execute(await actorOf(person), query, variables);
    const session = execute.sessions.at(-1);
    if (session) person.session = sessionDigest(session);
    return answer;
  }

  async function register(username: string, more: Record<string, unknown> = {}): Promise<Person> {
    const email = `${username}@example.com`;
    execute.sessions.length = 0;
    const { id } = await root<{ id: string }>(
      execute(guest, REGISTER, { input: { username, email, password: PASSWORD, ...more } }),
    );
    await verifyForTest(Number(id));
    return { id: Number(id), email, username, session: sessionDigest(execute.sessions.at(-1) ?? '') };
  }

  async function signIn({ id, email, username }: Person): Promise<Person> {
    execute.sessions.length = 0;
    await root(execute(guest, LOGIN, { input: { username, password: PASSWORD } }));
    return { id, email, username, session: sessionDigest(execute.sessions.at(-1) ?? '') };
  }

  /** The token of an invitation's link. */
  async function invited(by: Person, email: string, role: string): Promise<string> {
    await root(as(by, INVITE, { input: { email, role } }));
    return tokenIn(await box.take(email, 'invitation'));
  }

  /** A new user with their own organisation who joins another one. */
  async function addMember(by: Person, username: string, role: string): Promise<Person> {
    const person = await register(username);
    await root(as(person, ACCEPT, { token: await invited(by, person.email, role) }));
    return person;
  }

  return { ...identity, sessions, actorOf, as, register, signIn, invited, addMember };
}
