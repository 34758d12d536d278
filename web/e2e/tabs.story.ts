import type { Page } from '@playwright/test';
import { memberOf, signedInOwner } from './members.ts';
import { subscribed } from './payment.ts';
import { password, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';

/** What a tab asks the server from now on. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql') asked.push(request.postDataJSON().operationName);
    else if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

/** Another tab of the same browser, with the person's systems on screen. */
async function otherTab(page: Page, system: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('link', { name: system })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  return other;
}

/** The browser shows the tab again, as after a sleep or by its Back button. */
const lookedAt = (page: Page, event: 'focus' | 'pageshow' | 'visibilitychange') =>
  page.evaluate(type => {
    if (type === 'visibilitychange') document.dispatchEvent(new Event(type));
    else dispatchEvent(type === 'focus' ? new Event(type) : new PageTransitionEvent(type, { persisted: true }));
  }, event);

const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' }).click();

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('who signs out in one tab is signed out in all, and who signs in next is there in all', async ({ page }) => {
  const first = await signedIn(page);
  await registeredSystem(page, 'EU', 'Credit scoring');
  await page.request.post('/api/logout');
  const second = await signedIn(page);
  await registeredSystem(page, 'EU', 'Chatbot of another company');
  await page.request.post('/api/logout');
  await page.goto('/auth');
  await logIn(page, first);
  await expect(page.getByRole('link', { name: 'Credit scoring' })).toBeVisible();
  const other = await otherTab(page, 'Credit scoring');
  const asked = questionsOf(other);

  await logOut(page);
  await expect(other).toHaveURL('/auth');
  await expect(other.getByText('Credit scoring')).toHaveCount(0);
  await expect(other.getByText(first)).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(asked).toEqual(['Me']);

  await logIn(page, second);
  await expect(other.getByRole('link', { name: 'Chatbot of another company' })).toBeVisible();
  await expect(other.getByText('Credit scoring')).toHaveCount(0);
});

test('a tab that slept learns of it when it is looked at, and asks nothing where nothing happened', async ({
  page,
}) => {
  await signedIn(page);
  await registeredSystem(page, 'EU', 'Credit scoring');
  // Tabs that hear nothing at once.
  await page.context().addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await page.goto('/dashboard');
  const others: Page[] = [];
  for (const event of ['focus', 'pageshow', 'visibilitychange'] as const) {
    const other = await otherTab(page, 'Credit scoring');
    await expect.poll(() => other.evaluate(() => localStorage.getItem('signedIn'))).toContain('free');
    const asked = questionsOf(other);
    await lookedAt(other, event);
    expect(asked, event).toEqual([]);
    others.push(other);
  }
  await logOut(page);
  await expect(page).toHaveURL('/auth');
  expect(await page.evaluate(() => localStorage.getItem('signedIn'))).toBeNull();
  for (const [at, event] of (['focus', 'pageshow', 'visibilitychange'] as const).entries()) {
    const other = others[at] as Page;
    await expect(other.getByRole('link', { name: 'Credit scoring' }), event).toBeVisible();
    const asked = questionsOf(other);
    await lookedAt(other, event);
    await expect(other, event).toHaveURL('/auth');
    await expect(other.getByText('Credit scoring'), event).toHaveCount(0);
    await lookedAt(other, event);
    expect(asked, event).toEqual(['Me']);
  }
});

test('a plan that is bought in one tab is on the others, which ask for nothing', async ({ page }) => {
  await signedIn(page);
  await registeredSystem(page, 'EU', 'Credit scoring');
  await page.goto('/dashboard');
  const other = await otherTab(page, 'Credit scoring');
  await subscribed(page, 'Starter');
  const asked = questionsOf(other);
  await page.reload();
  await expect(page.getByText('Starter', { exact: true })).toBeVisible();
  await expect(other.getByText('Starter', { exact: true })).toBeVisible();
  expect(asked).toEqual([]);
});

test('who changes the organisation in one tab works in it in all', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  await registeredSystem(page, 'EU', 'Credit scoring');
  const { page: member } = await memberOf(page, browser, 'contributor');
  await member.goto('/dashboard');
  const other = await otherTab(member, 'Credit scoring');
  await member.getByRole('button', { name: /^Organisation: Northwind Lending/ }).click();
  await member.getByRole('menuitem', { name: /Contoso Health/ }).click();
  await expect(member.getByText('Welcome, Contoso Health', { exact: true })).toBeVisible();
  await expect(other.getByText('Welcome, Contoso Health', { exact: true })).toBeVisible();
  await expect(other.getByText('Credit scoring')).toHaveCount(0);
  await member.context().close();
});

test('after a sleep the live connection is made again, and what was missed is asked for once', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  const { page: member } = await memberOf(page, browser, 'contributor');
  await member.clock.install();
  const isLive = (answer: { url(): string }) => answer.url().endsWith('/api/live');
  const connected = member.waitForResponse(isLive);
  const known = member.waitForResponse(answer => answer.request().postData()?.includes('UnreadNotifications') ?? false);
  await member.goto('/dashboard');
  await Promise.all([connected, known]);
  const asked = questionsOf(member);
  const again = member.waitForResponse(isLive);
  const missed = member.waitForResponse(
    answer => answer.request().postData()?.includes('UnreadNotifications') ?? false,
  );
  await member.clock.fastForward('08:00:00');
  await Promise.all([again, missed]);
  await member.clock.fastForward(30_000);
  expect(asked).toEqual(['/api/live', 'UnreadNotifications']);
  await member.context().close();
});
