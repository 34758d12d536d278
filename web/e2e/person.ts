import { randomBytes } from 'node:crypto';
import { type Answering, answersTo } from '@aicp/testing/answersTo';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { linkIn } from './inbox.ts';

/** A caller of the product: a page, or a client without a browser. */
type Caller = { request: APIRequestContext };

export const password = 'a long enough passphrase';

export const newUsername = () => `user-${randomBytes(6).toString('hex')}`;

/** Registers and signs in a new user by REST, for stories that do not test registration. */
export async function signedIn(caller: Caller, companyName = 'Northwind Lending'): Promise<string> {
  const username = newUsername();
  await post(caller, '/api/register', { username, email: `${username}@example.com`, password, companyName });
  return username;
}

/** Follows the verification link of a new account. */
export async function verified(caller: Caller, username: string): Promise<void> {
  const link = await linkIn(`${username}@example.com`, /verify your email address$/);
  await post(caller, '/api/verify-email', { token: link.split('#token=')[1] });
}

/** Waits until the page knows that no one is signed in and React has hydrated it. Before that, its buttons do nothing. */
export async function greetsGuest(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible();
}

/** Fills in and submits the registration form of the current page. */
export async function register(page: Page, username: string, secret = password): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByLabel('Confirm Password').fill(secret);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Signs in as the administrator of the stack under test. Returns the username. */
export async function asAdministrator(caller: Caller): Promise<string> {
  const { ADMIN_USERNAME: username = '', ADMIN_PASSWORD } = process.env;
  await post(caller, '/api/login', { username, password: ADMIN_PASSWORD });
  return username;
}

/** Creates a system of the signed-in user. Returns its id. */
export async function registeredSystem(
  caller: Caller,
  jurisdiction: 'EU' | 'UK',
  name: string,
  systemType = 'Recruitment/HR system',
): Promise<number> {
  const system = { name, systemType, jurisdiction };
  return (await post(caller, jurisdiction === 'UK' ? '/api/uk/systems' : '/api/systems', system)).id;
}

/** Starts an assessment with as many answers as requested. Returns its id. */
export async function begunAssessment(
  caller: Caller,
  jurisdiction: 'EU' | 'UK',
  aiSystemId: number,
  count: number,
  answering: Answering = 'best',
): Promise<number> {
  const { id } = await post(caller, '/api/assessments', { aiSystemId, status: 'in_progress', jurisdiction });
  await answered(caller, id, answersTo(jurisdiction, answering).slice(0, count));
  return id;
}

/** Saves answers without the user interface. */
export async function answered(
  caller: Caller,
  assessmentId: number,
  answers: readonly [string, string][],
): Promise<void> {
  if (answers.length === 0) return;
  const { errors } = await post(caller, '/graphql', {
    query: 'mutation ($input: SaveResponsesInput!) { saveResponses(input: $input) { id } }',
    variables: {
      input: {
        assessmentId: String(assessmentId),
        answers: answers.map(([questionId, answer]) => ({ questionId, answer })),
      },
    },
  });
  if (errors) throw new Error(JSON.stringify(errors));
}

/** Completes an assessment and waits for its report. Returns its id. */
export async function completedAssessment(
  caller: Caller,
  jurisdiction: 'EU' | 'UK',
  name: string,
  answering: Answering = 'best',
): Promise<number> {
  const system = await registeredSystem(caller, jurisdiction, name);
  const id = await begunAssessment(caller, jurisdiction, system, Number.POSITIVE_INFINITY, answering);
  await post(caller, `/api/assessments/${id}/complete`);
  return id;
}

async function post({ request }: Caller, path: string, data?: object) {
  const answer = await request.post(path, data ? { data } : {});
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
