import { guest, root } from '@aicp/testing/executor';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSignInForTest } from '../../testing/openSignInForTest.ts';

const CONNECT = 'mutation ($pending: String!) { connectSignIn(pending: $pending) { to } }';
const LIST = '{ signInIdentities { id issuer } }';
const DISCONNECT = 'mutation ($id: ID!) { disconnectSignIn(id: $id) { id } }';

let service: Awaited<ReturnType<typeof openSignInForTest>>;
let { app, provider, execute, signIn, signedIn, register } = {} as typeof service;
beforeAll(async () => {
  service = await openSignInForTest();
  ({ app, provider, execute, signIn, signedIn, register } = service);
});
afterAll(() => service.stop());

const to = (answer: { data: Record<string, unknown> | null }) => (answer.data?.finishSignIn as { to: string })?.to;
const personOf = (name: string) => ({ sub: name, email: `${name}@example.com`, email_verified: true });

/** A connected account with a password. */
async function connected(name: string) {
  const actor = await register(name);
  const pending = to(await signIn(personOf(name))).split('=')[1];
  await root(execute(actor, CONNECT, { pending }));
  const [identity] = await root<{ id: string; issuer: string }[]>(execute(actor, LIST));
  return { actor, id: identity?.id, issuer: identity?.issuer };
}

describe('a connected account', () => {
  it('can be disconnected by its owner with recent confirmation, and then needs the password again', async () => {
    const { actor, id, issuer } = await connected('anna');
    expect(issuer).toBe(provider.issuer);
    const { provedAt: _, ...stale } = actor;
    expect((await execute(stale, DISCONNECT, { id })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    expect(await root(execute(actor, DISCONNECT, { id }))).toEqual([]);
    expect((await execute(actor, DISCONNECT, { id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect(to(await signIn(personOf('anna')))).toContain('#connect=');
    const acts = await app.rows('outbox', { name: 'user.acted', 'data.userId': actor.userId });
    expect(acts.map(({ data }) => data.act)).toContain('providerDisconnected');
  });

  it('is visible to its user only, who alone can disconnect it', async () => {
    const { id } = await connected('berta');
    const stranger = await register('stranger');
    expect(await root(execute(stranger, LIST))).toEqual([]);
    expect((await execute(stranger, DISCONNECT, { id })).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await execute(guest, LIST)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });

  it('stays connected if it is the only way to sign in', async () => {
    await signIn(personOf('cora'));
    const cora = await signedIn();
    const [{ id } = { id: '' }] = await root<{ id: string }[]>(execute(cora, LIST));
    expect((await execute(cora, DISCONNECT, { id })).errors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('no other way to sign in') },
    ]);
  });

  it('stays connected if single sign-on is the only way to sign in', async () => {
    const { actor, id } = await connected('dora');
    service.close();
    expect((await execute(actor, DISCONNECT, { id })).errors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('single sign-on only') },
    ]);
  });
});
