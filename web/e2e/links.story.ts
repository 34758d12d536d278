import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { signedInOwner } from './members.ts';
import { begunAssessment, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

/** Browsers report every failed response; here they are part of the story. */
const REFUSED = /the server responded with a status of (401|403|404|429)/;

test('an owner shares a report with the board, who read it without an account until the link is revoked', async ({
  page,
  browser,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  const id = await completedAssessment(page, 'EU', 'CV screening', { 'eu2-f-dec': 'yes' });
  await page.goto(`/report/${id}`);
  await page.getByRole('button', { name: 'For recipients without an account' }).click();
  await page.getByRole('menuitem', { name: 'Share externally' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Recipients').fill('the board');
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  const url = await dialog.getByLabel('Link', { exact: true }).textContent();
  expect(url).toMatch(/\/s#[\w-]{43}$/);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const elsewhere = await browser.newContext();
  const board = await elsewhere.newPage();
  const asked: string[] = [];
  board.on('request', request => asked.push(new URL(request.url()).pathname));
  await board.goto(url ?? '');
  await expect(board.getByRole('heading', { name: 'CV screening' })).toBeVisible();
  await expect(board.getByText('Shared by Northwind Lending for the board')).toBeVisible();
  await expect(board.getByRole('heading', { name: 'Risk Assessment', exact: true })).toBeVisible();
  expect(
    asked.filter(path => /^\/(api|graphql)/.test(path)),
    'no session is asked for',
  ).toEqual(['/api/links/open', `/api/shared/reports/${id}/json`, `/api/shared/duties/${id}`]);
  expect(await elsewhere.cookies()).toEqual([]);
  await board.getByRole('heading', { name: 'Duties under the AI Act' }).click();
  const met = board.getByRole('row').filter({ hasText: /Met\s*(Proved|Stated)/ });
  await expect(met.first()).toContainText(/Answered \d+ \w+ \d{4} by \S+/);
  const file = board.waitForEvent('download');
  await board.getByRole('button', { name: 'Download PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/^CV screening - report [\d-]+\.pdf$/);
  await isAccessible(board);
  await fitsEveryWidth(board);

  await page.goto('/sharing');
  const links = page.getByRole('region', { name: 'Shared reports' });
  await expect(links.getByText('Opened once')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await links.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Link' }).click();
  await expect(links.getByText('the board')).toHaveCount(0);
  await board.reload();
  await expect(board.getByRole('heading', { name: 'This link could not be opened' })).toBeVisible();
  await isAccessible(board);
  await elsewhere.close();
});

test.describe('a link with a passcode', () => {
  test.use({ expected: REFUSED });

  test('is required, and works the same for a user signed in to another account', async ({ page, browser }) => {
    await signedInOwner(page, 'Northwind Lending');
    const id = await completedAssessment(page, 'UK', 'Credit scoring', {});
    const data = { kind: 'report', things: [id], expiresInDays: 7, passcode: 'seven seas' };
    const { url } = await (await page.request.post('/api/links', { data })).json();
    const other = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.77.1.2' } });
    const reader = await other.newPage();
    await signedIn(reader, 'Somebody Else Ltd');
    await reader.goto(url);
    await reader.getByLabel('Passcode').fill('seven lakes');
    await reader.getByRole('button', { name: 'Open' }).click();
    await expect(reader.getByText('This passcode is incorrect.')).toBeVisible();
    await isAccessible(reader);
    await fitsEveryWidth(reader);
    await reader.getByLabel('Passcode').fill('seven seas');
    await reader.getByRole('button', { name: 'Open' }).click();
    await expect(reader.getByRole('heading', { name: 'Credit scoring' })).toBeVisible();
    await expect(reader.getByRole('heading', { name: 'Principle RAG Scores' })).toBeVisible();
    await isAccessible(reader);
    await fitsEveryWidth(reader);
    await reader.goto('/s');
    await reader.reload();
    await expect(reader.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
    await other.close();
  });
});

test('a newer report is reported to the link’s creator, who is asked before it replaces the current one', async ({
  page,
}) => {
  await signedInOwner(page, 'Northwind Lending');
  const systemId = await registeredSystem(page, 'EU', 'CV screening');
  const id = await begunAssessment(page, 'EU', systemId, Number.POSITIVE_INFINITY);
  await completed(page, id);
  const data = { kind: 'report', things: [id], expiresInDays: 7, label: 'the auditor' };
  const { url } = await (await page.request.post('/api/links', { data })).json();
  const reader = await page.context().newPage();
  await reader.goto(url);
  await expect(reader.getByRole('heading', { name: 'Critical Compliance Gaps' })).toBeVisible();
  await isAccessible(reader);
  await fitsEveryWidth(reader);

  const newer = await begunAssessment(page, 'EU', systemId, Number.POSITIVE_INFINITY);
  await completed(page, newer);
  await page.goto('/sharing');
  const links = page.getByRole('region', { name: 'Shared reports' });
  await expect(links.getByText('A newer report exists. This link does not show it.')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await reader.reload();
  await expect(reader.getByText(`Report ${id} by`)).toBeVisible();
  await links.getByRole('button', { name: 'Replace with the newer report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace with the newer report?' });
  await expect(dialog).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(links.getByText('A newer report exists.')).toHaveCount(0);
  await expect(links.getByText('the auditor')).toHaveCount(1);
  await reader.reload();
  await expect(reader.getByText(`Report ${newer} by`)).toBeVisible();
});

async function completed(page: Page, id: number): Promise<void> {
  expect((await page.request.post(`/api/assessments/${id}/complete`)).ok()).toBe(true);
}
