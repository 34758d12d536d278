import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { addMember, invitationOf, otherBrowser, signedInOwner } from './members.ts';
import { begunAssessment, completedAssessment, newUsername, password, registeredSystem, signedIn } from './person.ts';
import { pressRefused } from './pressRefused.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const organisation = (page: Page) => page.getByRole('region', { name: 'Your organisation' });
const rowOf = (page: Page, username: string) => organisation(page).getByRole('listitem').filter({ hasText: username });

async function choose(page: Page, username: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${username}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite Someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Someone' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dialog).toBeHidden();
}

test('a user without colleagues reads one line about people, and has one organisation', async ({ page }) => {
  await signedIn(page);
  await page.goto('/organisation');
  await expect(organisation(page)).toContainText('You are the only member of this organisation.');
  await expect(organisation(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Organisation: / })).toHaveCount(0);
});

test('an owner invites two people: one registers by the emailed link, the other accepts with an account', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  await registeredSystem(page, 'EU', 'Credit scoring');
  const [newcomer, colleague] = [newUsername(), newUsername()];
  await page.goto('/organisation');
  await page.getByRole('button', { name: 'Invite Someone' }).click();
  await expect(page.getByRole('dialog', { name: 'Invite Someone' })).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await invite(page, `${newcomer}@example.com`, 'Contributor');
  await invite(page, `${colleague}@example.com`, 'Reader');
  await expect(organisation(page).getByText('Open invitations')).toBeVisible();
  await expect(rowOf(page, newcomer)).toContainText('The link works until');
  await fitsEveryWidth(page);
  await isAccessible(page);

  const first = await otherBrowser(browser);
  await first.goto(await invitationOf(newcomer));
  await expect(first.getByRole('heading', { name: 'Join Northwind Lending' })).toBeVisible();
  await expect(first).toHaveURL('/invitation');
  await isAccessible(first);
  await first.getByRole('link', { name: 'Create an Account' }).click();
  await expect(first.getByLabel('Email')).toHaveValue(`${newcomer}@example.com`);
  await isAccessible(first);
  await first.getByLabel('Username').fill(newcomer);
  await first.getByLabel('Password', { exact: true }).fill(password);
  await first.getByLabel('Confirm Password').fill(password);
  await first.getByRole('button', { name: 'Create Account' }).click();
  await first.getByRole('dialog', { name: 'Your Full Name' }).getByRole('button', { name: 'Not Now' }).click();
  await expect(first.getByRole('heading', { name: 'Credit scoring' })).toBeVisible();
  await expect(first.getByText('Welcome, Northwind Lending · Contributor')).toBeVisible();

  const second = await otherBrowser(browser);
  const link = await invitationOf(colleague);
  const stranger = await signedIn(second);
  await second.goto(link);
  await expect(second.getByRole('heading', { name: 'This invitation is for another address' })).toBeVisible();
  await expect(second.getByText(`You are signed in as ${stranger}`)).toBeVisible();
  await second.getByRole('button', { name: 'Log Out' }).click();
  await second.request.post('/api/register', {
    data: { username: colleague, email: `${colleague}@example.com`, password, companyName: 'Contoso Health' },
  });
  await second.request.post('/api/logout');
  await second.getByRole('link', { name: 'Sign In' }).click();
  await second.getByLabel('Username').fill(colleague);
  await second.getByLabel('Password', { exact: true }).fill(password);
  await second.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(second.getByRole('heading', { name: 'Join Northwind Lending?' })).toBeVisible();
  await isAccessible(second);
  await second.getByRole('button', { name: 'Accept the Invitation' }).click();
  const asked = second.getByRole('dialog', { name: 'Your Full Name' });
  await asked.getByLabel('Full Name').fill('Rita Okafor');
  await isAccessible(second);
  await asked.getByRole('button', { name: 'Save Name' }).click();
  await expect(second.getByText('Welcome, Northwind Lending · Reader')).toBeVisible();

  await page.reload();
  await expect(organisation(page)).toContainText('This organisation has 3 members.');
  await expect(organisation(page).getByTitle(colleague, { exact: true })).toHaveText('Rita Okafor');
  await expect(organisation(page).getByText('Open invitations')).toHaveCount(0);
  await second.goto(link);
  await expect(second.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
  for (const one of [first, second]) await one.context().close();
});

test('a withdrawn invitation no longer works', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  const newcomer = newUsername();
  await page.goto('/organisation');
  await invite(page, `${newcomer}@example.com`, 'Approver');
  const link = await invitationOf(newcomer);
  await rowOf(page, newcomer).getByRole('button', { name: 'Withdraw' }).click();
  await expect(rowOf(page, newcomer)).toHaveCount(0);
  const other = await otherBrowser(browser);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
  await other.context().close();
});

test('a reader sees the organisation’s data, and the reason why it cannot be changed', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  const system = await registeredSystem(page, 'EU', 'Credit scoring');
  const assessment = await begunAssessment(page, 'EU', system, 3);
  const report = await completedAssessment(page, 'UK', 'Chatbot');
  const { page: reader } = await addMember(page, browser, 'reader');
  const reason = 'Only owners, managers and contributors of the organisation can do this. You are a reader.';

  await reader.goto('/dashboard');
  await pressRefused(reader.getByRole('button', { name: 'New EU Assessment' }));
  await expect(reader.getByText(reason, { exact: true })).toBeVisible();
  await expect(reader.getByRole('dialog')).toHaveCount(0);
  await reader.getByRole('button', { name: 'Actions for Credit scoring' }).click();
  await expect(reader.getByRole('menuitem', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
  await expect(reader.getByRole('menuitem', { name: 'Delete' })).toContainText('Only owners and managers');
  await reader.keyboard.press('Escape');
  await isAccessible(reader);

  await reader.goto(`/assessment/${assessment}`);
  await expect(reader.getByText(`You can read the answers but not change them. ${reason}`)).toBeVisible();
  for (const option of await reader.getByRole('radio').all()) await expect(option).toBeDisabled();
  await expect(reader.getByRole('radio', { checked: true })).toHaveCount(1);
  await isAccessible(reader);

  await reader.goto(`/uk/report/${report}`);
  await pressRefused(reader.getByRole('button', { name: /^Buy and Generate/ }).first());
  await expect(reader.getByText(reason, { exact: true })).toBeVisible();

  await reader.goto('/subscription');
  await expect(reader.getByRole('heading', { name: 'Plan and Invoices' })).toBeVisible();
  await expect(reader.getByText('Only organisation owners can see the card and the invoices')).toBeVisible();
  await isAccessible(reader);

  await reader.goto('/organisation');
  await expect(organisation(reader)).toContainText('This organisation has 2 members.');
  await expect(organisation(reader).getByText('@example.com')).toHaveCount(1);
  await pressRefused(organisation(reader).getByRole('button', { name: 'Invite Someone' }));
  await expect(reader.getByText('Only owners and managers of the organisation can do this.').first()).toBeVisible();
  await isAccessible(reader);
  await reader.context().close();
});

test('a changed role takes effect at once, and a removed member is signed out with the next click', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  await registeredSystem(page, 'EU', 'Credit scoring');
  const { page: member, username } = await addMember(page, browser, 'contributor');
  await member.goto('/dashboard');
  await expect(member.getByText('Welcome, Northwind Lending · Contributor')).toBeVisible();

  await page.goto('/organisation');
  await choose(page, username, 'Change Role');
  const dialog = page.getByRole('dialog', { name: `Change the Role of ${username}` });
  await expect(dialog).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('radio', { name: 'Reader' }).check();
  await dialog.getByRole('button', { name: 'Change Role' }).click();
  await expect(rowOf(page, username)).toContainText('Reader');

  // The page was rendered before the change. Either it has already learned of it, or the server refuses and the screen follows.
  await pressRefused(member.getByRole('button', { name: 'Start Assessment' }));
  await expect(member.getByText('You are a reader.').first()).toBeVisible();
  await expect(member.getByText('Welcome, Northwind Lending · Reader')).toBeVisible();

  await choose(page, username, 'Remove');
  await page
    .getByRole('alertdialog', { name: 'Remove From Organisation' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(organisation(page)).toContainText('You are the only member of this organisation.');
  await member.getByRole('link', { name: 'UK', exact: true }).click();
  await expect(member.getByText('Credit scoring')).toHaveCount(0);
  expect(await (await member.request.get('/api/systems')).text()).not.toContain('Credit scoring');
  await member.context().close();
});

test('the user who removes a member decides what happens to the member’s shared links', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  const { page: manager, username } = await addMember(page, browser, 'manager');
  const report = await completedAssessment(manager, 'EU', 'CV screening', {});
  const data = { kind: 'report', things: [report], expiresInDays: 30 };
  const { url } = await (await manager.request.post('/api/links', { data })).json();

  await page.goto('/organisation');
  await choose(page, username, 'Remove');
  const dialog = page.getByRole('alertdialog', { name: 'Remove From Organisation' });
  await expect(dialog.getByText('They created a shared link that is in use')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Revoke now' })).toBeChecked();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await dialog.getByRole('radio', { name: 'Keep until expiry' }).check();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  const guest = await otherBrowser(browser);
  await guest.goto(url);
  await expect(guest.getByRole('heading', { name: 'CV screening' })).toBeVisible();
  await guest.context().close();
  await manager.context().close();
});

test('the last owner cannot leave before handing over ownership', async ({ page, browser }) => {
  const owner = await signedInOwner(page, 'Northwind Lending');
  const { page: successor, username } = await addMember(page, browser, 'manager');
  await page.goto('/organisation');
  await page.getByRole('button', { name: `Actions for ${owner}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Leave Organisation' })).toContainText(
    'An organisation needs an owner.',
  );
  await page.keyboard.press('Escape');
  await choose(page, username, 'Transfer Ownership');
  const dialog = page.getByRole('dialog', { name: `Transfer Ownership to ${username}` });
  await expect(dialog).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Transfer Ownership' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(`Welcome, ${owner}`)).toBeVisible();
  await successor.goto('/organisation');
  await expect(rowOf(successor, username).or(organisation(successor))).toContainText(/only member/);
  await successor.context().close();
});

test('a member of two organisations switches between them, and sees only the data of the current one', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  await registeredSystem(page, 'EU', 'Credit scoring');
  const { page: both } = await addMember(page, browser, 'contributor');
  await both.goto('/organisation');
  const menu = both.getByRole('button', { name: /^Organisation: / });
  await expect(menu).toHaveText('Northwind Lending');
  await isAccessible(both);
  await menu.click();
  await expect(both.getByRole('menuitem')).toHaveCount(2);
  await both.getByRole('menuitem', { name: 'Contoso Health' }).click();
  await expect(both).toHaveURL('/dashboard');
  await expect(both.getByText('No AI Systems Yet')).toBeVisible();
  await expect(both.getByText('Welcome, Contoso Health', { exact: true })).toBeVisible();
  await menu.click();
  await both.getByRole('menuitem', { name: 'Northwind Lending' }).click();
  await expect(both.getByRole('heading', { name: 'Credit scoring' })).toBeVisible();
  await fitsEveryWidth(both);
  await both.context().close();
});
