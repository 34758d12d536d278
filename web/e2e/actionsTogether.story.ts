import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('two people change one action at once: the second is told by whom, keeps the input, and chooses', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  const report = await completedAssessment(page, 'UK', 'Chatbot', { 'uk-s1': 'none' });
  await expect.poll(async () => (await page.request.get(`/api/reports/${report}`)).status()).toBe(200);
  const { aiSystemId } = await (await page.request.get(`/api/assessments/${report}`)).json();
  const data = { systemId: aiSystemId, title: 'Ask the board' };
  await expect.poll(async () => (await page.request.post('/api/actions', { data })).status()).toBe(201);
  const { page: other, username } = await addMember(page, browser, 'contributor');
  for (const one of [page, other]) {
    await one.goto('/actions');
    await one.getByRole('link', { name: data.title }).click();
  }
  const dialog = page.getByRole('dialog', { name: data.title });
  const theirs = other.getByRole('dialog', { name: data.title });

  await theirs.getByLabel(`Status of ${data.title}`).selectOption('In progress');
  await expect(other.getByText(/0 open|1 in progress/).first()).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/api/actions')).json()).map(stateOf))
    .toContain('doing');
  await dialog.getByLabel(`Status of ${data.title}`).selectOption('Done');
  await page.getByRole('button', { name: 'Mark as Done' }).click();
  const choice = page.getByRole('alertdialog', { name: 'Changed since you opened it' });
  await expect(choice).toContainText(`Status, by ${username}`);
  await expect(choice).toContainText('In progress');
  await expect(choice).toContainText('Your changeDone');
  await isAccessible(page);
  await fitsEveryWidth(page);
  await choice.getByRole('button', { name: 'Keep the Saved Version' }).click();
  await expect(dialog.getByLabel(`Status of ${data.title}`)).toHaveValue('doing');

  await theirs.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await theirs.getByLabel('Action to take').fill('Ask the chair');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { name: 'Ask the chair' }).first()).toBeVisible();
  await dialog.getByLabel('Action to take').fill('Ask the whole board');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(choice).toContainText('Ask the chair');
  await choice.getByRole('button', { name: 'Keep the Saved Version' }).click();
  const form = page.getByRole('dialog').getByLabel('Action to take');
  await expect(form).toHaveValue('Ask the whole board');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await choice.getByRole('button', { name: 'Save My Change' }).click();
  await expect(page.getByRole('dialog', { name: 'Ask the whole board' })).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('forty actions fit on a phone, can be sorted, and get an owner and a due date in bulk', async ({ page }) => {
  const username = await signedIn(page);
  const report = await completedAssessment(page, 'EU', 'Consumer credit score', {
    ...{ 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes', 'eu2-d-9': 'none' },
  });
  await expect.poll(async () => (await page.request.get(`/api/reports/${report}`)).status()).toBe(200);
  const { aiSystemId: systemId } = await (await page.request.get(`/api/assessments/${report}`)).json();
  const title = 'Ask the board which of the two suppliers is to be asked first, and what for';
  const law: { id: string }[] = await (await page.request.get('/api/actions')).json();
  for (let count = law.length + 1; count <= 40; count++) {
    const data = { systemId, title: `${title} (${count})`, ...(count % 2 === 0 && { due: '2099-01-31' }) };
    expect((await page.request.post('/api/actions', { data })).status()).toBe(201);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/actions');
  const table = page.getByRole('table', { name: 'Actions' });
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(40);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_000);
  await page.setViewportSize({ width: 768, height: 900 });
  const heights = await rows.evaluateAll(all => all.map(row => row.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(72);
  await page.setViewportSize({ width: 1440, height: 900 });
  const before = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, summary, [tabindex])')];
    return all.filter(stop => stop.tabIndex >= 0 && stop.checkVisibility()).findIndex(stop => stop.closest('tbody'));
  });
  expect(before).toBeLessThanOrEqual(14);
  // The gap is on the second line of an action from a report.
  await expect(rows.filter({ hasText: 'Art. 9' }).locator('p').first()).not.toBeEmpty();
  await isAccessible(page);
  await fitsEveryWidth(page);

  await table.getByRole('button', { name: 'Severity' }).click();
  await expect(page).toHaveURL('/actions?sort=severity');
  await expect(table.getByRole('columnheader', { name: 'Severity' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows.first()).toContainText('Art. 9');
  await page.getByLabel('Sort by').selectOption('By due date');

  await page.getByLabel('Select all actions').check();
  const bar = page.getByRole('form', { name: 'Change the selected actions' });
  await expect(bar.getByRole('status')).toHaveText('40 selected');
  await bar.getByLabel('Owner of the selected actions').selectOption(username);
  await bar.getByLabel('Due').fill('2099-03-31');
  // The legal date of one action is earlier, so a reason is required.
  await expect(bar.getByRole('button', { name: 'Save' })).toBeDisabled();
  await bar.getByLabel('Reason for a date later than the legal date').fill('The supplier delivers in spring.');
  await isAccessible(page);
  await fitsEveryWidth(page);
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('40 actions saved', { exact: true })).toBeVisible();
  await expect(rows.getByText('31 Mar 2099', { exact: true })).toHaveCount(40);
  await expect(rows.getByText('Unassigned')).toHaveCount(0);
  await expect(bar).toHaveCount(0);
});

const stateOf = ({ state }: { state: string }) => state;
