import { registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('every call carries the session, and a body only as JSON', async ({ page }) => {
  await signedIn(page);
  await registeredSystem(page, 'EU', 'Chatbot');
  const calls: Promise<{ what: string; headers: Record<string, string>; body: string | null }>[] = [];
  page.on('request', request => {
    if (!/^\/(api|graphql)/.test(new URL(request.url()).pathname)) return;
    const what = `${request.method()} ${request.url()}`;
    calls.push(request.allHeaders().then(headers => ({ what, headers, body: request.postData() })));
  });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Assessment' }).click();
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByText('Answer saved')).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByRole('button', { name: 'Subscribe to Starter' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const made = await Promise.all(calls);
  expect(made.map(({ what }) => what.replace(/http:\/\/[^/]+/, ''))).toEqual(
    expect.arrayContaining(['POST /graphql', 'GET /api/pricing', 'GET /api/subscription', 'POST /api/logout']),
  );
  for (const { what, headers, body } of made) {
    expect(headers.cookie, what).toContain('=');
    if (body === null) expect(headers, what).not.toHaveProperty('content-type');
    else expect([headers['content-type'], typeof JSON.parse(body)], what).toEqual(['application/json', 'object']);
  }
});
