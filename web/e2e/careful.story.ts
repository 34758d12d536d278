import { answersTo } from '@aicp/testing/answersTo';
import type { Locator, Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { begunAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

/** Presses Tab until the target has the focus, then Enter. */
async function pressed(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate(element => element === document.activeElement);
  for (let tabs = 0; tabs < 200 && !(await isFocused()); tabs++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

const all = answersTo('UK');
const stored = async (page: Page, id: number) => (await page.request.get(`/api/assessments/${id}`)).json();

test('a careful user maps, flags, notes, reviews, changes and completes with the keyboard alone', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'UK', await registeredSystem(page, 'UK', 'Chatbot'), all.length - 3);
  await page.goto(`/uk/assessment/${id}`);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByText(`Step ${all.length - 2} of ${all.length}`)).toBeVisible();
  const question = (await heading.textContent()) ?? '';

  await test.step('the map links to an answered question and back to the open one', async () => {
    const map = page.getByRole('navigation', { name: 'Sections' });
    await pressed(page, map.getByRole('button', { name: /^Is a named senior person .* Answered$/ }));
    await expect(page.getByText(/^Your previous answer: /)).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await pressed(page, map.getByRole('button', { name: new RegExp(`^${question.slice(0, 30)}.* Open$`) }));
    await expect(heading).toHaveText(question);
  });

  await test.step('a flag and a note are shown next to the question, and are not answers', async () => {
    await pressed(page, button('Ask a Colleague Later'));
    await expect(page.getByLabel('Question (optional)')).toBeFocused();
    await page.keyboard.type('Who tells people?');
    await pressed(page, button('Flag Question'));
    await expect(page.getByText('Ask a colleague', { exact: true })).toBeVisible();
    await pressed(page, button('Add a Note'));
    await expect(page.getByLabel('Note', { exact: true })).toBeFocused();
    await page.keyboard.type('1 see the handbook');
    await pressed(page, button('Save Note'));
    await expect(page.getByText(/^Note, you, \d+ \w+ \d{4}$/)).toBeVisible();
    await expect(page.getByText('1 see the handbook', { exact: true })).toBeVisible();
    await expect(button('Next')).toBeDisabled();
    await expect(page.getByText(`• ${all.length - 3} responses saved`)).toBeVisible();
    await isAccessible(page);
    await fitsEveryWidth(page);
  });

  await test.step('the review lists what is open, and opens from every step', async () => {
    await pressed(page, button('Review Answers'));
    await expect(heading).toHaveText('Review your answers');
    await expect(
      page.getByText(`3 of ${all.length} questions need an answer. 1 is flagged to ask a colleague.`),
    ).toBeVisible();
    await expect(button('Complete Assessment')).toHaveCount(0);
    await pressed(page, button('First Open Question'));
    await expect(heading).toHaveText(question);
  });

  await test.step('answers are chosen by their keys', async () => {
    for (let open = 3; open > 1; open--) {
      await page.keyboard.press('1');
      await expect(page.getByText('Answer saved')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText('Review your answers');
      await pressed(page, button('First Open Question'));
    }
    await page.keyboard.press('1');
    await expect(page.getByText('Answer saved')).toBeVisible();
    await expect(button('Complete Assessment')).toBeEnabled();
    await pressed(page, button('Review Answers'));
  });

  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await test.step('a change links to its question and back, and a flag is cleared on the way', async () => {
    await expect(page.getByText(`All ${all.length} questions are answered.`)).toBeVisible();
    await expect(row(question)).toContainText('1 see the handbook');
    await expect(row(question)).toContainText('Ask a colleague: Who tells people?');
    await isAccessible(page);
    await fitsEveryWidth(page);
    await pressed(page, row(question).getByRole('button', { name: 'Change' }));
    await pressed(page, button('Clear flag'));
    await expect(page.getByText('Ask a colleague', { exact: true })).toHaveCount(0);
    await page.keyboard.press('2');
    await expect(page.getByText('Answer saved')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(row(question)).toContainText('Partly in place');
    await expect(row(question).getByRole('button', { name: 'Change' })).toBeFocused();
    await expect(row(question)).not.toContainText('Ask a colleague');
  });

  await pressed(page, button('Complete Assessment'));
  await expect(page).toHaveURL(`/uk/report/${id}`);
  const { responses } = await stored(page, id);
  const questionId = all[all.length - 3]?.[0];
  expect(responses).toContainEqual(expect.objectContaining({ questionId, answer: 'partial' }));
});

test.describe('without a network connection', () => {
  test.use({ expected: /ERR_FAILED/ });

  test('an answer whose save is cut off reads "Not saved. Try Again", and is saved once', async ({ page }) => {
    await signedIn(page);
    const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot', 'Other'), 0);
    await page.goto(`/assessment/${id}`);
    let tried = 0;
    await page.route('**/graphql', route => {
      if (route.request().postDataJSON().operationName !== 'SaveResponse') return route.fallback();
      tried += 1;
      return tried === 1 ? route.abort() : route.fallback();
    });
    await page.getByRole('radio').first().check();
    await expect(page.getByText('Not saved. Try Again', { exact: true })).toBeVisible();
    await expect(page.getByText('Answer saved')).toHaveCount(0);
    await expect(page.getByText(/• 0 responses saved$/)).toBeVisible();
    await isAccessible(page);
    await page.getByRole('button', { name: 'Review answers' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'What do you want to assess?' })).toContainText('Not saved');
    await page.getByRole('button', { name: 'Back to the question' }).click();
    expect((await stored(page, id)).responses).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/• 1 responses saved$/)).toBeVisible();
    await expect(page.getByText('Not saved.')).toHaveCount(0);
    expect((await stored(page, id)).responses).toHaveLength(1);
    expect(tried).toBe(2);
  });
});

test('a note carries over to the next assessment as the previous note', async ({ page }) => {
  await signedIn(page);
  const system = await registeredSystem(page, 'UK', 'Chatbot');
  const first = await begunAssessment(page, 'UK', system, Number.POSITIVE_INFINITY);
  const path = `/api/assessments/${first}/questions/${all[0]?.[0]}`;
  expect((await page.request.patch(path, { data: { note: 'Ask Legal in spring.' } })).status()).toBe(200);
  await page.request.post(`/api/assessments/${first}/complete`);
  const second = await begunAssessment(page, 'UK', system, 0);
  await page.goto(`/uk/assessment/${second}`);
  await expect(page.getByText(/^Note from \d+ \w+ \d{4}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep this note' }).click();
  await expect(page.getByText(/^Note, you, /)).toBeVisible();
  const questions = await (await page.request.get(`/api/assessments/${second}/questions`)).json();
  expect(questions[0]).toMatchObject({ note: 'Ask Legal in spring.', answer: null, flag: null });
});

test('a file is added to a question of an assessment in progress, listed only there, and removed', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'UK', await registeredSystem(page, 'UK', 'Chatbot', 'Other'), 0);
  await page.goto(`/uk/assessment/${id}`);
  const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: 'Evidence files' }).click();
  const file = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await page.getByLabel(`Files for ${question}`).setInputFiles(file);
  const files = page.getByRole('group', { name: `Files for ${question}` });
  // The file is stored before it is shown, which takes time.
  await expect(files.getByRole('link', { name: 'policy.pdf' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/• 0 responses saved$/)).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add Files/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'policy.pdf' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous' }).click();
  await files.getByRole('button', { name: 'Actions for policy.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(files.getByText('Replaced and removed (1)')).toBeVisible();
});
