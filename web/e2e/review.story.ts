import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { mailTo } from './inbox.ts';
import { addMember, signedInOwner } from './members.ts';
import { cards, fillCard } from './payment.ts';
import { begunAssessment, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { pressRefused } from './pressRefused.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const review = (page: Page) => page.getByRole('region', { name: 'Review' });
const press = (page: Page, name: string) => review(page).getByRole('button', { name, exact: true }).click();

/** Creates a report on a system as the signed-in user. */
async function assessed(page: Page, systemId: number): Promise<number> {
  const id = await begunAssessment(page, 'EU', systemId, Number.POSITIVE_INFINITY);
  const answer = await page.request.post(`/api/assessments/${id}/complete`);
  expect(answer.ok()).toBe(true);
  return id;
}

async function send(page: Page, reviewer: string, comment: string): Promise<void> {
  await press(page, 'Send for Review');
  await review(page)
    .getByLabel('Reviewer')
    .selectOption({ label: `${reviewer} (approver)` });
  await review(page).getByLabel('Comment (optional)').fill(comment);
  await press(page, 'Send for Review');
  await expect(review(page)).toContainText(`Sent to ${reviewer} by you on`);
}

test('a user without colleagues has no review on a report, and no setting for it', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'Credit scoring');
  await page.goto(`/report/${id}`);
  await expect(page.getByRole('heading', { name: 'Audit Bundle' })).toBeVisible();
  await expect(review(page)).toHaveCount(0);
  await page.goto('/organisation');
  await expect(page.getByText('You are the only member of this organisation.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Share only approved reports and documents' })).toHaveCount(0);
});

test.describe('if only approved reports are shared', () => {
  // The browser logs each refused bundle.
  test.use({ expected: /status of 409/ });

  test('a report leaves the organisation only once a member other than its author has approved it', async ({
    page,
    browser,
  }) => {
    test.slow();
    const owner = await signedInOwner(page, 'Northwind Lending');
    const system = await registeredSystem(page, 'EU', 'Credit scoring');
    const id = await assessed(page, system);
    const { page: other, username: approver } = await addMember(page, browser, 'approver');
    const { page: reader } = await addMember(page, browser, 'reader');
    await page.goto('/organisation');
    await page.getByRole('switch', { name: 'Share only approved reports and documents' }).click();
    await expect(page.getByText('Organisation saved', { exact: true }).first()).toBeVisible();
    await isAccessible(page);

    await page.goto(`/report/${id}`);
    await expect(review(page)).toContainText('Not reviewed yet.');
    await expect(review(page)).toContainText(
      'You completed this assessment, so another organisation owner, manager or approver must approve it.',
    );
    await expect(review(page).getByRole('button', { name: 'Approve' })).toHaveCount(0);
    await pressRefused(page.getByRole('button', { name: 'Share' }));
    await expect(page.getByText('this one is not approved yet').first()).toBeVisible();
    await page.getByRole('button', { name: 'Download Audit Bundle' }).click();
    await expect(page.getByText('Not approved yet: the report.').first()).toBeVisible();
    await press(page, 'Send for Review');
    await isAccessible(page);
    await press(page, 'Cancel');
    await send(page, approver, 'Please look at the fine.');
    await fitsEveryWidth(page);
    const mail = await mailTo(`${approver}@example.com`, /Please review/);
    expect(mail.text).toContain(`${owner} asks you to review the report`);

    await reader.goto(`/report/${id}`);
    await expect(review(reader)).toContainText(`Sent to ${approver} by ${owner} on`);
    await pressRefused(review(reader).getByRole('button', { name: 'Approve' }));
    await expect(reader.getByText('You are a reader.').first()).toBeVisible();
    await isAccessible(reader);
    await reader.context().close();

    await other.goto(`/report/${id}`);
    await expect(review(other)).toContainText(`Sent to you by ${owner} on`);
    await expect(review(other)).toContainText('Please look at the fine.');
    await press(other, 'Request Changes');
    await review(other).getByLabel('Required changes').fill('Name the regulator, see question 1.');
    await isAccessible(other);
    await press(other, 'Request Changes');
    await expect(review(other)).toContainText('Changes requested by you.');
    await expect(review(other).getByRole('button').first()).toHaveText('Send for Review');
    await mailTo(`${owner}@example.com`, /Changes requested/);
    await page.reload();
    await expect(review(page)).toContainText(`Changes requested by ${approver}.`);
    await expect(review(page)).toContainText('Name the regulator, see question 1.');
    await review(page).getByRole('link', { name: 'question 1', exact: true }).click();
    await expect(page.locator('#question-1')).toBeInViewport();
    await page.goBack();
    await send(page, approver, 'It is named now.');

    await other.reload();
    await press(other, 'Approve');
    await review(other).getByLabel('Comment (optional)').fill('Good.');
    await press(other, 'Approve');
    await other.getByRole('dialog', { name: 'Your Full Name' }).getByRole('button', { name: 'Not Now' }).click();
    await expect(review(other)).toContainText('Approved by you on');
    await mailTo(`${owner}@example.com`, /Approved/);
    await page.reload();
    await expect(review(page)).toContainText(`Approved by ${approver} on`);
    await expect(review(page)).toContainText('Good.');
    await expect(review(page)).toContainText(/SHA-256 of the approved content: [0-9a-f]{64}/);
    await expect(review(page).getByRole('button')).toHaveCount(0);
    await isAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`Approved by ${approver} on`).filter({ visible: true })).toHaveCount(1);
    await page.emulateMedia({ media: null });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Audit Bundle' }).click();
    expect((await download).suggestedFilename()).toContain(`audit-bundle-${id}`);

    // A reassessment creates another report.
    const next = await assessed(page, system);
    await page.goto(`/report/${next}`);
    await expect(review(page)).toContainText('Not reviewed yet.');
    await page.getByRole('button', { name: 'Download Audit Bundle' }).click();
    await expect(page.getByText('Not approved yet: the report.').first()).toBeVisible();
    await other.context().close();

    // Without other members, the owner still sees the approvals.
    const members: { id: number; role: string }[] = await (await page.request.get('/api/organisation/members')).json();
    for (const { id: member } of members.filter(({ role }) => role !== 'owner'))
      expect((await page.request.delete(`/api/organisation/members/${member}`)).ok()).toBe(true);
    await page.goto(`/report/${id}`);
    await expect(review(page)).toContainText(`Approved by ${approver} on`);
    await expect(review(page).getByRole('button')).toHaveCount(0);
    await isAccessible(page);
  });
});

test('a document is approved in the account’s name by a member who wrote none of it, until its text changes', async ({
  page,
  browser,
}) => {
  test.slow();
  await signedInOwner(page, 'Northwind Lending');
  const id = await completedAssessment(page, 'EU', 'CV screening');
  const { page: other, username: approver } = await addMember(page, browser, 'approver');
  await page.goto(`/report/${id}`);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Model card' }) });
  await card.getByRole('button', { name: 'Buy and Generate, €49 Model card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy the model card' });
  await fillCard(dialog, cards.good);
  await dialog.getByRole('button', { name: 'Pay €49' }).click();
  await expect(card.getByText('Bought', { exact: true })).toBeVisible();
  await expect(page.getByText('Document Generated Successfully', { exact: true })).toBeVisible();

  const address = `/report/${id}/documents/model-card`;
  await page.goto(address);
  await expect(review(page)).toContainText('You generated or edited this version');
  await expect(page.getByRole('button', { name: 'Approve This Version' })).toHaveCount(0);
  await send(page, approver, 'The model card for the board.');
  await isAccessible(page);
  await fitsEveryWidth(page);

  await other.goto(address);
  await press(other, 'Approve');
  await review(other).getByLabel('Function').fill('Clara Schumann');
  await review(other).getByLabel('Comment (optional)').fill('Good.');
  await isAccessible(other);
  await press(other, 'Approve');
  await other.getByRole('dialog', { name: 'Your Full Name' }).getByRole('button', { name: 'Not Now' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Approve Anyway' }).click();
  await expect(review(other)).toContainText(
    new RegExp(`Reviewed and approved by ${approver} \\(function: Clara Schumann\\), .+, with \\d+ blanks open\\.`),
  );
  await page.reload();
  await expect(review(page)).toContainText(`Reviewed and approved by ${approver} (function: Clara Schumann),`);
  await expect(review(page)).toContainText('Good.');
  const html = await (await page.request.get(`/api/documents/${id}-model-card/html`)).text();
  expect(html).toContain(`Approved by ${approver} (function: Clara Schumann) on`);
  await isAccessible(page);
  await fitsEveryWidth(page);

  await page
    .getByRole('button', { name: /^\[to be completed:/ })
    .first()
    .click();
  await page.getByLabel(/^To be completed:/).fill('Northwind Lending Ltd');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(review(page)).toContainText('Not reviewed yet.');
  await other.context().close();
});
