import { answersTo } from '@aicp/testing/answersTo';
import { begunAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('Next waits for an answer, Previous for a second question', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot', 'Other'), 0);
  await page.goto(`/assessment/${id}`);
  await expect(page.getByText('Please select an answer to continue')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test('an assessment is answered with the keyboard alone, with the keys shown on the options', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'UK', await registeredSystem(page, 'UK', 'Chatbot', 'Other'), 0);
  await page.goto(`/uk/assessment/${id}`);
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  // Once opened, the help text handles Enter itself until an answer is chosen.
  await page.getByText('Explanation').click();
  for (let step = 1; step <= 3; step++) {
    await page.keyboard.press('1');
    await expect(page.getByText('Answer saved')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(new RegExp(`^Step ${step + 1} of`))).toBeVisible();
  }
});

test('a returning user finds the saved answers and continues at the same question', async ({ page }) => {
  await signedIn(page);
  const system = await registeredSystem(page, 'EU', 'Chatbot');
  const id = await begunAssessment(page, 'EU', system, 4);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await expect(page).toHaveURL(`/assessment/${id}`);
  await expect(page.getByText(/• 4 responses saved$/)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText(/^Step 5 of/)).toBeVisible();
  await expect(page.getByText(/^4 of \d+ responses are saved from an earlier visit\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the first question' }).click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText(/^Your previous answer: An AI system/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
});

test('a completed assessment shows its answers, changes none, and leads to its report', async ({ page, reports }) => {
  await page.goto(`/uk/assessment/${reports.uk}`);
  await expect(page.getByText('This assessment is completed and its answers can no longer be changed.')).toBeVisible();
  const of = Number((await page.getByText(/^Step 1 of \d+$/).textContent())?.split(' of ')[1]);
  for (let step = 1; step < of; step++) {
    await expect(page.getByText(`Step ${step} of ${of}`)).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expect(page).toHaveURL(`/uk/report/${reports.uk}`);
});

test('after a reload the answers are asked again, and count as saved', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot', 'Other'), 0);
  await page.goto(`/assessment/${id}`);
  await page.getByRole('radio').first().check();
  await expect(page.getByText('Answer saved')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText(/^Question 2 of \d+ • 1 responses saved$/)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText(/^Your previous answer: /)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a question with more than nine options shows letters, which select them', async ({ page }) => {
  await signedIn(page);
  const step = answersTo('EU').findIndex(([id]) => id === 'eu2-role');
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot'), step);
  await page.goto(`/assessment/${id}`);
  await expect(page.getByText(`Step ${step + 1} of`)).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('radio').nth(10)).toBeChecked();
  await page.keyboard.press('9');
  await expect(page.getByRole('radio').nth(8)).toBeChecked();
});

test('help opens below the question, and its legal terms have explanations', async ({ page }) => {
  await signedIn(page);
  const own = { 'eu2-role': 'own' };
  const step = answersTo('EU', own).findIndex(([id]) => id === 'eu2-pl-seat');
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot', 'Other'), step, own);
  await page.goto(`/assessment/${id}`);
  const help = page.getByText(/^Counts: the seat of the company/);
  await expect(help).toBeHidden();
  await page.getByText('Explanation').click();
  await expect(help).toBeVisible();
  await page.getByRole('button', { name: 'provider', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('provider');
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test('an assessment that cannot be loaded, or has no questions, reports it and leads back', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot', 'Other'), 0);
  let answer: object = {
    data: null,
    errors: [{ message: 'Something went wrong', extensions: { code: 'INTERNAL' }, path: ['assessment'] }],
  };
  await page.route('**/graphql', route =>
    route.request().postData()?.includes('query Assessment') ? route.fulfill({ json: answer }) : route.fallback(),
  );
  await page.goto(`/assessment/${id}`);
  await expect(page.getByRole('heading', { name: 'Assessment Error' })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  const system = { __typename: 'AiSystem', id: '1', jurisdiction: 'EU', name: 'Chatbot', systemType: null };
  const nothing = { questions: [], responses: [], suggestions: [], previous: null, lastAnswers: [] };
  const none = { ...nothing, annotations: [], lastNotes: [], otherLaw: null };
  const empty = { id: String(id), status: 'in_progress', jurisdiction: 'EU', isCurrentBank: true, system, ...none };
  answer = { data: { assessment: { __typename: 'Assessment', ...empty } } };
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Unable to load assessment questions. Please try again.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an answer that cannot be saved is reported, kept on screen, and saved by Next', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot', 'Other'), 0);
  await page.goto(`/assessment/${id}`);
  await page.getByRole('radio').first().waitFor();
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    Object.assign(window, { reconnect: () => Object.assign(window, { fetch: real }) });
  });
  await page.getByRole('radio').first().check();
  await expect(page.getByText('Failed to save response', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByText(/• 0 responses saved$/)).toBeVisible();
  await page.evaluate('window.reconnect()');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Question 2 of \d+ • 1 responses saved$/)).toBeVisible();
});

test('missing assessments and reports are reported', async ({ page }) => {
  await signedIn(page);
  await page.goto('/assessment/999999999');
  await expect(page.getByRole('heading', { name: 'Assessment Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/uk/report/999999999');
  await expect(page.getByRole('heading', { name: 'Report Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/uk/dashboard');
});
