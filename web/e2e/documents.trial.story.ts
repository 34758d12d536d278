import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { begunAssessment, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const titles = ['Transparency notice', 'Model card', 'Risk assessment'];
const MARK = 'Test mode, not paid.';
const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Runs in the page: finds source marks that wrapped onto a line without their words. */
function marksAtLineStart(): string[] {
  return [...document.querySelectorAll('sup')].flatMap(mark => {
    const before = document.createRange();
    before.setStart(mark.parentNode ?? mark, 0);
    before.setEndBefore(mark);
    const [word, drawn] = [[...before.getClientRects()].at(-1), mark.getClientRects()[0]];
    return word && drawn && drawn.top >= word.bottom ? [mark.parentElement?.textContent ?? ''] : [];
  });
}

test('in a trial a user without a plan gets all three documents, one at a time, marked as not paid', async ({
  page,
}) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV "screening": v2');
  await page.goto(`/report/${id}`);
  for (const title of titles) {
    const document = row(page, title);
    await expect(document).toContainText('Not generated yet.');
    await expect(document).toContainText('Costs €49 outside this trial.');
    await document.getByRole('button', { name: `Generate, Free in This Trial ${title}` }).click();
    await expect(page.getByText('Document Generated Successfully', { exact: true })).toBeVisible();
    await expect(document).toContainText('Version 1 of');
    await expect(document).toContainText(MARK);
    const download = page.waitForEvent('download');
    await document.getByRole('button', { name: `Download ${title}` }).click();
    await page.getByRole('menuitem', { name: /^HTML/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`CV screening v2 - ${title}.html`);
    const html = await readFile(await file.path(), 'utf8');
    expect(html).toContain(MARK);
    expect(html).toContain(`<h1>${title}</h1>`);
  }
  await isAccessible(page);

  await row(page, 'Model card').getByRole('link', { name: 'Read Model card' }).click();
  const [banner, across] = [page.getByText(MARK, { exact: true }).first(), page.locator(`[data-mark="${MARK}"]`)];
  await expect(across).toHaveAttribute('aria-hidden', 'true');
  await isAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(banner).toBeVisible();
  await expect(across).toBeVisible();
  // Elements with a fixed position are printed on every page.
  await expect(across).toHaveCSS('position', 'fixed');
  await page.emulateMedia({ media: null });
  for (const [format, beginning] of [
    ['DOCX', 'PK'],
    ['PDF', '%PDF-'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Model card' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`CV screening v2 - Model card.${format.toLowerCase()}`);
    expect((await readFile(await file.path(), 'latin1')).startsWith(beginning)).toBe(true);
  }
});

test('while one document is being generated no other one can be', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'UK', 'Chatbot');
  await page.goto(`/uk/report/${id}`);
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/graphql', async route => {
    if (route.request().postData()?.includes('mutation GenerateDocument')) await held;
    await route.continue();
  });
  await row(page, 'Model card')
    .getByRole('button', { name: /^Generate,.+ Model card$/ })
    .click();
  await expect(row(page, 'Model card').getByRole('button', { name: 'Generating... Model card' })).toBeDisabled();
  await expect(row(page, 'Risk assessment').getByRole('button', { name: /^Generate,/ })).toBeDisabled();
  await expect(row(page, 'Risk assessment')).toContainText('Costs £39 outside this trial.');
  release();
  await expect(page.getByText('Document Generated Successfully', { exact: true })).toBeVisible();
  await expect(row(page, 'Risk assessment').getByRole('button', { name: /^Generate,/ })).toBeEnabled();
});

test('blanks are filled in place and saved, and a reviewer approves the version', async ({ page }) => {
  test.slow();
  await signedIn(page);
  const id = await completedAssessment(page, 'UK', 'Chatbot');
  await page.goto(`/uk/report/${id}`);
  await row(page, 'Transparency notice')
    .getByRole('button', { name: /^Generate,/ })
    .click();
  await row(page, 'Transparency notice').getByRole('link', { name: /^Read/ }).click();
  await expect(page).toHaveURL(`/uk/report/${id}/documents/transparency-notice`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transparency notice');
  const blanks = page.getByRole('button', { name: /^\[to be completed:/ });
  await expect(blanks.nth(2)).toBeVisible();
  const before = await blanks.count();
  expect(before).toBeGreaterThan(2);
  await isAccessible(page);
  await fitsEveryWidth(page);

  await page.getByRole('button', { name: 'Next Blank' }).click();
  await expect(blanks.first()).toBeFocused();
  await blanks.first().click();
  await isAccessible(page);
  await page.getByLabel(/^To be completed:/).fill('Northwind <b>Lending</b> Ltd');
  // The print shows the text without fields, and no line begins with a source mark.
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(marksAtLineStart)).toEqual([]);
  await expect(page.getByLabel(/^To be completed:/)).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Northwind <b>Lending<\/b> Ltd/ }).first()).toBeVisible();
  await expect(blanks).not.toHaveCount(before);
  expect(await blanks.count()).toBeLessThan(before);
  await expect(page.getByText(/ 1 of \d+ blanks filled in\./)).toBeVisible();

  await page.getByLabel('Function').fill('Risk officer');
  await page.getByRole('button', { name: 'Approve This Version' }).click();
  const asked = page.getByRole('dialog', { name: 'Your Full Name' });
  await asked.getByLabel('Full Name').fill('Ada Okafor');
  await isAccessible(page);
  await asked.getByRole('button', { name: 'Save Name' }).click();
  const question = page.getByRole('dialog', { name: /^Approve with \d+ blanks open\?$/ });
  await isAccessible(page);
  await question.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('button', { name: 'Approve This Version' })).toBeEnabled();
  await page.getByRole('button', { name: 'Approve This Version' }).click();
  await question.getByRole('button', { name: 'Approve Anyway' }).click();
  await expect(page.getByText('Reviewed and approved by Ada Okafor (function: Risk officer), ')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Reviewed and approved by Ada Okafor')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Northwind <b>Lending<\/b> Ltd/ }).first()).toBeVisible();

  await blanks.first().click();
  await page.getByLabel(/^To be completed:/).fill('Ask our desk');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Approve This Version' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Report' }).click();
  await row(page, 'Transparency notice')
    .getByRole('button', { name: /^Generate Again/ })
    .click();
  await expect(row(page, 'Transparency notice')).toContainText('Version 2 of');
  await row(page, 'Transparency notice').getByRole('link', { name: /^Read/ }).click();
  await expect(page.getByRole('button', { name: /^Northwind <b>Lending<\/b> Ltd/ }).first()).toBeVisible();
  await expect(page.getByText(/^Version 1, /)).toBeVisible();
  await blanks.first().click();
  await page.getByLabel(/^To be completed:/).fill('Ask the second desk');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Ask the second desk/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Compare with version 1' }).click();
  await expect(page.getByRole('insertion').filter({ hasText: 'Ask the second desk' })).toBeVisible();
  await expect(page.getByRole('deletion').filter({ hasText: '[to be completed:' }).first()).toBeVisible();
  await isAccessible(page);
});

test('an approved document is marked in the report after a reassessment until it is compared and confirmed', async ({
  page,
}) => {
  await signedIn(page);
  const system = await registeredSystem(page, 'UK', 'Chatbot');
  const completed = async () => {
    const id = await begunAssessment(page, 'UK', system, Number.POSITIVE_INFINITY, 'best');
    expect((await page.request.post(`/api/assessments/${id}/complete`)).ok()).toBe(true);
    return id;
  };
  const first = await completed();
  await page.request.post('/api/generate-document', { data: { assessmentId: first, documentType: 'model-card' } });
  await page.goto(`/uk/report/${first}/documents/model-card`);
  await page.getByLabel('Function').fill('Head of compliance');
  await page.getByRole('button', { name: 'Approve This Version' }).click();
  await page.getByRole('dialog', { name: 'Your Full Name' }).getByRole('button', { name: 'Not Now' }).click();
  await page.getByRole('button', { name: 'Approve Anyway' }).click();
  await expect(page.getByText('Reviewed and approved by')).toBeVisible();

  const next = await completed();
  await page.goto(`/uk/report/${next}`);
  await expect(row(page, 'Model card')).toContainText(
    /Approved for the report of .+, not yet checked against the newer/,
  );
  await isAccessible(page);
  await row(page, 'Model card').getByRole('link', { name: /^Read/ }).click();
  await page.getByRole('button', { name: 'Compare with This Report' }).click();
  await expect(page.getByText('Generating the document for this report would change only its date.')).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.getByRole('button', { name: 'Confirm It Still Fits' }).click();
  await expect(page.getByText('checked against this newer report.')).toBeVisible();
  const shown = await (await page.request.get(`/api/documents/${next}-model-card`)).json();
  expect(shown).toMatchObject({ approvedFor: first, checkedAgainst: next });
});
