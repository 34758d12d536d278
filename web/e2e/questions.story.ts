import { answersTo } from '@aicp/testing/answersTo';
import { held } from './held.ts';
import { begunAssessment, registeredSystem, signedIn } from './person.ts';
import { settled } from './settled.ts';
import { expect, test } from './story.ts';

test('a step shows one question, its section, the progress, and the way back', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot', 'Other'), 0);
  const questions = await (await page.request.get('/api/questions?jurisdiction=EU')).json();
  const go = await held(page, 'Assessment');
  await page.goto(`/assessment/${id}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
  go();
  const step = page.getByText(/^Step 1 of \d+$/);
  await expect(step).toBeVisible();
  const of = Number((await step.textContent())?.split(' of ')[1]);
  expect(of).toBeLessThan(questions.length);
  await expect(page.getByText('0% complete', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([questions[0].question]);
  await expect(page.getByRole('form').getByText(questions[0].category, { exact: true })).toBeVisible();
  await expect(page.getByRole('group').getByRole('radio')).toHaveCount(questions[0].options?.length ?? 2);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a selection is saved at once, Next waits for that, and saves it again before it continues', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'Chatbot', 'Other'), 0);
  const saved: unknown[] = [];
  page.on('request', request => {
    if (request.postData()?.includes('mutation SaveResponse')) saved.push(request.postDataJSON().variables.input);
  });
  await page.goto(`/assessment/${id}`);
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  const go = await held(page, 'SaveResponse');
  await page.getByRole('radio').first().check();
  await expect.poll(() => saved.length).toBe(1);
  await expect(next).toBeDisabled();
  go();
  await expect(page.getByText('Answer saved', { exact: true })).toBeVisible();
  await next.click();
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  expect(saved).toHaveLength(2);
  expect(saved[1]).toEqual(saved[0]);
  expect(saved[0]).toMatchObject({ assessmentId: String(id), questionId: 'eu2-obj' });
});

test('a failed completion is reported, not retried automatically, and can be retried', async ({ page }) => {
  await signedIn(page);
  const all = answersTo('UK').length;
  const id = await begunAssessment(page, 'UK', await registeredSystem(page, 'UK', 'Chatbot'), all - 1);
  await page.clock.install();
  await page.goto(`/uk/assessment/${id}`);
  await expect(page.getByText('100% complete', { exact: true })).toHaveCount(0);
  await page.getByRole('radio').first().check();
  await expect(page.getByText('100% complete', { exact: true })).toBeVisible();
  let tried = 0;
  await page.route('**/graphql', route => {
    if (route.request().postDataJSON().operationName !== 'CompleteAssessment') return route.fallback();
    tried += 1;
    return route.fulfill({ json: { data: null, errors: [{ message: 'Away.', extensions: { code: 'UNAVAILABLE' } }] } });
  });
  const complete = page.getByRole('button', { name: 'Complete Assessment' });
  await complete.click();
  const told = page.getByRole('listitem').filter({ hasText: 'Failed to complete assessment' });
  await expect(told.getByText('Error', { exact: true })).toBeVisible();
  await page.clock.runFor(60_000);
  await settled(page);
  expect(tried).toBe(1);
  await page.unroute('**/graphql');
  await complete.click();
  await expect(page).toHaveURL(`/uk/report/${id}`);
});

test('an assessment follows its own rules, whatever address it is opened at', async ({ page }) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'UK', await registeredSystem(page, 'UK', 'Chatbot'), 0);
  await page.goto(`/assessment/${id}`);
  await expect(page.getByRole('form').getByText('About the system', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/uk/dashboard');
});
