import { guest } from '@aicp/testing/executor';
import { tokenIn } from '@aicp/testing/openMailbox';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openIdentityWithMail, PASSWORD } from '../../testing/openIdentityWithMail.ts';

const STALE = { code: 'INVALID', message: 'This link is no longer valid. Please ask for a new one.' };
const VERIFY = 'mutation ($token: String!) { verifyEmail(token: $token) { message } }';
const FORGOT = 'mutation ($email: String!) { forgotPassword(email: $email) { message } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { message } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';

type Identity = Awaited<ReturnType<typeof openIdentityWithMail>>;
let box: Identity['box'];
let execute: Identity['execute'];
let registered: Identity['registered'];
let stop: Identity['stop'];
beforeAll(async () => {
  ({ box, execute, registered, stop } = await openIdentityWithMail());
});
afterAll(() => stop());

const loginOf = (username: string, password: string) => execute(guest, LOGIN, { input: { username, password } });

describe('a link to choose a new password', () => {
  it('is mailed to the owner however often strangers ask, and makes the browser that uses the link a known one', async () => {
    const { email } = await registered('hugo');
    for (let network = 0; network < 3; network++) {
      execute.client = { address: `198.51.100.${network}`, agent: 'a stranger' };
      for (let turn = 0; turn < 12; turn++) await execute(guest, FORGOT, { email });
    }
    for (let turn = 0; turn < 30; turn++) await box.take(email, 'Reset');
    expect(box.mails.filter(({ to }) => to[0]?.address === email)).toEqual([]);
    execute.client = { address: '203.0.113.9', agent: 'Hugo' };
    await execute(guest, FORGOT, { email });
    const token = tokenIn(await box.take(email, 'Reset'));
    execute.devices.length = 0;
    expect((await execute(guest, RESET, { input: { token, password: 'a newer horse' } })).errors).toEqual([]);
    expect(execute.devices).toHaveLength(1);
    execute.client = { address: '127.0.0.1', agent: 'a test' };
  }, 60_000);
});

describe('an unverified address', () => {
  const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
  const register = (username: string, email: string) =>
    execute(guest, REGISTER, { input: { username, email, password: PASSWORD } });
  const to = (address: string) => box.mails.filter(mail => mail.to[0]?.address === address);

  it('receives no notices about the account, and ten emails a day at most, whatever follows its plus', async () => {
    const { email } = await registered('nina');
    execute.client = { address: '198.51.100.9', agent: 'a new device' };
    await loginOf('nina', PASSWORD);
    execute.client = { address: '127.0.0.1', agent: 'a test' };
    for (let turn = 0; turn < 12; turn++) await register(`plus-${turn}`, `otto+${turn}@example.com`);
    for (let turn = 0; turn < 10; turn++) await box.take(`otto+${turn}@example.com`, 'Welcome');
    await registered('afterwards3');
    expect([...to(email), ...to('otto+10@example.com'), ...to('otto+11@example.com')]).toEqual([]);
  });

  it('is notified once a day of attempts to register with it; the response never changes', async () => {
    const { email, welcome } = await registered('paula');
    for (const username of ['paula2', 'paula3'])
      expect((await register(username, email.toUpperCase())).errors).toEqual([
        { code: 'CONFLICT', message: 'An account with this email address already exists.' },
      ]);
    const mail = await box.take(email, 'tried to register');
    expect(mail.text).toContain('already has one');
    expect((await execute(guest, VERIFY, { token: tokenIn(welcome) })).errors).toEqual([STALE]);
    expect((await execute(guest, VERIFY, { token: tokenIn(mail) })).errors).toEqual([]);
    await registered('afterwards4');
    expect(to(email)).toEqual([]);
  });

  it('is not greeted by a name that reads like an address', async () => {
    expect((await registered('Visit-evil.example')).welcome.text).toMatch(/^Hello,$/m);
    expect((await registered('quentin')).welcome.text).toContain('Hello quentin,');
  });
});
