import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const GAPS = { 'uk-s1': 'none', 'uk-t1': 'none' };
const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread > 0 ? `Notifications, ${unread} unread` : 'Notifications', exact: true });

/** The ids of the actions created by a report. */
async function actions(page: Page): Promise<number[]> {
  const read = async () => (await (await page.request.get('/api/actions')).json()).map(({ id }: { id: number }) => id);
  await expect.poll(async () => (await read()).length).toBeGreaterThan(1);
  return read();
}

async function fetchNumber(page: Page, username: string): Promise<number> {
  const members: { id: number; username: string }[] = await (
    await page.request.get('/api/organisation/members')
  ).json();
  return members.find(member => member.username === username)?.id ?? 0;
}

test('an action assigned in one browser is counted by the bell of the other, without a reload', async ({
  page,
  browser,
}) => {
  const owner = await signedInOwner(page, 'Northwind Lending');
  await completedAssessment(page, 'UK', 'Chatbot for borrowers, tenants and those who stand surety for them', GAPS);
  const [first, second] = await actions(page);
  const { page: colleague, username } = await addMember(page, browser, 'contributor');
  const connected = colleague.waitForResponse(answer => answer.url().endsWith('/api/live'));
  await colleague.goto('/dashboard');
  await connected;
  await expect(bell(colleague, 0)).toBeVisible();

  await test.step('assigned: the bell counts it and links to the action', async () => {
    const assigned = { owner: await fetchNumber(page, username) };
    expect((await page.request.patch(`/api/actions/${first}`, { data: assigned })).status()).toBe(200);
    const from = Date.now();
    await expect(bell(colleague, 1)).toBeVisible();
    test.info().annotations.push({ type: 'milliseconds until it was counted', description: `${Date.now() - from}` });
    await bell(colleague, 1).click();
    const list = colleague.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByText('Chatbot')).toBeVisible();
    await isAccessible(colleague);
    await list.getByRole('link', { name: new RegExp(`^${owner} assigned you an action: `) }).click();
    await expect(colleague).toHaveURL(`/actions?action=${first}`);
    await colleague.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(bell(colleague, 0)).toBeVisible();
  });

  await test.step('mentioned in a comment, with a list that works by keyboard', async () => {
    await page.goto(`/actions?action=${second}`);
    const comment = page.getByRole('dialog').getByLabel('Comment', { exact: true });
    await comment.fill('Can you look at this, ');
    await comment.press('End');
    await comment.pressSequentially(`@${username.slice(0, 6)}`);
    const people = page.getByRole('listbox', { name: 'People to mention' });
    await expect(people.getByRole('option', { name: username })).toBeVisible();
    await isAccessible(page);
    await comment.press('Escape');
    await expect(people).toHaveCount(0);
    await comment.pressSequentially(username.slice(6, 7));
    await comment.press('Enter');
    await expect(comment).toHaveValue(`Can you look at this, @${username} `);
    await page.getByRole('button', { name: 'Add comment' }).click();
    await expect(bell(colleague, 1)).toBeVisible();
  });

  await test.step('a notification read in one tab is read in the other', async () => {
    const tab = await colleague.context().newPage();
    await tab.goto('/notifications');
    await expect(tab.getByText(`${owner} mentioned you in a comment: `)).toBeVisible();
    await colleague.goto('/notifications');
    await expect(bell(colleague, 1)).toBeVisible();
    await fitsEveryWidth(tab);
    const cut = (time: Element) =>
      time.getBoundingClientRect().right - (time.parentElement?.getBoundingClientRect().right ?? 0);
    expect(await tab.getByRole('main').locator('time').first().evaluate(cut)).toBeLessThanOrEqual(0);
    await isAccessible(tab);
    await tab.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(tab, 0)).toBeVisible();
    await expect(bell(colleague, 0)).toBeVisible();
    await tab.getByRole('button', { name: 'Unread only' }).click();
    await expect(tab.getByRole('heading', { name: 'No unread notifications' })).toBeVisible();
    await tab.close();
  });

  await test.step('a notification that is switched off does not arrive', async () => {
    await colleague.goto('/account#notifications');
    await colleague.getByRole('switch', { name: 'Assignments' }).click();
    await expect(colleague.getByRole('switch', { name: 'Assignments' })).not.toBeChecked();
    await isAccessible(colleague);
    await page.request.patch(`/api/actions/${second}`, { data: { owner: await fetchNumber(page, username) } });
    await page.request.post(`/api/actions/${second}/comments`, {
      data: { text: `@${username}`, mentions: [await fetchNumber(page, username)] },
    });
    await expect(bell(colleague, 1)).toBeVisible();
    const unread = await (await colleague.request.get('/api/notifications', { params: { unread: true } })).json();
    expect(unread).toMatchObject([{ kind: 'mentioned' }]);
  });

  await test.step('a removed member has no notifications left', async () => {
    await page.request.delete(`/api/organisation/members/${await fetchNumber(page, username)}`);
    await expect(async () => {
      expect(await (await colleague.request.get('/api/notifications')).json()).toEqual([]);
    }).toPass();
  });
  await colleague.context().close();
});

test('a user without colleagues reads what notifications are for', async ({ page }) => {
  await signedIn(page);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  await expect(bell(page, 0)).toBeVisible();
  await isAccessible(page);
  await bell(page, 0).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByText('No notifications yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page, 0)).toBeFocused();
});

test.describe('when notifications cannot be loaded', () => {
  test.use({ expected: /ERR_FAILED/ });

  test('a message says so, and they can be loaded again', async ({ page }) => {
    await signedIn(page);
    await page.route('**/graphql', (route, request) =>
      request.postDataJSON().operationName === 'Notifications' ? route.abort() : route.continue(),
    );
    await page.goto('/notifications');
    await expect(page.getByRole('heading', { name: 'Your notifications could not be loaded' })).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible();
  });
});
