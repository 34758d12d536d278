import { answersTo } from '@aicp/testing/answersTo';
import type { Browser, Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { held } from './held.ts';
import { addMember, otherBrowser, signedInOwner } from './members.ts';
import { subscribed } from './payment.ts';
import { answered, begunAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const option = (page: Page, index: number) => page.getByRole('radio').nth(index);
const chosen = (page: Page) => page.getByRole('radio', { checked: true });
const savedCount = (page: Page, count: number) =>
  expect(page.getByText(new RegExp(`• ${count} responses saved$`))).toBeVisible();

/** The text of an option. */
const readText = async (page: Page, index: number) =>
  (await page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .nth(index)
    .locator('span')
    .first()
    .textContent()) ?? '';

/** Opens an assessment, and waits until its live connection is open. */
async function openLive(page: Page, assessment: number, step: RegExp = /^Step 1 of/): Promise<void> {
  const connected = page.waitForResponse(answer => answer.url().endsWith('/api/live'));
  await page.goto(`/assessment/${assessment}`);
  await connected;
  await expect(page.getByText(step)).toBeVisible();
}

/** An owner and a contributor of one organisation, each in a browser, working on one assessment. */
async function openTwo(page: Page, browser: Browser, answers = 0) {
  const owner = await signedInOwner(page, 'Northwind Lending');
  const system = await registeredSystem(page, 'EU', 'Credit scoring', 'Other');
  const { page: colleague, username } = await addMember(page, browser, 'contributor');
  const assessment = await begunAssessment(page, 'EU', system, answers);
  return { owner, colleague, username, assessment };
}

async function memberId(page: Page, username: string): Promise<number> {
  const members: { id: number; username: string }[] = await (
    await page.request.get('/api/organisation/members')
  ).json();
  return members.find(member => member.username === username)?.id ?? 0;
}

test('a user without colleagues has no live connection, and sees nothing about colleagues', async ({ page }) => {
  await signedIn(page);
  const live: string[] = [];
  page.on('request', request => request.url().includes('/api/live') && live.push(request.url()));
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot', 'Other'), 2);
  await page.goto(`/assessment/${id}`);
  await option(page, 0).check();
  await expect(page.getByText('Answer saved')).toBeVisible();
  await expect(page.getByText(/^2 of \d+ responses are saved from an earlier visit\.$/)).toBeVisible();
  await expect(page.getByText(/Answered by/)).toHaveCount(0);
  expect(live).toEqual([]);
});

test('two users answer one assessment at once: each sees the other’s answers as unselected, and none is lost', async ({
  page,
  browser,
}) => {
  const { owner, colleague, username, assessment } = await openTwo(page, browser);
  await openLive(page, assessment);
  await openLive(colleague, assessment);
  const [first, second] = [await readText(page, 0), await readText(page, 1)];

  await test.step('a colleague’s answer is shown next to the options', async () => {
    await option(page, 0).check();
    await expect(page.getByText('Answer saved')).toBeVisible();
    const saved = Date.now();
    await expect(colleague.getByText(`Answered by ${owner}: ${first}`, { exact: true })).toBeVisible();
    test
      .info()
      .annotations.push({ type: 'milliseconds until the answer was seen', description: `${Date.now() - saved}` });
    await expect(chosen(colleague)).toHaveCount(0);
    await expect(colleague.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
    for (const one of [page, colleague]) await savedCount(one, 1);
    await fitsEveryWidth(colleague);
    await isAccessible(colleague);
  });

  await test.step('with two answers to one question the last counts, and both users are told', async () => {
    await option(colleague, 1).check();
    await expect(
      colleague.getByText(`${owner} had answered ${first}. Your answer was saved last, so it applies.`),
    ).toBeVisible();
    await expect(page.getByText(`Answered by ${username}: ${second}`, { exact: true })).toBeVisible();
    await expect(page.getByText(`You previously chose ${first}.`)).toBeVisible();
    await expect(chosen(page)).toHaveCount(0);
    await expect(option(colleague, 1)).toBeChecked();
    await isAccessible(page);
    for (const one of [page, colleague]) await savedCount(one, 1);
  });

  await test.step('simultaneous answers to different questions are both saved', async () => {
    await page.getByRole('button', { name: 'Next open question' }).click();
    await expect(page.getByText(/^Step 2 of/)).toBeVisible();
    await Promise.all([option(page, 0).check(), option(colleague, 0).check()]);
    for (const one of [page, colleague]) await savedCount(one, 2);
    await expect(option(page, 0)).toBeChecked();
    await expect(option(colleague, 0)).toBeChecked();
    const stored = await (await page.request.get(`/api/assessments/${assessment}`)).json();
    expect(stored.responses).toHaveLength(2);
  });

  await test.step('after a reload they are still shown, and not selected', async () => {
    await colleague.reload();
    await colleague.getByText(/^2 of \d+ responses are saved already\.$/).waitFor();
    await savedCount(colleague, 2);
    await expect(chosen(colleague)).toHaveCount(0);
  });
  await colleague.context().close();
});

test('when a colleague completes the assessment, the other user sees a message and the report', async ({
  page,
  browser,
}) => {
  const { owner, colleague, assessment } = await openTwo(page, browser, Number.POSITIVE_INFINITY);
  await answered(page, assessment, answersTo('EU'));
  await openLive(colleague, assessment, /^100% complete$/);
  await page.request.post(`/api/assessments/${assessment}/complete`);
  await expect(colleague).toHaveURL(`/report/${assessment}`);
  await expect(
    colleague.getByText(`${owner} completed this assessment. This is its report, with all saved answers.`).first(),
  ).toBeVisible();
  await expect(colleague.getByRole('heading', { name: 'Credit scoring' }).first()).toBeVisible();
  await colleague.context().close();
});

test('a user who becomes a reader sees why, and their answers stay; a removed member loses page, connection and token', async ({
  page,
  browser,
}) => {
  const { colleague, username, assessment } = await openTwo(page, browser);
  await subscribed(page, 'Enterprise');
  const data = { name: 'mine', scope: 'READ', expiresInDays: 1 };
  let bearer = '';
  // Identity learns of the plan a little after its purchase.
  await expect(async () => {
    const made = await colleague.request.post('/api/user/tokens', { data });
    expect(made.ok(), await made.text()).toBe(true);
    bearer = (await made.json()).token;
  }).toPass();
  const stranger = await otherBrowser(browser);
  const byToken = () => stranger.request.get('/api/systems', { headers: { authorization: `Bearer ${bearer}` } });
  expect(await (await byToken()).text()).toContain('Credit scoring');
  await openLive(colleague, assessment);
  await option(colleague, 0).check();
  await expect(colleague.getByText('Answer saved')).toBeVisible();

  const id = await memberId(page, username);
  await page.request.patch(`/api/organisation/members/${id}`, { data: { role: 'reader' } });
  await expect(
    colleague.getByText(/^You can read the answers but not change them\..* You are a reader\.$/),
  ).toBeVisible();
  await expect(option(colleague, 0)).toBeChecked();
  await expect(option(colleague, 0)).toBeDisabled();
  await savedCount(colleague, 1);

  await page.request.delete(`/api/organisation/members/${id}`);
  const removed = Date.now();
  expect((await byToken()).status()).toBe(401);
  await expect(colleague).toHaveURL('/dashboard');
  test.info().annotations.push({ type: 'milliseconds until out', description: `${Date.now() - removed}` });
  await expect(colleague.getByText('Welcome, Contoso Health', { exact: true })).toBeVisible();
  await expect(colleague.getByText('Credit scoring')).toHaveCount(0);
  for (const one of [colleague, stranger]) await one.context().close();
});

test('without a live connection a message says so, and the answers of colleagues are reloaded', async ({
  page,
  browser,
}) => {
  const { owner, colleague, assessment } = await openTwo(page, browser);
  await colleague.route('**/api/live', route => route.abort());
  await colleague.goto(`/assessment/${assessment}`);
  await expect(colleague.getByText('The live connection is lost.')).toBeVisible({ timeout: 20_000 });
  await page.goto(`/assessment/${assessment}`);
  const first = await readText(page, 0);
  await option(page, 0).check();
  await expect(page.getByText('Answer saved')).toBeVisible();
  await colleague.getByRole('button', { name: 'Reload answers' }).click();
  await expect(colleague.getByText(`Answered by ${owner}: ${first}`, { exact: true })).toBeVisible();
  await colleague.context().close();
});

test('when two users write a note on one question, the second sees who wrote first, keeps the typed text and chooses', async ({
  page,
  browser,
}) => {
  const { colleague, username, assessment } = await openTwo(page, browser);
  for (const one of [page, colleague]) {
    await openLive(one, assessment);
    await one.getByRole('button', { name: 'Add a Note' }).click();
  }
  await colleague.getByLabel('Note', { exact: true }).fill('The register is with Legal.');
  await colleague.getByRole('button', { name: 'Save Note' }).click();
  // While the text is being saved, the field contains it as well.
  await expect(colleague.getByRole('button', { name: 'Edit note' })).toBeVisible();
  await expect(colleague.getByText('The register is with Legal.')).toBeVisible();

  const theirs = await held(page, 'NotesNow');
  await page.getByLabel('Note', { exact: true }).fill('The register is here.');
  await page.getByRole('button', { name: 'Save Note' }).click();
  const choice = page.getByRole('alertdialog', { name: 'Changed since you opened it' });
  // No one can overwrite text that they have not seen.
  await expect(choice.getByRole('button', { name: 'Save My Change' })).toBeDisabled();
  theirs();
  await page.unroute('**/graphql');
  await expect(choice).toContainText(`Note, by ${username}`);
  await expect(choice).toContainText('The register is with Legal.');
  await isAccessible(page);
  await fitsEveryWidth(page);
  await choice.getByRole('button', { name: 'Keep the Saved Version' }).click();
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('The register is here.');

  await page.getByRole('button', { name: 'Save Note' }).click();
  await choice.getByRole('button', { name: 'Save My Change' }).click();
  await expect(page.getByRole('button', { name: 'Edit note' })).toBeVisible();
  for (const one of [page, colleague]) await expect(one.getByText('The register is here.')).toBeVisible();
  await colleague.context().close();
});
