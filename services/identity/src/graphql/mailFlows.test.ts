import { sessionDigest, sessionKey } from '@aicp/contracts/rights/session';
import { guest, user } from '@aicp/testing/executor';
import { tokenIn } from '@aicp/testing/openMailbox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { openIdentityWithMail, PASSWORD } from '../../testing/openIdentityWithMail.ts';
import { digestOf } from '../domain/linkToken.ts';

const STALE = { code: 'INVALID', message: 'This link is no longer valid. Please ask for a new one.' };
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { message } }';
const VERIFICATION = 'query ($token: String!) { verification(token: $token) { username email verified newAccount } }';
const DISOWN = 'mutation ($token: String!) { disownEmail(token: $token) { message } }';
const FORGOT = 'mutation ($email: String!) { forgotPassword(email: $email) { message } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';

type Identity = Awaited<ReturnType<typeof openIdentityWithMail>>;
let app: Identity['app'];
let box: Identity['box'];
let execute: Identity['execute'];
let registered: Identity['registered'];
let stop: Identity['stop'];
beforeAll(async () => {
  ({ app, box, execute, registered, stop } = await openIdentityWithMail());
});
afterAll(() => stop());

const isVerified = async (id: number) =>
  (await execute(user(id), '{ me { isEmailVerified } }')).data?.me as { isEmailVerified: boolean };
const loginOf = (username: string, password: string) => execute(guest, LOGIN, { input: { username, password } });
type Reset = { token: string; expires: Date };
type Stored = { _id: number; email: string; emailVerificationToken: string } & {
  passwordResetToken?: unknown;
  passwordResetExpires?: unknown;
  olderPasswordResets: Reset[];
};
const users = () => mongoose.connection.collection<Stored>('users');
const isAlive = async (digest: string) => (await app.redis.exists(sessionKey(digest))) === 1;

describe('the link that confirms an email address', () => {
  it('arrives with the welcome email, reports when it was used, and signs no one in', async () => {
    const { id, welcome } = await registered('anna');
    expect(welcome.text).toContain('https://example.com/verify-email#token=');
    execute.sessions.length = 0;
    const token = tokenIn(welcome);
    expect((await execute(guest, VERIFY, { token })).data?.verifyEmail).toEqual({
      message: 'Your email address is verified.',
    });
    expect(await isVerified(id)).toEqual({ isEmailVerified: true });
    expect((await execute(guest, VERIFY, { token })).data?.verifyEmail).toEqual({
      message: 'This email address is already verified.',
    });
    expect(execute.sessions).toEqual([]);
  });

  it('is replaced when it is sent again', async () => {
    const { id, email, welcome } = await registered('berta');
    await execute(user(id), 'mutation { resendVerification { message } }');
    const again = await box.take(email, 'verify');
    expect((await execute(guest, VERIFY, { token: tokenIn(welcome) })).errors).toEqual([STALE]);
    expect((await execute(guest, VERIFY, { token: tokenIn(again) })).errors).toEqual([]);
    expect((await execute(user(id), 'mutation { resendVerification { message } }')).errors).toMatchObject([
      { code: 'CONFLICT' },
    ]);
  });

  it('is refused when it is tampered with, out of date, or of another kind', async () => {
    const { id, welcome } = await registered('clara');
    const token = tokenIn(welcome);
    const tampered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await execute(guest, VERIFY, { token: tampered })).errors).toEqual([STALE]);
    const asReset = await execute(guest, RESET, { input: { token, password: 'another horse' } });
    expect(asReset.errors).toEqual([STALE]);
    await users().updateOne({ _id: id }, { $set: { emailVerificationExpires: new Date(Date.now() - 1) } });
    expect((await execute(guest, VERIFY, { token })).errors).toEqual([STALE]);
    expect(await isVerified(id)).toEqual({ isEmailVerified: false });
  });

  it('is shown with its account, and lets a recipient who did not register remove the address', async () => {
    const { id, actor, email, welcome } = await registered('disowned');
    const token = tokenIn(welcome);
    const verification = { username: 'disowned', email, verified: false, newAccount: true };
    expect((await execute(guest, VERIFICATION, { token })).data).toEqual({ verification });
    expect(await isVerified(id)).toEqual({ isEmailVerified: false });
    expect((await execute(guest, DISOWN, { token })).errors).toEqual([]);
    expect((await users().findOne({ _id: id }))?.email).toMatch(/@removed\.invalid$/);
    for (const query of [VERIFY, VERIFICATION, DISOWN])
      expect((await execute(guest, query, { token })).errors).toEqual([STALE]);
    const resend = 'mutation { resendVerification { message } }';
    expect((await execute(actor, resend)).errors).toMatchObject([{ code: 'CONFLICT' }]);
    await registered('owner', email);
  });

  it('stays with its account once it is verified', async () => {
    const { id, email, welcome } = await registered('steady');
    const token = tokenIn(welcome);
    await execute(guest, VERIFY, { token });
    expect((await execute(guest, VERIFICATION, { token })).data?.verification).toMatchObject({ verified: true });
    expect((await execute(guest, DISOWN, { token })).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await users().findOne({ _id: id })).toMatchObject({ email });
  });

  it('has no effect for another user, and stays valid for its owner', async () => {
    const dora = await registered('dora');
    const other = await registered('emil');
    const token = tokenIn(dora.welcome);
    expect((await execute(other.actor, VERIFY, { token })).errors).toMatchObject([
      { message: 'This link is for another account. Please sign out and open the link again.' },
    ]);
    expect((await execute(dora.actor, VERIFY, { token })).errors).toEqual([]);
  });

  it('is stored as a digest alone', async () => {
    const { id, welcome } = await registered('frida');
    const stored = await users().findOne({ _id: id });
    expect(stored?.emailVerificationToken).toHaveLength(43);
    expect(JSON.stringify(stored)).not.toContain(tokenIn(welcome));
  });
});

describe('a forgotten password', () => {
  it('is reset once by the emailed link; every session ends, no one is signed in, and the owner is notified', async () => {
    const { email, session } = await registered('gerd');
    const asked = await execute(guest, FORGOT, { email: 'GERD@example.com' });
    const unknown = await execute(guest, FORGOT, { email: 'nobody@example.com' });
    expect(unknown).toEqual(asked);
    expect(asked.data?.forgotPassword).toEqual({
      message: 'If an account with that address exists, we have sent a link to reset the password.',
    });
    const mail = await box.take(email, 'Reset your password');
    expect(mail.text).toContain('https://example.com/reset-password#token=');

    const weak = await execute(guest, RESET, { input: { token: tokenIn(mail), password: 'password123' } });
    expect(weak.errors).toMatchObject([{ code: 'INVALID', message: expect.stringContaining('too common') }]);
    execute.sessions.length = 0;
    const input = { token: tokenIn(mail), password: 'a newer horse' };
    expect((await execute(guest, RESET, { input })).errors).toEqual([]);
    expect((await execute(guest, RESET, { input })).errors).toEqual([STALE]);
    expect(execute.sessions).toEqual([]);
    expect(await isAlive(session)).toBe(false);
    expect((await loginOf('gerd', PASSWORD)).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
    expect((await loginOf('gerd', 'a newer horse')).errors).toEqual([]);
    await box.take(email, 'password has been changed');
  });

  it('has several links valid for an hour: using one, or the hour, ends the others', async () => {
    const { id, email } = await registered('hanna');
    const links = [];
    for (let turn = 0; turn < 3; turn++) {
      await execute(guest, FORGOT, { email });
      links.push(tokenIn(await box.take(email, 'Reset')));
    }
    const [first = '', second = '', third = ''] = links;
    const reset = (token: string) => execute(guest, RESET, { input: { token, password: 'a newer horse' } });
    const stored = await users().findOne({ _id: id });
    const newest = { token: stored?.passwordResetToken, expires: stored?.passwordResetExpires };
    const kept = [...(stored?.olderPasswordResets ?? []), newest];
    expect(kept.map(({ token }) => token)).toEqual(links.map(digestOf));
    for (const { expires } of kept) expect(Number(expires) - Date.now()).toBeLessThanOrEqual(3_600_000);
    const past = new Date(Date.now() - 1);
    await users().updateOne({ _id: id }, { $set: { 'olderPasswordResets.0.expires': past } });
    expect((await reset(first)).errors).toEqual([STALE]);
    expect((await reset(second)).errors).toEqual([]);
    expect((await reset(third)).errors).toEqual([STALE]);
    const used = await users().findOne({ _id: id });
    expect([used?.passwordResetToken, used?.passwordResetExpires, used?.olderPasswordResets]).toEqual([
      undefined,
      undefined,
      [],
    ]);
  });

  it('is stored as the newest link, with the older ones only while they are good; the newest ends with its hour', async () => {
    const { id, email } = await registered('gritt');
    const ask = async () => {
      await execute(guest, FORGOT, { email });
      return tokenIn(await box.take(email, 'Reset'));
    };
    await ask();
    const past = new Date(Date.now() - 1);
    await users().updateOne({ _id: id }, { $set: { passwordResetExpires: past } });
    const newest = await ask();
    const stored = await users().findOne({ _id: id });
    expect([stored?.passwordResetToken, stored?.olderPasswordResets]).toEqual([digestOf(newest), []]);
    await users().updateOne({ _id: id }, { $set: { passwordResetExpires: past } });
    const input = { token: newest, password: 'a newer horse' };
    expect((await execute(guest, RESET, { input })).errors).toEqual([STALE]);
  });

  it('sends at most ten emails an hour to an address, without telling the caller', async () => {
    const { email } = await registered('ida');
    const answers = [];
    for (let turn = 0; turn < 12; turn++) answers.push(await execute(guest, FORGOT, { email }));
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1);
    for (let turn = 0; turn < 10; turn++) await box.take(email, 'Reset');
    await registered('afterwards');
    expect(box.mails.filter(({ to }) => to[0]?.address === email)).toEqual([]);
  });
});

describe('changing the account', () => {
  const CHANGE_PASSWORD = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';

  it('requires the current password to set a new one, ends the other sessions and gives this session a new id', async () => {
    const { actor, session, email, welcome } = await registered('lena');
    await execute(guest, VERIFY, { token: tokenIn(welcome) });
    execute.sessions.length = 0;
    await loginOf('lena', PASSWORD);
    const elsewhere = sessionDigest(execute.sessions[0] ?? '');
    const change = (currentPassword: string, newPassword: string) =>
      execute(actor, CHANGE_PASSWORD, { input: { currentPassword, newPassword } });
    expect((await change('wrong horse', 'a newer horse')).errors).toMatchObject([{ code: 'INVALID' }]);
    expect((await change(PASSWORD, 'short')).errors).toMatchObject([{ code: 'INVALID' }]);
    expect(await isAlive(elsewhere)).toBe(true);
    expect((await change(PASSWORD, 'a newer horse')).errors).toEqual([]);
    const renewed = sessionDigest(execute.sessions.at(-1) ?? '');
    expect([await isAlive(elsewhere), await isAlive(session), await isAlive(renewed)]).toEqual([false, false, true]);
    await box.take(email, 'password has been changed');
  });
});

describe('a sign-in', () => {
  it('sends an email for a new device, and none for a known one', async () => {
    const { email, welcome } = await registered('maria');
    await execute(guest, VERIFY, { token: tokenIn(welcome) });
    await loginOf('maria', PASSWORD);
    execute.client = {
      address: '198.51.100.7',
      agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    };
    await loginOf('maria', PASSWORD);
    const mail = await box.take(email, 'New sign-in');
    expect(mail.text).toContain('Device: Firefox on Linux');
    expect(mail.text).toContain('Network address: 198.51.100.7');
    execute.client = { ...execute.client, address: '198.51.100.8' };
    await loginOf('maria', PASSWORD);
    execute.client = { address: '127.0.0.1', agent: 'a test' };
    await registered('afterwards2');
    expect(box.mails.filter(({ to }) => to[0]?.address === email)).toEqual([]);
  });
});

describe('the contact form', () => {
  const CONTACT = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { message } }';
  const input = { topic: 'demo', name: 'Nora', email: 'nora@example.com', company: '', message: 'Please <b>call</b>.' };

  it('emails us, and replies go to the writer', async () => {
    expect((await execute(guest, CONTACT, { input })).errors).toEqual([]);
    const mail = await box.take('sales@example.com', 'demo');
    expect(mail.replyTo).toEqual([{ name: 'Nora', address: 'nora@example.com' }]);
    expect(mail.text).toContain('Please <b>call</b>.');
    expect(mail.html).toContain('Please &lt;b&gt;call&lt;/b&gt;.');
  });

  it.each([
    [{ name: ' ' }, 'name: is required'],
    [{ email: 'nora' }, 'email: Please enter a valid email address'],
    [{ message: 'x'.repeat(5001) }, 'message: must be at most 5000 characters'],
  ])('with %o says what is wrong', async (change, message) => {
    expect((await execute(guest, CONTACT, { input: { ...input, ...change } })).errors).toEqual([
      { code: 'INVALID', message },
    ]);
  });
});
