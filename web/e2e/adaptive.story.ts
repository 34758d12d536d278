import { answersTo } from '@aicp/testing/answersTo';
import { isAccessible } from './axe.ts';
import { begunUnderPastLaw } from './pastLaw.ts';
import { begunAssessment, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const screening = { 'eu2-f-dec': 'yes', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' };
const stepOf = (id: string, changes: Record<string, string> = {}) =>
  answersTo('EU', changes).findIndex(([question]) => question === id);
const USED = 'query ($id: ID!) { assessment(id: $id) { organisationAnswers { questionId } } }';

test('the suggested answer for the system type is shown next to the options, and counts once it is confirmed', async ({
  page,
}) => {
  await signedIn(page);
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'CV screening'), 0);
  await page.goto(`/assessment/${id}`);
  await expect(page.getByText('Suggested for a recruitment/HR system: An AI system', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(page.getByText(/• 0 responses saved$/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText(/^Question 2 of \d+ • 1 responses saved$/)).toBeVisible();
});

test('an answer hides questions, and changing it restores them unchanged', async ({ page }) => {
  await signedIn(page);
  const begun = stepOf('eu2-5a', screening);
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'CV screening'), begun, screening);
  await page.goto(`/assessment/${id}`);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('button', { name: /^Functions/ })).toContainText('5 of 5');
  await sections.getByRole('button', { name: /^Subject of the assessment/ }).click();
  await page.getByRole('radio', { name: 'A general-purpose AI model only, without a system' }).check();
  await expect(page.getByText('Answer saved')).toBeVisible();
  await expect(sections.getByRole('button', { name: /^Functions/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /^An AI system/ }).check();
  await expect(sections.getByRole('button', { name: /^Functions/ })).toContainText('5 of 5');
  await sections.getByRole('button', { name: /^Prohibited practices/ }).click();
  await expect(page.getByText(`Step ${begun + 1} of`)).toBeVisible();
});

test('duties are visibly postponed with one click, and answered later', async ({ page }) => {
  await signedIn(page);
  const first = stepOf('eu2-d-26-1', screening);
  const id = await begunAssessment(page, 'EU', await registeredSystem(page, 'EU', 'CV screening'), first, screening);
  await page.goto(`/assessment/${id}`);
  await page.getByRole('button', { name: 'Not Reviewed Yet' }).click();
  const notice = page.getByText(/^Deployer duties: \d+ answers are set to Not sure\.$/);
  const left = Number(/\d+/.exec((await notice.textContent()) ?? '')?.[0]);
  expect(left).toBeGreaterThan(1);
  await expect(page.getByText(`Step ${first + left + 1} of`)).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Answer them now' }).click();
  await expect(page.getByText(`Step ${first + 1} of`)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('Your previous answer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  const answered = async () => (await (await page.request.get(`/api/assessments/${id}`)).json()).responses;
  const oversight = { questionId: 'eu2-d-26-1' };
  expect(await answered()).toContainEqual(expect.objectContaining({ ...oversight, answer: 'unsure' }));
  await page.getByRole('radio', { name: /^In place/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`Step ${first + 2} of`)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await answered()).toContainEqual(expect.objectContaining({ ...oversight, answer: 'implemented' }));
});

test('the organisation’s facts are used with their date instead of being asked for again, and can be changed on the organisation page', async ({
  page,
}) => {
  await signedIn(page);
  await completedAssessment(page, 'EU', 'First system');
  const organisation = async () => (await (await page.request.get('/api/organisation')).json()).kind;
  await expect.poll(organisation).toBe('private');
  const literacy = { id: 'eu2-d-4', jurisdiction: 'EU', answer: 'implemented' };
  await page.request.patch('/api/organisation/duties', { data: literacy });
  const system = await registeredSystem(page, 'EU', 'Second system', 'Other');
  const id = await begunAssessment(page, 'EU', system, 0);
  await page.goto(`/assessment/${id}`);
  const line = page.getByText(/^\d+ facts about your organisation are used\. Review them$/);
  await expect(line).toHaveText('4 facts about your organisation are used. Review them');
  await expect(page.getByText(/^Question 1 of \d+ • 0 responses saved$/)).toBeVisible();
  await fitsEveryWidth(page);
  await isAccessible(page);
  await page.getByRole('link', { name: 'Review them' }).click();
  const facts = page.getByRole('region', { name: '4 facts about your organisation are used' });
  const kind = facts.locator('div').filter({ has: page.getByText('What kind of organisation are you?') });
  await expect(kind.getByRole('definition')).toHaveText(/^Private, without public servicesAs of \d+ \w+ \d{4}$/);
  await fitsEveryWidth(page);
  await isAccessible(page);

  await facts.getByRole('link', { name: 'facts about your organisation' }).click();
  await expect(page).toHaveURL('/organisation');
  await page.getByRole('button', { name: 'Edit Organisation' }).click();
  await page.getByLabel('What kind of organisation are you?').selectOption('Public authority');
  await page.getByLabel(/^Worldwide annual turnover/).fill('12,000,000');
  await page.getByRole('button', { name: 'Save Organisation' }).click();
  await expect(page.getByText('Organisation saved', { exact: true })).toBeVisible();
  await expect(page.getByText('€12,000,000')).toBeVisible();
  // The size of a public body has no effect; its turnover is a fact too.
  await expect.poll(used).toEqual(['eu2-pl-d', 'eu2-o-kind', 'eu2-o-size', 'eu2-d-4']);
  await page.goBack();
  await expect(line).toHaveText('4 facts about your organisation are used. Review them');

  for (const [questionId, answer] of answersTo('EU', { 'eu2-o-kind': 'authority' })) {
    if (['eu2-pl-d', 'eu2-o-kind', 'eu2-d-4'].includes(questionId)) continue;
    await page.request.post('/api/responses', { data: { assessmentId: id, questionId, answer } });
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Complete Assessment' })).toBeDisabled();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expect(page).toHaveURL(`/report/${id}`);
  const { responses } = await (await page.request.get(`/api/assessments/${id}`)).json();
  expect(responses).toContainEqual(
    expect.objectContaining({ questionId: 'eu2-o-kind', answer: 'authority', fromOrganisation: true }),
  );

  async function used() {
    const questions = await (await page.request.post('/graphql', { data: { query: USED, variables: { id } } })).json();
    return questions.data.assessment.organisationAnswers.map(({ questionId }: { questionId: string }) => questionId);
  }
});

test('a contradiction is shown next to the last step and in the review, and not before the report', async ({
  page,
}) => {
  await signedIn(page);
  const all = answersTo('EU');
  const system = await registeredSystem(page, 'EU', 'CV screening');
  const id = await begunAssessment(page, 'EU', system, all.length - 1);
  await page.goto(`/assessment/${id}`);
  const notice = page.getByRole('region', { name: 'The system type and your answers do not agree' });
  await expect(notice).toContainText('You described the system as a recruitment or HR system');
  await page.keyboard.press('1');
  await expect(page.getByText('Answer saved')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Review Answers' }).click();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Show the Answer' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('decisions about individual people');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: /^Literacy/ })
    .click();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Complete Assessment' }).click();
  await expect(page).toHaveURL(`/report/${id}`);
});

test('an assessment on an earlier bank continues, and offers a restart at each visit', async ({ page }) => {
  await signedIn(page);
  const id = await begunUnderPastLaw(page, await registeredSystem(page, 'EU', 'CV screening'));
  await page.goto(`/assessment/${id}`);
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Question 2 of \d+ • 1 responses saved$/)).toBeVisible();
  const notice = page.getByRole('region', { name: 'New questions' });
  await expect(notice).toContainText(
    'More precise questions, asked only if they apply, have been available since 27 November 2026',
  );
  await isAccessible(page);
  await notice.getByRole('button', { name: 'Not now' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await notice.getByRole('button', { name: 'Start Again with the New Questions' }).click();
  await expect(page).not.toHaveURL(`/assessment/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you want to assess?');
  await expect(notice).toBeHidden();
});
