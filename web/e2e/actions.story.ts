import { answersTo } from '@aicp/testing/answersTo';
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { addMember, signedInOwner } from './members.ts';
import { answered, completedAssessment, signedIn } from './person.ts';
import { pressRefused } from './pressRefused.ts';
import { settled } from './settled.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const PDF = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const GAPS = { 'uk-s1': 'none', 'uk-t1': 'none' };

/** Reassesses the system of a report. Resolves with the new report's id once the report exists. */
async function reassessed(page: Page, report: number, changes: Record<string, string>): Promise<number> {
  const { aiSystemId } = await (await page.request.get(`/api/assessments/${report}`)).json();
  const { id } = await (
    await page.request.post('/api/assessments', { data: { aiSystemId, jurisdiction: 'UK' } })
  ).json();
  await answered(page, id, answersTo('UK', changes));
  await page.request.post(`/api/assessments/${id}/complete`);
  await stands(page, id);
  return id;
}

const stands = (page: Page, report: number) =>
  expect.poll(async () => (await page.request.get(`/api/reports/${report}`)).status()).toBe(200);

test('an officer gives each gap an owner and a due date, and both survive two reassessments', async ({ page }) => {
  const username = await signedIn(page);
  await page.goto('/actions');
  await expect(page.getByRole('heading', { name: 'No Actions Yet' })).toBeVisible();
  const report = await completedAssessment(page, 'UK', 'Chatbot', GAPS);
  await stands(page, report);

  await page.goto('/uk/dashboard');
  await page.getByRole('link', { name: 'Actions' }).first().click();
  const rows = page.getByRole('table', { name: 'Actions' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  const row = rows.nth(1);
  await row.getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Status of/).selectOption('In progress');
  await dialog.getByLabel(/^Owner of/).selectOption(username);
  await expect(dialog.getByLabel(/^Owner of/)).toBeEnabled();
  await dialog.getByLabel(/^Due date of/).fill('2020-03-31');
  await dialog.getByLabel(/^Due date of/).press('Enter');
  await expect(dialog.getByText('Due (overdue)')).toBeVisible();
  await dialog.getByLabel('Comment', { exact: true }).fill('Ordered from the supplier.');
  await dialog.getByRole('button', { name: 'Add comment' }).click();
  await expect(dialog.getByRole('listitem').getByText('Ordered from the supplier.')).toBeVisible();
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(/In progress/);
  await expect(row.getByText('Overdue', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 overdue' })).toBeVisible();

  await page.getByRole('button', { name: 'My work' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/owner=me/);
  await reassessed(page, report, GAPS);
  await reassessed(page, report, GAPS);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('In progress');
  await expect(rows.nth(1)).toContainText('1 comment');

  await rows.nth(1).getByRole('link').first().click();
  await dialog.getByLabel(/^Status of/).selectOption('Done');
  const asks = page.getByRole('dialog', { name: 'Mark Action as Done' });
  await asks.getByLabel('Completion note', { exact: true }).fill('The supplier was asked on the phone.');
  await isAccessible(page);
  await fitsEveryWidth(page);
  await asks.getByRole('button', { name: 'Mark as Done' }).click();
  await expect(dialog.getByText('Done, with a sentence.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  // By default the list shows only actions that are open or in progress.
  await expect(page.getByRole('heading', { name: 'No action matches' })).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('Done');
  await expect(rows.nth(1)).toContainText('Done, with a sentence');
  await expect(page.getByText('1 action done. Reassess to update the score (1 question).')).toBeVisible();
  const last = await reassessed(page, report, {});
  await page.goto('/actions?state=closed');
  await expect(rows).toHaveCount(3);
  await rows.nth(1).getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: `report ${last}` })).toBeVisible();
});

test('the board, the table and a report show the progress of each action at every width', async ({ page }) => {
  const username = await signedIn(page);
  const report = await completedAssessment(page, 'UK', `Chatbot ${'with a long name '.repeat(8)}`, GAPS);
  await stands(page, report);
  const [first] = await (await page.request.get('/api/actions')).json();
  const { id: me } = await (await page.request.get('/api/user')).json();
  await page.request.patch(`/api/actions/${first.id}`, { data: { owner: me, due: '2020-01-31' } });
  await page.goto('/actions');
  await expect(page.getByRole('table', { name: 'Actions' })).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.getByRole('button', { name: 'Board' }).click();
  await expect(page.getByRole('region', { name: 'Open' }).getByRole('listitem')).toHaveCount(2);
  await page
    .getByRole('region', { name: 'Open' })
    .getByLabel(/^Status of/)
    .first()
    .selectOption('Done');
  await page.getByRole('button', { name: 'Mark as Done' }).click();
  await expect(page.getByRole('region', { name: 'Done' }).getByRole('listitem')).toHaveText(/Done, nothing filed/);
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.getByRole('button', { name: 'Overdue' }).click();
  await expect(page.getByRole('heading', { name: 'No action matches' })).toBeVisible();
  await page.goto(`/uk/report/${report}`);
  const work = page.locator('#actions').getByRole('listitem');
  const done = work.filter({ has: page.locator('input[value="2020-01-31"]') });
  await expect(done.getByLabel(/^Status of/)).toHaveValue('done');
  await expect(done.getByLabel(/^Owner of/).locator('option:checked')).toHaveText(username);
  const open = work.filter({ hasNot: page.locator('input[value="2020-01-31"]') }).first();
  await expect(open.getByLabel(/^Status of/)).toHaveValue('open');
  await expect(open.getByLabel(/^Owner of/)).toHaveValue('');
  await open.getByRole('button', { name: /^Details of/ }).click();
  await open.getByRole('link', { name: 'Comments and files' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a list requested before a change and received after it does not undo the change', async ({ page }) => {
  await signedIn(page);
  await stands(page, await completedAssessment(page, 'UK', 'Chatbot', GAPS));
  await page.goto('/actions');
  await expect(page.getByRole('table', { name: 'Actions' })).toBeVisible();
  const [asked, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isHeld = false;
  await page.route('**/graphql', async route => {
    if (isHeld || route.request().postDataJSON().operationName !== 'Actions') return route.fallback();
    isHeld = true;
    const early = await route.fetch();
    asked.resolve();
    await saved.promise;
    await route.fulfill({ response: early });
  });
  await page.getByRole('button', { name: 'Board' }).click();
  await asked.promise;
  const update = page.waitForResponse(answer => answer.request().postDataJSON()?.operationName === 'UpdateAction');
  await page
    .getByRole('region', { name: 'Open' })
    .getByLabel(/^Status of/)
    .first()
    .selectOption('Done');
  await page.getByRole('button', { name: 'Mark as Done' }).click();
  await (await update).finished();
  const late = page.waitForResponse(answer => answer.request().postDataJSON()?.operationName === 'Actions');
  saved.resolve();
  await (await late).finished();
  await settled(page);
  await expect(page.getByRole('region', { name: 'Done' }).getByRole('listitem')).toHaveCount(1);
});

test('a colleague approves a risk acceptance, and a reader can only read it', async ({ page, browser }) => {
  await signedInOwner(page, 'Northwind Lending');
  const report = await completedAssessment(page, 'UK', 'Chatbot', GAPS);
  await stands(page, report);
  const approver = await addMember(page, browser, 'approver');
  const reader = await addMember(page, browser, 'reader');
  await page.goto('/actions');
  const row = page.getByRole('table', { name: 'Actions' }).getByRole('row').nth(1);
  await row.getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Owner of/).selectOption(approver.username);
  await expect(dialog.getByLabel(/^Owner of/)).toBeEnabled();
  await dialog.getByRole('button', { name: 'Accept the risk instead' }).click();
  await dialog.getByLabel('Reason for accepting the risk').fill('Three people use it.');
  await dialog.getByLabel('Review date').fill('2099-01-31');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  // The button gives its reason and does nothing.
  await pressRefused(dialog.getByRole('button', { name: 'Approve' }));
  await expect(
    page
      .getByText(
        'You asked for acceptance, so an organisation owner, manager or approver other than you must approve it.',
      )
      .first(),
  ).toBeVisible();

  await approver.page.goto('/actions?owner=me');
  await expect(approver.page.getByText('Awaiting approval')).toBeVisible();
  await approver.page.getByRole('table', { name: 'Actions' }).getByRole('link').first().click();
  await approver.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await approver.page.getByRole('dialog', { name: 'Your Full Name' }).getByLabel('Full Name').fill('Ines Okafor');
  await approver.page.getByRole('button', { name: 'Save Name' }).click();
  await expect(approver.page.getByRole('heading', { name: 'Risk accepted' })).toBeVisible();
  await expect(approver.page.getByText('approved by Ines Okafor')).toBeVisible();

  await reader.page.goto('/actions');
  const seen = reader.page.getByRole('table', { name: 'Actions' });
  await expect(seen.getByRole('link').first()).toBeVisible();
  await expect(seen.getByRole('checkbox')).toHaveCount(0);
  await seen.getByRole('link').first().click();
  for (const label of [/^Status of/, /^Owner of/, /^Due date of/])
    await expect(reader.page.getByRole('dialog').getByLabel(label).first()).toBeDisabled();
  await reader.page.keyboard.press('Escape');
  await pressRefused(reader.page.getByRole('button', { name: 'Add Action' }));
  await expect(reader.page.getByText('Only owners, managers and contributors', { exact: false }).first()).toBeVisible();
});

test('an own action is added next to the actions from reports, with the keyboard alone', async ({ page }) => {
  await signedIn(page);
  const report = await completedAssessment(page, 'UK', 'Chatbot', GAPS);
  await stands(page, report);
  await page.goto('/actions');
  await page.getByRole('button', { name: 'Add Action' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('AI system').getByRole('option', { name: 'Chatbot' })).toBeAttached();
  await dialog.getByLabel('Action to take').fill('Ask the works council');
  await dialog.getByLabel('AI system').selectOption('Chatbot');
  await isAccessible(page);
  await dialog.getByLabel('Action to take').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ask the works council' })).toBeVisible();
});

test('an own action is proved done by a file, which is listed with the evidence of the report', async ({ page }) => {
  await signedIn(page);
  const report = await completedAssessment(page, 'UK', 'Chatbot', GAPS);
  await stands(page, report);
  const { aiSystemId } = await (await page.request.get(`/api/assessments/${report}`)).json();
  const data = { systemId: aiSystemId, title: 'Ask the works council' };
  const { id } = await (await page.request.post('/api/actions', { data })).json();
  await page.goto(`/actions?action=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Ask the works council' });
  const file = { name: 'agreement.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  await dialog.getByLabel('Files for Ask the works council').setInputFiles(file);
  await expect(dialog.getByRole('link', { name: 'agreement.pdf' })).toBeVisible();
  await isAccessible(page);
  await page.goto(`/uk/report/${report}/evidence`);
  const files = page.getByRole('region', { name: 'Files for your own actions' });
  await expect(files.getByRole('link', { name: 'agreement.pdf' })).toBeVisible();
  await isAccessible(page);
  await files.getByRole('link', { name: `Action ${id}` }).click();
  await expect(page.getByRole('dialog', { name: 'Ask the works council' })).toBeVisible();
});
