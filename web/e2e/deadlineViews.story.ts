import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const words = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
const monthName = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** Creates an assessed system and own actions with due dates. Returns the name of the system. */
async function withActions(page: Page, actions: { title: string; due: string; owner?: string }[]): Promise<string> {
  await completedAssessment(page, 'EU', 'CV screening', { 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' });
  const [system] = (await (await page.request.get('/api/systems')).json()) as { id: number; name: string }[];
  for (const action of actions) {
    const data = { systemId: system?.id, ...action };
    await expect.poll(async () => (await page.request.post('/api/actions', { data })).status()).toBe(201);
  }
  return system?.name ?? '';
}

test('deadlines are filtered by kind and by own, and the address keeps the filter', async ({ page }) => {
  await signedIn(page);
  const { id } = await (await page.request.get('/api/user')).json();
  await withActions(page, [
    { title: 'Mine to do', due: dayIn(3), owner: String(id) },
    { title: 'Nobody’s', due: dayIn(3) },
  ]);
  await page.goto('/deadlines');
  await expect(page.getByText('Nobody’s')).toBeVisible();
  await expect(page.getByText('2 December 2027').first()).toBeVisible();

  await page.getByLabel('Kind').selectOption('Actions');
  await expect(page).toHaveURL('/deadlines?kind=action');
  await expect(page.getByText('2 December 2027')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mine' }).click();
  await expect(page).toHaveURL('/deadlines?kind=action&mine=');
  await expect(page.getByText('Nobody’s')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Mine to do' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Mine to do' })).toBeVisible();
  await expect(page.getByText('Nobody’s')).toHaveCount(0);

  await page.getByLabel('Kind').selectOption('Law');
  await expect(page.getByRole('heading', { name: 'No deadline matches' })).toBeVisible();
  const [system] = (await (await page.request.get('/api/systems')).json()) as { id: number }[];
  await page.request.patch(`/api/systems/${system?.id}`, { data: { ownerId: id } });
  await page.reload();
  await expect(page.getByText('2 December 2027').first()).toBeVisible();

  await page.getByLabel('Kind').selectOption('Evidence');
  await expect(page.getByRole('heading', { name: 'No deadline matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all deadlines' }).click();
  await expect(page).toHaveURL('/deadlines');
  await expect(page.getByText('Nobody’s')).toBeVisible();
});

test('a calendar shows a month, is navigated with the keyboard, and opens a day with more entries than fit', async ({
  page,
}) => {
  await signedIn(page);
  const today = dayIn(0);
  const titles = ['One', 'Two', 'Three', 'Four', 'Five'].map(number => `Action ${number}`);
  await withActions(page, [
    ...titles.map(title => ({ title, due: today })),
    { title: 'From the last months', due: dayIn(-40) },
  ]);
  await page.goto('/deadlines');
  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL('/deadlines?view=calendar');
  await expect(page.getByRole('heading', { name: monthName(today) })).toBeVisible();
  await expect(page.getByText('1 overdue from earlier months.')).toBeVisible();
  const grid = page.getByRole('grid', { name: monthName(today) });
  const cell = (day: string) => grid.getByRole('gridcell', { name: words(day), exact: false });
  await expect(cell(today)).toHaveAttribute('aria-current', 'date');
  await isAccessible(page);

  await cell(today).getByRole('link', { name: '+3 more' }).click();
  const dialog = page.getByRole('dialog', { name: words(today) });
  for (const title of titles) await expect(dialog.getByRole('link', { name: title })).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);

  await cell(today).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(cell(today)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(today)).toBeFocused();

  const nextMonth = `${dayIn(31 - new Date().getUTCDate() + 15).slice(0, 7)}-01`;
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: monthName(nextMonth) })).toBeVisible();
  await expect(page.locator('[role=gridcell]:focus')).toHaveAttribute('data-day', new RegExp(nextMonth.slice(0, 7)));
  await page.reload();
  await expect(page.getByRole('heading', { name: monthName(nextMonth) })).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL('/deadlines?view=calendar');
  await page.goto('/deadlines?view=calendar&month=2027-12');
  await page.locator('[data-day="2027-12-02"]').getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: '2 December 2027' })).toContainText('Art.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page).toHaveURL('/deadlines?view=calendar&month=2027-11');
  await expect(page.getByText('Nothing is due in November 2027.')).toBeVisible();

  await page.goto('/deadlines?view=calendar');
  await fitsEveryWidth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('grid')).toHaveCount(0);
  const agenda = page.getByRole('region', { name: words(today) });
  await expect(agenda.getByRole('link')).toHaveCount(titles.length);
  await isAccessible(page);
  await agenda.getByRole('link', { name: 'Action Two' }).click();
  await expect(page.getByRole('dialog')).toContainText('Action Two');
});

test('a timeline shows the deadlines of two years, and reads as a list', async ({ page }) => {
  await signedIn(page);
  const system = await withActions(page, [
    { title: 'Overdue one', due: dayIn(-3) },
    { title: 'Near', due: dayIn(50) },
    { title: 'As near', due: dayIn(52) },
    { title: 'Far', due: dayIn(400) },
    { title: 'Later than two years', due: dayIn(1_000) },
  ]);
  await page.goto('/deadlines?view=timeline');
  const line = page.getByRole('list', { name: 'Actions' });
  await expect(line.getByRole('listitem').getByRole('link')).toHaveCount(4);
  await expect(line.getByRole('link', { name: `${words(dayIn(400))}: Action: Far · ${system}` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Law' }).getByRole('link').first()).toBeVisible();
  await isAccessible(page);

  await line.getByRole('link', { name: /^2 deadlines/ }).click();
  const dialog = page.getByRole('dialog', { name: `${words(dayIn(50))} to ${words(dayIn(52))}` });
  await expect(dialog.getByRole('listitem')).toHaveText([/Near/, /As near/]);
  await page.keyboard.press('Escape');
  await expect(line.getByRole('link', { name: /^2 deadlines/ })).toBeFocused();

  await page.getByLabel('Grouping', { exact: true }).selectOption('By system');
  await expect(page).toHaveURL('/deadlines?view=timeline&by=system');
  await expect(page.getByRole('list', { name: system }).getByRole('link')).toHaveCount(4);
  await fitsEveryWidth(page);
  await isAccessible(page);
  await page
    .getByRole('list', { name: system })
    .getByRole('link', { name: /Overdue one/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Overdue one');
});

test.describe('when the dates cannot be read', () => {
  test.use({ expected: /Failed to load resource/ });

  test('the deadlines page says so, and tries again', async ({ page }) => {
    await signedIn(page);
    await page.route('/graphql', route =>
      route.request().postDataJSON().operationName === 'Deadlines' ? route.abort() : route.continue(),
    );
    await page.goto('/deadlines?view=calendar');
    await expect(page.getByRole('heading', { name: 'The deadlines could not be loaded' })).toBeVisible();
    await isAccessible(page);
    await page.unroute('/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();
  });
});
