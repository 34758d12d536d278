import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from './story.ts';

const demo = fileURLToPath(new URL('../../libs/dev-stack/src/demo/main.ts', import.meta.url));

test('the demo creates an organisation of five people with work in every state, and its users can sign in', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { stdout } = await promisify(execFile)(process.execPath, [demo, baseURL ?? '']).catch(({ stdout }) => {
    throw new Error(stdout);
  });
  const [username = '', password = ''] = ['username', 'password'].map(
    field => stdout.match(new RegExp(`${field}  (.+)`))?.[1] ?? '',
  );
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  for (const address of ['/dashboard', '/uk/dashboard']) {
    await expect(page).toHaveURL('/dashboard');
    if (address !== '/dashboard') await page.getByRole('link', { name: 'UK', exact: true }).click();
    await expect(page).toHaveURL(address);
    for (const level of ['HIGH RISK', 'MEDIUM RISK', 'LOW RISK', 'NOT ASSESSED'])
      await expect(page.getByRole('row').getByText(level).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Loan affordability check' }).click();
  await page.getByRole('navigation', { name: 'System' }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('img', { name: /^Compliance score of 2 assessments/ })).toBeVisible();
  const read = async (path: string) => (await page.request.get(path)).json();
  expect((await read('/api/organisation/members')).map(({ role }: { role: string }) => role).sort()).toEqual([
    'approver',
    'contributor',
    'manager',
    'owner',
    'reader',
  ]);
  expect((await read('/api/systems')).length + (await read('/api/uk/systems')).length).toBe(30);
  const states = (await read('/api/actions')).map(({ state }: { state: string }) => state);
  expect(new Set(states)).toEqual(new Set(['open', 'doing', 'done', 'accepted', 'closed']));
  expect(await read('/api/systems?archived=true')).toHaveLength(1);
  const files: { kind: string; links: object[] }[] = await read('/api/evidence?state=expired');
  expect(files).toMatchObject([{ kind: 'certificate', links: [{ kind: 'answer' }] }]);
  expect(await read('/api/organisation/policies')).toHaveLength(2);
  expect((await read('/api/organisation/records')).map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'internalAudit',
    'managementReview',
  ]);
  expect((await read('/api/links')).map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'report',
    'request',
    'request',
    'room',
  ]);
  // The note appears once, at the bottom of the page.
  await expect(page.getByText(/This is a trial/)).toHaveCount(1);
  await expect(page.getByRole('banner').getByText('Trial')).toHaveCount(0);
  await page.goto('/subscription');
  await expect(page.getByText('In use: 30 of 3 systems. A trial does not limit systems.')).toBeVisible();
  await page.goto('/actions');
  await expect(page.getByText(/overdue/).first()).toBeVisible();
});
