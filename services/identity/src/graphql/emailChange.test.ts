import { randomUUID } from 'node:crypto';
import type { UserActor } from '@aicp/contracts/rights/actor';
import { sessionDigest, sessionKey } from '@aicp/contracts/rights/session';
import { guest, root, user } from '@aicp/testing/executor';
import { tokenIn } from '@aicp/testing/openMailbox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { TOTP } from 'otpauth';
import { openIdentityWithMail, PASSWORD } from '../../testing/openIdentityWithMail.ts';
import { verifyForTest } from '../../testing/verifyForTest.ts';
import { findSecondFactor } from '../store/secondFactors.ts';

const STALE = { code: 'INVALID', message: 'This link is no longer valid. Please ask for a new one.' };
const TAKEN = { code: 'CONFLICT', message: 'An account with this email address already exists.' };
const ME = '{ me { email isEmailVerified pendingEmail } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const CHANGE = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { email notice } }';
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { message } }';
const UNDO = 'mutation ($token: String!) { undoEmailChange(token: $token) { message } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';
const RESEND = 'mutation { resendVerification { message } }';

let identity: Awaited<ReturnType<typeof openIdentityWithMail>>;
let execute: typeof identity.execute;
let box: typeof identity.box;
beforeAll(async () => {
  identity = await openIdentityWithMail();
  ({ execute, box } = identity);
});
afterAll(() => identity.stop());

/** A user with a verified address, signed in just now. */
async function person({ verified = true } = {}) {
  const username = randomUUID();
  const email = `${username}@example.com`;
  const input = { username, email, password: PASSWORD };
  const { id } = await root<{ id: string }>(execute(guest, REGISTER, { input }));
  const session = sessionDigest(execute.sessions.at(-1) ?? '');
  if (verified) await verifyForTest(Number(id));
  const actor: UserActor = { ...(user(Number(id)) as UserActor), session };
  return { id: Number(id), username, email, next: `${username}@new.example`, session, actor };
}
type Person = Awaited<ReturnType<typeof person>>;

const ask = ({ actor, next }: Person, email = next) => execute(actor, CHANGE, { input: { email, password: PASSWORD } });
const me = async ({ actor }: Person) => (await execute(actor, ME)).data?.me;
const follow = async (address: string) => execute(guest, VERIFY, { token: tokenIn(await box.take(address, 'verify')) });
const undo = (token: string) => execute(guest, UNDO, { token });
const canLogIn = async (name: string, password: string) =>
  (await execute(guest, LOGIN, { input: { username: name, password } })).errors.length === 0;

describe('a change of the email address', () => {
  it('takes the password, and counts once the new address has confirmed it', async () => {
    const anna = await person();
    const wrong = { email: anna.next, password: 'wrong horse' };
    expect((await execute(anna.actor, CHANGE, { input: wrong })).errors).toMatchObject([{ code: 'INVALID' }]);
    expect((await ask(anna)).data?.changeEmail).toMatchObject({ email: anna.email });
    expect(await me(anna)).toEqual({ email: anna.email, isEmailVerified: true, pendingEmail: anna.next });
    expect(await canLogIn(anna.next, PASSWORD)).toBe(false);
    expect((await follow(anna.next)).errors).toEqual([]);
    expect(await me(anna)).toEqual({ email: anna.next, isEmailVerified: true, pendingEmail: null });
  });

  it('revokes the links that were sent to the old address', async () => {
    const anna = await person();
    const forgot = 'mutation ($email: String!) { forgotPassword(email: $email) { message } }';
    await execute(guest, forgot, { email: anna.email });
    const token = tokenIn(await box.take(anna.email, 'Reset'));
    await ask(anna);
    await follow(anna.next);
    const late = { token, password: 'a newer horse battery' };
    expect((await execute(guest, RESET, { input: late })).errors).toEqual([STALE]);
  });

  it('can be sent again and cancelled, and is replaced by another one', async () => {
    const anna = await person();
    await ask(anna);
    const first = tokenIn(await box.take(anna.next, 'verify'));
    expect((await execute(anna.actor, RESEND)).errors).toEqual([]);
    const second = tokenIn(await box.take(anna.next, 'verify'));
    expect((await execute(guest, VERIFY, { token: first })).errors).toEqual([STALE]);
    const other = `other-${anna.next}`;
    await ask(anna, other);
    expect((await execute(guest, VERIFY, { token: second })).errors).toEqual([STALE]);
    const third = tokenIn(await box.take(other, 'verify'));
    await execute(anna.actor, 'mutation { cancelEmailChange { id } }');
    expect((await execute(guest, VERIFY, { token: third })).errors).toEqual([STALE]);
    expect(await me(anna)).toEqual({ email: anna.email, isEmailVerified: true, pendingEmail: null });
  });

  it('is refused for a taken address, even if it was taken since', async () => {
    const [anna, berta] = [await person(), await person()];
    expect((await ask(anna, berta.email)).errors).toEqual([TAKEN]);
    await ask(anna, 'meanwhile@example.com');
    const input = { username: 'meanwhile', email: 'meanwhile@example.com', password: PASSWORD };
    await root(execute(guest, REGISTER, { input }));
    const token = tokenIn(await box.take('meanwhile@example.com', 'new email'));
    expect((await execute(guest, VERIFY, { token })).errors).toEqual([TAKEN]);
  });

  it('is cancelled when the password is reset', async () => {
    const anna = await person();
    await ask(anna);
    const late = tokenIn(await box.take(anna.next, 'verify'));
    const forgot = 'mutation ($email: String!) { forgotPassword(email: $email) { message } }';
    await execute(guest, forgot, { email: anna.email });
    const input = { token: tokenIn(await box.take(anna.email, 'Reset')), password: 'a newer horse battery' };
    expect((await execute(guest, RESET, { input })).errors).toEqual([]);
    expect((await execute(guest, VERIFY, { token: late })).errors).toEqual([STALE]);
  });

  it('sends nothing to an old address that was never verified', async () => {
    const anna = await person({ verified: false });
    await ask(anna);
    expect((await follow(anna.next)).errors).toEqual([]);
    expect(await me(anna)).toMatchObject({ email: anna.next, isEmailVerified: true });
    const subjects = box.mails.filter(({ to }) => to[0]?.address === anna.email).map(({ subject }) => subject);
    expect(subjects.filter(subject => !subject.startsWith('Welcome'))).toEqual([]);
  });
});

describe('the old address', () => {
  it('can be undone: sessions and passwords of others end, and the owner sets a new password', async () => {
    const anna = await person();
    // A person at an unattended browser who knows the password and tries to keep access.
    await ask(anna);
    await follow(anna.next);
    const begin = 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }';
    const { secret } = await root<{ secret: string }>(execute(anna.actor, begin, { password: PASSWORD }));
    const confirm = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
    await root(execute(anna.actor, confirm, { code: new TOTP({ secret }).generate() }));

    const theirs = { issuer: 'https://idp.example', subject: 'theirs', userId: anna.id, lastUsedAt: new Date() };
    await mongoose.connection
      .collection<{ _id: string }>('identities')
      .insertOne({ _id: `theirs of ${anna.id}`, ...theirs, connectedAt: new Date(), organisationId: null } as never);

    const notice = await box.take(anna.email, 'has been changed');
    expect(notice.text).not.toContain(anna.next);
    expect(notice.text).toContain('https://example.com/undo-email-change#token=');
    expect((await undo(tokenIn(notice))).errors).toEqual([]);
    expect(await me(anna)).toMatchObject({ email: anna.email, isEmailVerified: true });
    expect(await identity.app.redis.exists(sessionKey(anna.session))).toBe(0);
    expect(await findSecondFactor(anna.id)).toBeNull();
    expect(await identity.app.rows('identities', { userId: anna.id })).toEqual([]);
    expect(await canLogIn(anna.username, PASSWORD)).toBe(false);
    const input = { token: tokenIn(await box.take(anna.email, 'Reset')), password: 'a newer horse battery' };
    expect((await execute(guest, RESET, { input })).errors).toEqual([]);
    expect(await canLogIn(anna.email, 'a newer horse battery')).toBe(true);
    expect((await undo(tokenIn(notice))).errors).toEqual([STALE]);
  });

  it('keeps an older second factor', async () => {
    const anna = await person();
    const before = new Date(Date.now() - 3 * 24 * 3600 * 1000);
    await mongoose.connection
      .collection<{ _id: number }>('second_factors')
      .insertOne({ _id: anna.id, sealedSecret: 'sealed', begunAt: before, enabledAt: before } as { _id: number });
    const { provedAt: _, ...old } = anna.actor;
    expect((await ask({ ...anna, actor: old as UserActor })).errors).toMatchObject([{ code: 'FORBIDDEN' }]);
    await ask(anna);
    expect((await undo(tokenIn(await box.take(anna.email, 'was requested')))).errors).toEqual([]);
    expect(await findSecondFactor(anna.id)).toMatchObject({ enabledAt: before });
    expect(await me(anna)).toMatchObject({ email: anna.email, pendingEmail: null });
  });

  it('undoes all later changes too, and locks the account until its owner returns', async () => {
    const anna = await person();
    await ask(anna);
    await follow(anna.next);
    const own = tokenIn(await box.take(anna.email, 'has been changed'));
    const third = `third-${anna.next}`;
    await ask(anna, third);
    await follow(third);
    const later = tokenIn(await box.take(anna.next, 'has been changed'));
    const again = { username: randomUUID(), email: anna.email.toUpperCase(), password: PASSWORD };
    expect((await execute(guest, REGISTER, { input: again })).errors).toEqual([TAKEN]);
    expect((await undo(own)).errors).toEqual([]);
    expect(await me(anna)).toMatchObject({ email: anna.email });
    expect((await undo(later)).errors).toEqual([STALE]);
  });

  it('can undo it for seven days', async () => {
    const anna = await person();
    await ask(anna);
    await follow(anna.next);
    const token = tokenIn(await box.take(anna.email, 'has been changed'));
    const changes = mongoose.connection.collection('email_changes');
    const { expiresAt } = (await changes.findOne({ userId: anna.id })) as unknown as { expiresAt: Date };
    expect(Math.round((expiresAt.getTime() - Date.now()) / 3_600_000)).toBe(7 * 24);
    await changes.updateOne({ userId: anna.id }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    expect((await undo(token)).errors).toEqual([STALE]);
  });
});
