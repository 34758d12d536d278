import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { signedInOwner } from './members.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Creates an own action for the first system. */
async function ownAction(page: Page, due: string) {
  const [system] = (await (await page.request.get('/api/systems')).json()) as { id: number }[];
  const title = 'Ask the board';
  const data = { systemId: system?.id, title, due };
  await expect.poll(async () => (await page.request.post('/api/actions', { data })).status()).toBe(201);
  return { systemId: system?.id, title };
}

test('due and upcoming dates are on one page, soonest first', async ({ page }) => {
  await signedIn(page);
  await page.goto('/deadlines');
  await expect(page.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();

  const report = await completedAssessment(page, 'EU', 'CV screening', {
    ...{ 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' },
  });
  await completedAssessment(page, 'UK', `Chatbot ${'with a long name '.repeat(8)}`);
  const give = async (name: string, validUntil: string) => {
    const params = { assessmentId: report, supports: 'qms-1', name, validUntil };
    const data = Buffer.from('%PDF-1.7\n%%EOF\n');
    const headers = { 'content-type': 'application/pdf' };
    expect((await page.request.post('/api/evidence', { params, data, headers })).ok()).toBe(true);
  };
  await give('Penetration test.pdf', dayIn(-3));
  await give('Bias audit.pdf', dayIn(20));
  await give('Policy.pdf', dayIn(60));

  await expect.poll(async () => (await page.request.get(`/api/reports/${report}`)).status()).toBe(200);
  const { systemId, title } = await ownAction(page, dayIn(5));
  await page.goto('/dashboard');
  const band = page.getByRole('region', { name: 'For you today' });
  await expect(band.getByRole('listitem')).toHaveText(['2expiring']);
  // The pages of the other law show nothing of this system.
  await page.goto('/uk/dashboard');
  await expect(band).toHaveText('For you todayNothing is waiting for you.');
  await expect(page.getByRole('main')).not.toContainText(/CV screening|Ask the board/);
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).not.toContainText('Chatbot');
  await band.getByRole('link', { name: '2 expiring' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deadlines');
  await expect(page).toHaveURL('/deadlines?kind=evidence&law=eu');
  await page.goto('/deadlines');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deadlines');
  await expect(page.getByRole('region', { name: 'Overdue' })).toContainText('Penetration test');
  await expect(page.getByText('Bias audit')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Overdue' })).not.toContainText('Bias audit');
  await expect(page.getByRole('region', { name: 'Later', exact: true })).not.toContainText('Bias audit');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Unassigned');
  const nextMonths = page.getByRole('region', { name: 'Next three months' });
  await expect(nextMonths).toContainText('Policy');
  const later = page.getByRole('region', { name: 'Later', exact: true });
  await expect(later).toContainText('2 December 2027');
  await expect(later).not.toContainText('Reassess');

  await page.getByLabel('Reassess every system').selectOption('Every 12 months');
  await expect(page.getByText('Organisation saved', { exact: true })).toBeVisible();
  await expect(later.getByText('Reassess. Last assessed on')).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel('Reassess every system')).toHaveValue('12');
  await expect(later.getByRole('link', { name: /^Chatbot/ }).first()).toBeVisible();
  const facts = { nextReview: dayIn(58) };
  expect((await page.request.patch(`/api/systems/${systemId}/facts`, { data: facts })).ok()).toBe(true);
  await page.reload();
  await expect(nextMonths).toContainText('Next review, as recorded in the system’s facts.');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('dialog')).toContainText(title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deadlines');
  await isAccessible(page);
  await fitsEveryWidth(page);
});

test('a user subscribes to the deadlines in a calendar, by a link that they can renew and revoke', async ({ page }) => {
  await signedInOwner(page, 'Northwind Lending');
  await page.goto('/deadlines');
  const section = page.getByRole('region', { name: 'Your calendar' });
  await page.getByRole('link', { name: 'Subscribe in your calendar' }).click();
  await section.getByRole('button', { name: 'Create Calendar Link' }).click();
  const address = section.getByLabel('Address', { exact: true });
  await expect(address).toHaveText(/^http.+\/api\/calendar\/[\w-]{43}\.ics$/);
  await isAccessible(page);
  const first = new URL((await address.textContent()) ?? '').pathname;
  expect(await (await page.request.get(first)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await section.getByRole('button', { name: 'Replace Calendar Link' }).click();
  await expect(address).not.toContainText(first);
  expect((await page.request.get(first)).status()).toBe(404);

  await page.reload();
  await expect(section).toContainText('You have a calendar link, created on');
  await expect(address).toHaveCount(0);
  await section.getByRole('button', { name: 'Revoke Calendar Link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Calendar Link' }).click();
  await expect(section.getByRole('button', { name: 'Create Calendar Link' })).toBeVisible();
  await expect(section).not.toContainText('You have a calendar link');
});

test('a user switches reminders off on the account page, and on again', async ({ page }) => {
  await signedIn(page);
  await page.goto('/account#emails');
  const reminders = page.getByRole('region', { name: 'Emails' }).getByRole('switch', { name: 'Reminders' });
  await expect(reminders).toBeChecked();
  await reminders.click();
  await expect(page.getByText('Emails saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(reminders).not.toBeChecked();
  await reminders.click();
  await expect(reminders).toBeChecked();
});
