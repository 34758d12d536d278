import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { signedInOwner } from './members.ts';
import { begunAssessment, completedAssessment, registeredSystem } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

/** Browsers report every failed response; here they are part of the story. */
const REFUSED = /the server responded with a status of (401|404)/;

test.use({ expected: REFUSED });

test('an officer creates an audit room, an auditor reads it without an account, and each newer report is asked about', async ({
  page,
  browser,
}) => {
  test.slow();
  await signedInOwner(page, 'Northwind Lending');
  const systemId = await registeredSystem(page, 'EU', 'CV screening');
  await page.request.patch(`/api/systems/${systemId}/facts`, { data: { version: 'Release 2.1' } });
  const id = await completed(page, systemId);
  await page.request.post('/api/actions', { data: { systemId, title: 'Ask the works council' } });
  await completedAssessment(page, 'UK', 'Credit scoring', {});
  await givenFile(page, id);
  const policy = { title: 'AI policy', text: 'We list every AI system.', duties: [] };
  const { id: policyId } = await (await page.request.post('/api/organisation/policies', { data: policy })).json();
  await page.request.post(`/api/organisation/policies/${policyId}/approval`, { data: { number: 1 } });
  await registeredSystem(page, 'EU', 'Not yet looked at');
  await page.goto('/rooms/new');
  await expect(page.getByRole('heading', { name: 'New Audit Room' })).toBeVisible();
  // The class is next to the level.
  await expect(page.getByRole('listitem').filter({ hasText: 'CV screening' })).toContainText(/RISK(?!Report of)[A-Z]/);
  await page.getByRole('checkbox', { name: /^CV screening/ }).check();
  await expect(page.getByRole('checkbox', { name: 'policy', exact: true })).toBeChecked();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.getByLabel('Log', { exact: true }).selectOption('The last 3 months');
  await page.getByLabel('Name').fill('Audit 2026');
  await page.getByLabel('Message (Optional)').fill('Please start with the report.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Room Preview' })).toBeVisible();
  const preview = page.getByRole('region', { name: 'CV screening, EU' });
  await expect(preview.getByRole('heading', { name: 'policy', exact: true })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Audit bundle' })).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.getByRole('button', { name: 'Create Audit Room' }).click();
  const url = await page.getByRole('dialog').getByLabel('Link', { exact: true }).textContent();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();

  const elsewhere = await browser.newContext();
  const auditor = await elsewhere.newPage();
  await auditor.goto(url ?? '');
  await expect(auditor.getByRole('heading', { name: 'Audit 2026' })).toBeVisible();
  await expect(auditor.getByText('Please start with the report.')).toBeVisible();
  const inventory = auditor.getByRole('region', { name: 'AI Systems' });
  await expect(inventory.getByRole('listitem').filter({ hasText: 'Not yet looked at' })).toContainText('Not assessed');
  await auditor.getByRole('button', { name: 'Policies approved by management' }).click();
  await expect(auditor.getByRole('heading', { name: /^Policies/ })).toBeFocused();
  const policies = auditor.getByRole('region', { name: /^Policies/ });
  await policies.getByText('Read the policy').click();
  await expect(policies.getByText('We list every AI system.')).toBeVisible();
  const log = auditor.getByRole('region', { name: /^Log/ });
  await expect(log.getByText('“CV screening” was added to the AI systems.')).toBeVisible();
  const questions = auditor.getByRole('region', { name: 'Auditors’ Questions' }).getByRole('listitem');
  await expect(questions).toHaveCount(25);
  await expect(questions.filter({ hasText: 'Management reviews' })).toContainText('Not in this room');
  const shown = auditor.getByRole('region', { name: 'CV screening, EU' });
  const duty = 'Regulatory compliance strategy & change control (Art. 17(1)(a), (e))';
  await expect(shown.getByText(`Filed for: ${duty}`)).toBeVisible();
  await expect(shown.getByText('none', { exact: true })).toBeVisible();
  const hash = shown.getByRole('listitem').filter({ hasText: 'policy.pdf' }).locator('code');
  await expect(hash).toBeHidden();
  await shown.getByText('SHA-256 of policy', { exact: true }).click();
  await expect(hash).toBeVisible();
  await auditor.getByRole('button', { name: 'Corrective actions to closure' }).click();
  await expect(
    shown
      .getByRole('region', { name: 'Actions' })
      .getByText(/^Open since/)
      .first(),
  ).toBeVisible();
  const facts = shown.getByRole('region', { name: 'Facts' });
  await expect(facts.getByText('Release 2.1')).toBeVisible();
  await expect(facts.getByText(/^Recorded .* by \S+/)).toBeVisible();
  await expect(shown.getByText(/^Evidence · .* · added .* by \S+/)).toBeVisible();
  await auditor.getByRole('button', { name: 'Prohibited practices (Art. 5)' }).click();
  await expect(shown.getByRole('row').filter({ hasText: 'Art. 5(1)(a)' })).toBeFocused();
  await expect(shown.getByText(/ · answered .* by \S+/).first()).toBeVisible();
  const row = (text: RegExp) => shown.getByRole('row').filter({ hasText: text }).first();
  await expect(row(/Met · .*answered \d+ \w+ \d{4} by \S+/)).toBeVisible();
  await expect(row(/Not applicable/)).toBeVisible();
  const file = auditor.waitForEvent('download');
  await shown.getByRole('button', { name: 'Download, policy.pdf' }).click();
  expect((await file).suggestedFilename()).toBe('policy.pdf');
  const bundle = auditor.waitForEvent('download');
  await shown.getByRole('button', { name: /^Download, audit bundle/ }).click();
  expect((await bundle).suggestedFilename()).toBe(`audit-bundle-${id}.zip`);
  await isAccessible(auditor);
  await fitsEveryWidth(auditor);
  await inventory.getByRole('button', { name: `report ${id} of` }).click();
  await expect(shown).toBeFocused();
  await auditor.getByRole('button', { name: 'Role for each system' }).click();
  const steps = auditor.locator('#why');
  await expect(steps.getByText(/^Answered by .*, completed .* by .*; not approved\.$/)).toBeVisible();
  await expect(steps.getByText(/^Answered .* by \S+$/).first()).toBeVisible();
  await expect(auditor).toHaveTitle(/^Report on CV screening/);
  await auditor.getByRole('button', { name: 'Back to the Room' }).click();
  await expect(auditor).toHaveTitle(/^Audit 2026/);
  await shown.getByRole('button', { name: 'Read, report on CV screening' }).click();
  await expect(auditor.getByText(`Report ${id} by`)).toBeVisible();
  await isAccessible(auditor);
  await auditor.getByRole('button', { name: 'Back to the Room' }).click();
  await expect(auditor.getByRole('heading', { name: 'Audit 2026' })).toBeVisible();

  const links = page.getByRole('region', { name: 'Audit rooms' });
  const newer = await completed(page, systemId);
  // Identity receives a completion a moment later.
  await expect(async () => {
    await page.goto('/sharing');
    await expect(links.getByText('A newer report exists. This link does not show it.')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await fitsEveryWidth(page);
  await links.getByRole('button', { name: 'Access Log' }).click();
  const openings = page.getByRole('dialog');
  await expect(openings.getByText('policy.pdf')).toBeVisible();
  await expect(openings.getByText(`Audit bundle of report ${id} on CV screening`)).toBeVisible();
  await isAccessible(page);
  await openings.getByRole('button', { name: 'Close' }).click();
  await links.getByRole('button', { name: 'Replace with the newer report' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Recipients will see exactly these items:')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await auditor.reload();
  await expect(auditor.getByText(new RegExp(`^Report ${id} of`))).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(links.getByText('A newer report exists.')).toHaveCount(0);
  await auditor.reload();
  await expect(auditor.getByText(new RegExp(`^Report ${newer} of`))).toBeVisible();

  await replacedFile(page, newer);
  await page.goto('/sharing');
  await expect(links.getByText('An item in this room has a newer version')).toBeVisible();
  await links.getByRole('button', { name: 'Replace with the newer version' }).click();
  await expect(dialog.getByText('policy.pdf of CV screening: replaced by its latest version.')).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText(/^Evidence · policy 2\.pdf · /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(links.getByText('newer version')).toHaveCount(0);
  await auditor.reload();
  await expect(auditor.getByText(/^Evidence · policy 2\.pdf · /)).toBeVisible();

  await links.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke Link' }).click();
  await expect(links.getByText('Audit 2026')).toHaveCount(0);
  await shown.getByRole('button', { name: 'Download, policy 2.pdf' }).click();
  await expect(auditor.getByRole('heading', { name: 'This link could not be opened' })).toBeVisible();
  await elsewhere.close();
});

test('a room states that its content has been deleted', async ({ page }) => {
  await signedInOwner(page, 'Northwind Lending');
  const systemId = await registeredSystem(page, 'EU', 'CV screening');
  const id = await completed(page, systemId);
  const data = { kind: 'room', things: [id], expiresInDays: 7 };
  const { url } = await (await page.request.post('/api/links', { data })).json();
  await page.request.delete(`/api/systems/${systemId}`);
  await page.request.post(`/api/systems/${systemId}/erase`, { data: { reason: 'Entered twice' } });
  const reader = await page.context().newPage();
  await expect(async () => {
    await reader.goto('about:blank');
    await reader.goto(url);
    await expect(reader.getByText('All the reports in this room have been deleted')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await isAccessible(reader);
  await fitsEveryWidth(reader);
});

async function completed(page: Page, systemId: number): Promise<number> {
  const id = await begunAssessment(page, 'EU', systemId, Number.POSITIVE_INFINITY);
  expect((await page.request.post(`/api/assessments/${id}/complete`)).ok()).toBe(true);
  return id;
}

async function givenFile(page: Page, assessmentId: number): Promise<void> {
  const params = { assessmentId, supports: 'qms-1', name: 'policy.pdf' };
  const data = Buffer.from('%PDF-1.4\n%%EOF\n');
  const headers = { 'content-type': 'application/octet-stream' };
  expect((await page.request.post('/api/evidence', { params, headers, data })).ok()).toBe(true);
}

/** Replaces the file by another one. */
async function replacedFile(page: Page, assessmentId: number): Promise<void> {
  const query = 'query ($id: ID!) { assessment(id: $id) { evidence { id } } }';
  const asked = await page.request.post('/graphql', { data: { query, variables: { id: String(assessmentId) } } });
  const [file] = (await asked.json()).data.assessment.evidence;
  const params = { assessmentId, supports: 'qms-1', name: 'policy 2.pdf', replaces: file.id };
  const data = Buffer.from('%PDF-1.5\n%%EOF\n');
  const headers = { 'content-type': 'application/octet-stream' };
  expect((await page.request.post('/api/evidence', { params, headers, data })).ok()).toBe(true);
}
