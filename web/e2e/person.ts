import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { linkIn } from './inbox.ts';

export const password = 'a long enough passphrase';

export const newUsername = () => `user-${randomBytes(6).toString('hex')}`;

/** Somebody new, signed in by REST: the stories that are not about registering need not fill its form. */
export async function signedIn(page: Page, companyName = 'Northwind Lending'): Promise<string> {
  const username = newUsername();
  await post(page, '/api/register', { username, email: `${username}@example.com`, password, companyName });
  return username;
}

/** Follows the link that a new account was sent. */
export async function verified(page: Page, username: string): Promise<void> {
  const link = await linkIn(`${username}@example.com`, /verify your email address$/);
  await post(page, '/api/verify-email', { token: link.split('#token=')[1] });
}

/** It is known that nobody is signed in, and the page that the build has drawn is React's: before, its buttons do nothing. */
export async function greetsGuest(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible();
}

/** Fills the form for registering, on the page that shows it, and sends it. */
export async function register(page: Page, username: string, secret = password): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByLabel('Confirm Password').fill(secret);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** The administrator of the stack that the stories are played on; resolves with the username. */
export async function asAdministrator(page: Page): Promise<string> {
  const { ADMIN_USERNAME: username = '', ADMIN_PASSWORD } = process.env;
  await post(page, '/api/login', { username, password: ADMIN_PASSWORD });
  return username;
}

/** A system of the signed-in person; resolves with its id. */
export async function registeredSystem(page: Page, jurisdiction: 'EU' | 'UK', name: string): Promise<number> {
  const system = { name, systemType: 'Recruitment/HR system', jurisdiction };
  return (await post(page, jurisdiction === 'UK' ? '/api/uk/systems' : '/api/systems', system)).id;
}

/** An assessment that was begun, with as many answers as asked for (the first option of each, or the last); resolves with its id. */
export async function begunAssessment(
  page: Page,
  jurisdiction: 'EU' | 'UK',
  aiSystemId: number,
  answers: number,
  option: 'first' | 'last' = 'first',
) {
  const { id } = await post(page, '/api/assessments', { aiSystemId, status: 'in_progress', jurisdiction });
  await answerQuestions(page, id, ({ values }) => values.at(option === 'first' ? 0 : -1) ?? '', answers);
  return id as number;
}

type Question = { id: string; values: string[] };
type Asked = { id: string; options: { value: string }[] | null; answer: string | null };

/** Answers the open questions of an assessment in their order, as they come to apply: all of them, or at most so many. */
export async function answerQuestions(
  page: Page,
  assessmentId: number,
  choose: (question: Question) => string,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let left = most; ; ) {
    const questions: Asked[] = await (await page.request.get(`/api/assessments/${assessmentId}/questions`)).json();
    const open = questions.filter(({ answer }) => answer === null).slice(0, left);
    for (const { id, options } of open) {
      const values = options?.map(({ value }) => value) ?? ['yes', 'no'];
      await post(page, '/api/responses', { assessmentId, questionId: id, answer: choose({ id, values }) });
    }
    left -= open.length;
    if (open.length === 0) return;
  }
}

/** A completed assessment, whose report stands; resolves with its id. */
export async function completedAssessment(
  page: Page,
  jurisdiction: 'EU' | 'UK',
  name: string,
  option: 'first' | 'last' = 'first',
): Promise<number> {
  const system = await registeredSystem(page, jurisdiction, name);
  const id = await begunAssessment(page, jurisdiction, system, Number.POSITIVE_INFINITY, option);
  await post(page, `/api/assessments/${id}/complete`);
  return id;
}

async function post(page: Page, path: string, data?: object) {
  const answer = await page.request.post(path, data ? { data } : {});
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
