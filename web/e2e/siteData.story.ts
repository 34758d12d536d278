import { expect, test } from './story.ts';

// The default fixture would store a cookie choice.
test.use({ cookieChoice: null });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: blocked });
    for (const name of ['cookieEnabled', 'clipboard'])
      Object.defineProperty(Navigator.prototype, name, { get: () => (name === 'clipboard' ? undefined : false) });
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
  }),
);

test('with site data blocked every public page loads and responds', async ({ page }) => {
  for (const [path, heading] of [
    ['/', 'Know where your AI systems stand under the law'],
    ['/pricing', 'Choose Your Compliance Plan'],
    ['/auth', 'Your account'],
    ['/method', 'Method'],
    ['/2-december-2026', 'Does 2 December 2026 affect me?'],
    ['/verify', 'Verify an Audit Bundle'],
    ['/security', 'Security'],
    ['/privacy', 'Privacy notice'],
    ['/terms', 'Terms'],
    ['/imprint', 'Imprint'],
    ['/invitation', 'Open the link in your invitation'],
    ['/verify-email', 'Verify your email address'],
    ['/reset-password#token=some', 'Choose a new password'],
    ['/undo-email-change#token=some', 'Undo the change of your email address?'],
    ['/auth/sign-in', 'Single sign-on'],
    ['/s', 'This link is incomplete'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true }), path).toBeVisible();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'dark');
  }
});

test('signing in says that it needs cookies, and a cookie choice holds until the page is left', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByText('Signing in requires cookies, and this browser blocks them.')).toBeVisible();
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.getByRole('button', { name: 'Decline' }).click();
  await expect(banner).toBeHidden();
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Compliance Plan');
  await expect(banner).toBeHidden();
});
