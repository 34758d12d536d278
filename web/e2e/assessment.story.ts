import { begunAssessment, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('Next waits for an answer, Previous for a second question', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot'), 0);
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

test('an assessment is answered by keyboard alone, with the keys that the options show', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'UK', await registeredSystem(page, 'UK', 'Chatbot'), 0);
  await page.goto(`/uk/assessment/${id}`);
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
  for (let step = 1; step <= 3; step++) {
    await page.keyboard.press('1');
    await expect(page.getByText('Answer saved')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(new RegExp(`^Step ${step + 1} of`))).toBeVisible();
  }
});

test('whoever comes back finds their answers kept, and goes on where they stopped', async ({ page }) => {
  await signedIn(page);
  const system = await registeredSystem(page, 'EU', 'Chatbot');
  const id = await begunAssessment(page, 'EU', system, 4);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await expect(page).toHaveURL(`/assessment/${id}`);
  await expect(page.getByText(/• 4 responses saved$/)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue at question 5' }).click();
  await expect(page.getByText(/^Step 5 of/)).toBeVisible();
});

test('a completed assessment shows its answers, changes none, and leads to its report', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'UK', 'Chatbot');
  await page.goto(`/uk/assessment/${id}`);
  await expect(page.getByText('This assessment is completed.')).toBeVisible();
  const of = Number((await page.getByText(/^Step 1 of \d+$/).textContent())?.split(' of ')[1]);
  for (let step = 1; step < of; step++) {
    await expect(page.getByText(`Step ${step} of ${of}`)).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expect(page).toHaveURL(`/uk/report/${id}`);
});

test('an answer that cannot be saved says so and is kept on screen', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot'), 0);
  await page.goto(`/assessment/${id}`);
  await page.getByRole('radio').first().waitFor();
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await page.getByRole('radio').first().check();
  await expect(page.getByText('Failed to save response', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
});

test('assessments and reports that are not there say so', async ({ page }) => {
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
