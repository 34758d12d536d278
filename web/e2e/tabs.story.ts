import type { Page } from '@playwright/test';
import { addMember, signedInOwner } from './members.ts';
import { subscribed } from './payment.ts';
import { asAdministrator, password, registeredSystem, signedIn } from './person.ts';
import { settled } from './settled.ts';
import { expect, test } from './story.ts';

/** Collects a tab's requests to the server from now on. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    const operation = pathname === '/graphql' && request.postDataJSON().operationName;
    // The counts of the rail are requested once, when a page is idle.
    if (operation && operation !== 'RailCounts') asked.push(operation);
    else if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

/** Another tab of the same browser, showing the user's systems. */
async function otherTab(page: Page, system: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('link', { name: system })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  return other;
}

/** Simulates that the browser shows the tab again, as after a sleep or by its Back button. */
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

test('signing out in one tab signs out all tabs, and the next sign-in applies to all', async ({ page }) => {
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

test('a tab that slept updates when it is shown, and requests nothing if nothing happened', async ({ page }) => {
  await signedIn(page);
  await registeredSystem(page, 'EU', 'Credit scoring');
  // These tabs receive no broadcasts.
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

test('a plan bought in one tab appears in the others without a request', async ({ page }) => {
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

test('switching the organisation in one tab switches it in all', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  await registeredSystem(page, 'EU', 'Credit scoring');
  const { page: member } = await addMember(page, browser, 'contributor');
  await member.goto('/dashboard');
  const other = await otherTab(member, 'Credit scoring');
  await member.getByRole('button', { name: /^Organisation: Northwind Lending/ }).click();
  await member.getByRole('menuitem', { name: /Contoso Health/ }).click();
  await expect(member.getByText('Welcome, Contoso Health', { exact: true })).toBeVisible();
  await expect(other.getByText('Welcome, Contoso Health', { exact: true })).toBeVisible();
  await expect(other.getByText('Credit scoring')).toHaveCount(0);
  await member.context().close();
});

test('after a sleep the live connection is opened again, and missed changes are requested once', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  const { page: member } = await addMember(page, browser, 'contributor');
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

test('all tabs share one live connection, seen or not: coming back asks nothing, and the next tab takes it over', async ({
  page,
  browser,
  baseURL,
}) => {
  await asAdministrator(page);
  const context = page.context();
  await context.addInitScript(() => {
    const Own = window.EventSource;
    // Other stories cause notices, and this page does not receive them.
    window.EventSource = class extends Own {
      override set onmessage(hear: (event: MessageEvent) => void) {
        super.onmessage = event => !('deaf' in window) && hear(event);
      }
    };
  });
  const connections: string[] = [];
  context.on('request', request => request.url().endsWith('/api/admin/live') && connections.push(request.url()));
  await page.goto('/admin');
  await expect(page.getByText('Updates live.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin');
  await expect(other.getByText('Updates live.')).toBeVisible();
  expect(connections).toHaveLength(1);

  const registered = async (seenBy: Page) => {
    const stranger = await browser.newContext({ ...(baseURL && { baseURL }) });
    const username = await signedIn(await stranger.newPage());
    await seenBy.getByRole('searchbox', { name: 'Search users' }).fill(username);
    await expect(
      seenBy
        .getByRole('table', { name: /^Users/ })
        .getByText(username)
        .first(),
    ).toBeVisible();
  };
  const look = (hidden: boolean) =>
    page.evaluate(hidden => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      if (!hidden) dispatchEvent(new Event('focus'));
    }, hidden);
  await look(true);
  await registered(page);
  await page.evaluate(() => Object.assign(window, { deaf: true }));
  await settled(page);
  const asked = questionsOf(page);
  await look(false);
  await settled(page);
  expect(asked).toEqual([]);
  expect(connections).toHaveLength(1);

  await page.close();
  await expect.poll(() => connections.length).toBe(2);
  await registered(other);

  await other.evaluate(() => Object.assign(window, { deaf: true }));
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1, name: /AI Compliance/ })).toBeVisible();
  await settled(other);
  const askedByOther = questionsOf(other);
  // The first attempts may still follow the last change.
  await expect
    .poll(async () => {
      askedByOther.length = 0;
      await other.goBack();
      await expect(other.getByText('Updates live.')).toBeVisible();
      await other.goForward();
      await expect(other.getByRole('heading', { level: 1, name: /AI Compliance/ })).toBeVisible();
      await settled(other);
      return [...askedByOther];
    })
    .toEqual([]);
});
