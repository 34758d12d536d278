import { openCompany } from '@aicp/testing/openCompany';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { isAccessible } from './axe.ts';
import { linkIn } from './inbox.ts';
import { greetsGuest, newUsername, password, signedIn, verified } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const { BASE_URL = '', BASE_URL_DNS_PORT = '' } = process.env;
const STAFF = [
  { name: 'Cora Colleague', groups: ['Compliance'] },
  { name: 'Fred Foreign', email: 'fred@elsewhere.example' },
];

async function isSound(page: Page): Promise<void> {
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test.setTimeout(120_000);

test('an owner sets up the organisation’s own provider, and a colleague signs in with the role of their group', async ({
  page,
  browser,
}) => {
  const company = await openCompany(BASE_URL, Number(BASE_URL_DNS_PORT), STAFF);
  await verified(page, await signedIn(page, 'Northwind Lending'));

  await test.step('DNS proves who owns the domain', async () => {
    await page.goto('/organisation');
    await page.getByRole('link', { name: 'Set Up Sign-On' }).click();
    await expect(page).toHaveURL('/organisation/sign-in');
    await expect(page.getByText('Verify a domain first.')).toBeVisible();
    await isSound(page);
    await page.getByRole('button', { name: 'Add Domain' }).click();
    await expect(page.getByText('Enter a domain')).toBeVisible();
    await page.getByLabel('Domain', { exact: true }).fill(company.domain);
    await page.getByRole('button', { name: 'Add Domain' }).click();
    await page.getByRole('button', { name: `Check ${company.domain}` }).click();
    await expect(page.getByText('There is no TXT record at')).toBeVisible();
    await isSound(page);
    const text = await page.getByText(/^ai-compliance=/).textContent();
    company.names.set(`_ai-compliance.${company.domain}`, text ?? '');
    await page.getByRole('button', { name: `Check ${company.domain}` }).click();
    await expect(page.getByText(/^Verified on/)).toBeVisible();
  });

  await test.step('the provider is checked before it is saved, and tested without a user', async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter the issuer')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Northwind login');
    await page.getByLabel('Issuer').fill(`${company.issuer}/elsewhere`);
    await page.getByLabel('Client ID').fill(company.clientId);
    await page.getByLabel('Client Secret').fill('not the secret');
    await page.getByLabel('Roles by Group').fill('Compliance: manager');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('“Compliance: manager” does not name a group and its role.')).toBeVisible();
    await page.getByLabel('Roles by Group').fill('Compliance = manager');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Please check the address.')).toBeVisible();
    await page.getByLabel('Issuer').fill(company.issuer);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Test the Connection' }).click();
    await expect(page.getByText('does not accept the client ID with this secret')).toBeVisible();
    await page.getByLabel('New Client Secret').fill(company.clientSecret);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('New Client Secret')).toHaveValue('');
    await page.getByRole('button', { name: 'Test the Connection' }).click();
    await expect(page.getByText('The provider accepts the client ID with its secret.')).toBeVisible();
    await expect(page.getByText('Good', { exact: true })).toHaveCount(6);
    await isSound(page);
    await page.reload();
    await expect(page.getByLabel('Issuer')).toHaveValue(company.issuer);
    const log = await (await page.request.get('/api/organisation/log.csv')).text();
    expect(log).toContain('organisation.singleSignOnSet');
    expect(log).not.toContain(company.clientSecret);
  });

  await test.step('a colleague types their address and is signed in with the role of their group', async () => {
    const context = await browser.newContext({ baseURL: BASE_URL });
    const colleague = await context.newPage();
    await expect(async () => {
      await colleague.goto('/auth');
      await greetsGuest(colleague);
      await colleague.getByRole('link', { name: 'Single Sign-On', exact: true }).click({ timeout: 2_000 });
    }).toPass();
    await isSound(colleague);
    await colleague.getByLabel('Work Email').fill('somebody@nowhere.example');
    await colleague.getByRole('button', { name: 'Continue' }).click();
    await expect(colleague.getByText('is not set up for this email address')).toBeVisible();
    await colleague.getByLabel('Work Email').fill(company.addressOf('Cora Colleague'));
    await colleague.getByRole('button', { name: 'Continue' }).click();
    await colleague.getByRole('button', { name: 'Fred Foreign' }).click();
    await expect(colleague.getByText('is not in one of your organisation’s domains')).toBeVisible();
    await isSound(colleague);
    await context.clearCookies({ domain: 'localhost' });
    await colleague.getByRole('link', { name: 'Try again with your email address' }).click();
    await colleague.getByLabel('Work Email').fill(company.addressOf('Cora Colleague'));
    await colleague.getByRole('button', { name: 'Continue' }).click();
    await colleague.getByRole('button', { name: 'Cora Colleague' }).click();
    await expect(colleague).toHaveURL(/\/dashboard$/);
    const mine = await (await colleague.request.get('/api/organisation')).json();
    expect(mine).toMatchObject({ name: 'Northwind Lending', role: 'manager' });
    await colleague.goto('/organisation/sign-in');
    await expect(colleague.getByRole('heading', { name: 'Single sign-on is for organisation owners' })).toBeVisible();
    await context.close();
  });
  await company.stop();
});

/** Registers a user with a password and a verified address at the company. */
async function registered(page: Page, username: string, email: string): Promise<void> {
  const data = { username, email, password, companyName: 'Northwind Lending' };
  expect((await page.request.post('/api/register', { data })).status()).toBe(201);
  const token = (await linkIn(email, /verify your email address$/)).split('#token=')[1];
  expect((await page.request.post('/api/verify-email', { data: { token } })).ok()).toBe(true);
}

async function ask(page: Page, query: string, variables: object = {}) {
  const { data, errors } = await (await page.request.post('/graphql', { data: { query, variables } })).json();
  expect(errors).toBeUndefined();
  return data;
}

async function atProvider(page: Page, email: string, name: string): Promise<void> {
  await page.getByLabel('Work Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name }).click();
}

async function withPassword(page: Page, username: string): Promise<void> {
  await page.goto('/auth');
  await greetsGuest(page);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('with single sign-on only, a colleague connects by an emailed link, and an owner keeps another way to sign in', async ({
  page,
  browser,
}) => {
  const company = await openCompany(BASE_URL, Number(BASE_URL_DNS_PORT), [
    { name: 'Olga Owner' },
    { name: 'Cora Colleague' },
  ]);
  const { domain, issuer, clientId, clientSecret } = company;
  const [olga, cora] = [newUsername(), newUsername()];
  const [ownerEmail, coraEmail] = [company.addressOf('Olga Owner'), company.addressOf('Cora Colleague')];
  await registered(page, olga, ownerEmail);
  const added = await ask(page, 'mutation ($domain: String!) { addDomain(domain: $domain) { text } }', { domain });
  company.names.set(`_ai-compliance.${domain}`, added.addDomain[0].text);
  await ask(page, 'mutation ($domain: String!) { checkDomain(domain: $domain) { domain } }', { domain });
  const input = { name: 'Northwind login', issuer, clientId, clientSecret };
  const save = 'mutation ($input: SignInConnectionInput!) { saveSignInConnection(input: $input) { name } }';
  await ask(page, save, { input });
  const only = page.getByRole('switch', { name: 'Single sign-on only' });

  await test.step('the owner has signed in through the provider first, and keeps the other way in', async () => {
    await page.goto('/organisation/sign-in');
    await only.click();
    await expect(page.getByText('Please sign in once through this provider yourself first')).toBeVisible();
    await page.goto('/auth/sign-in');
    // Requests with the previous session are answered before it ends.
    const clicked = Promise.withResolvers<void>();
    await page.route('**/api/subscription', async route => {
      await clicked.promise;
      await route.continue();
    });
    await atProvider(page, ownerEmail, 'Olga Owner');
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByRole('button', { name: 'Connecting...' })).toBeVisible();
    clicked.resolve();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.unroute('**/api/subscription');
    await page.goto('/organisation/sign-in');
    await only.click();
    await expect(page.getByText('Your account needs a password and a second factor first')).toBeVisible();
    await isSound(page);
  });
  const begin = 'mutation ($password: String!) { beginTwoFactor(password: $password) { secret } }';
  const app = new TOTP({ secret: (await ask(page, begin, { password })).beginTwoFactor.secret });
  const confirm = 'mutation ($code: String!) { confirmTwoFactor(code: $code) { recoveryCodes } }';
  await ask(page, confirm, { code: app.generate() });
  const invite = 'mutation ($input: InviteInput!) { inviteMember(input: $input) { id } }';
  const patEmail = `pat@${domain}`;
  await ask(page, invite, { input: { email: patEmail, role: 'reader' } });
  const elsewhere = await browser.newContext({ baseURL: BASE_URL });
  const pat = await elsewhere.newPage();
  const invitation = (await linkIn(patEmail, /invitation/)).split('#token=')[1];
  const data = { username: newUsername(), email: patEmail, password, companyName: '', invitation };
  expect((await pat.request.post('/api/register', { data })).status()).toBe(201);
  await pat.goto('/dashboard');
  await expect(pat).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('are signed out immediately')).toBeVisible();
  await only.click();
  await expect(only).toBeChecked();
  await isSound(page);
  await test.step('a user signed in by password is signed out, and the owner is not', async () => {
    await expect.poll(async () => (await pat.request.get('/api/user')).status()).toBe(401);
    await pat.reload();
    await expect(pat).toHaveURL(/\/auth/);
    expect((await page.request.get('/api/user')).ok()).toBe(true);
    await page.goto('/organisation/log');
    await expect(page.getByText('sessions that had started without single sign-on were ended').first()).toBeVisible();
  });
  await elsewhere.close();

  const context = await browser.newContext({ baseURL: BASE_URL });
  const colleague = await context.newPage();
  await test.step('a colleague with an account connects it by an emailed link', async () => {
    await registered(colleague, cora, coraEmail);
    await colleague.request.post('/api/logout', { data: {} });
    await colleague.goto('/auth/sign-in');
    await atProvider(colleague, coraEmail, 'Cora Colleague');
    await colleague.getByRole('button', { name: 'Send me a link instead' }).click();
    await expect(colleague.getByText('We have sent a link to your email address.')).toBeVisible();
    await isSound(colleague);
    await colleague.goto(await linkIn(coraEmail, /^Connect single sign-on/));
    await isSound(colleague);
    await colleague.getByRole('button', { name: 'Connect and Sign In' }).click();
    await expect(colleague).toHaveURL(/\/dashboard$/);
    const mine = await (await colleague.request.get('/api/organisation')).json();
    expect(mine).toMatchObject({ name: 'Northwind Lending', role: 'reader' });
  });

  await test.step('the colleague’s password is then refused, with a link to the provider', async () => {
    await colleague.request.post('/api/logout', { data: {} });
    await withPassword(colleague, cora);
    await expect(
      colleague.getByText('Please sign in through your company, with single sign-on.').first(),
    ).toBeVisible();
    await isSound(colleague);
    await colleague.getByRole('link', { name: 'Single Sign-On', exact: true }).click();
    await colleague.getByLabel('Work Email').fill(coraEmail);
    await colleague.getByRole('button', { name: 'Continue' }).click();
    await expect(colleague).toHaveURL(/\/dashboard$/);
  });

  await test.step('the owner’s password is not refused, and needs the second factor', async () => {
    await colleague.request.post('/api/logout', { data: {} });
    await withPassword(colleague, olga);
    await colleague.getByLabel('Code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await colleague.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(colleague).toHaveURL(/\/dashboard$/);
  });
  await context.close();
  await company.stop();
});
