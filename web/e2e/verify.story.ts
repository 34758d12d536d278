import { isAccessible } from './axe.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('the recipient of an audit bundle sees without an account whether it is genuine and unchanged', async ({
  page,
  browser,
}) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'Merger model');
  const bundle = () => page.request.post(`/api/assessments/${id}/audit-bundle`);
  // The service that creates bundles receives the report event a little later.
  await expect.poll(async () => (await bundle()).status()).toBe(200);
  const answer = await bundle();
  const root = (answer.headers().etag ?? '').replaceAll('"', '');
  const bytes = await answer.body();
  expect((await (await bundle()).body()).equals(bytes)).toBe(true);

  const auditor = await (await browser.newContext()).newPage();
  await auditor.goto('/verify');
  await auditor.getByRole('textbox', { name: 'Root' }).fill('12');
  await auditor.getByRole('button', { name: 'Check Root' }).click();
  await expect(auditor.getByRole('alert')).toHaveText('A root has 64 digits, 0 to 9 and a to f.');
  await auditor.getByRole('textbox', { name: 'Root' }).fill(root);
  await auditor.getByRole('button', { name: 'Check Root' }).click();
  const status = auditor.getByRole('status').filter({ hasText: /root|bundle/i });
  await expect(status).toContainText('A bundle with this root was created here');
  await expect(status).toContainText('Valid. Key: ');
  await expect(status).not.toContainText('Merger model');
  await isAccessible(auditor);
  await fitsEveryWidth(auditor);

  const choose = (name: string, buffer: Buffer) =>
    auditor.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
  await choose('bundle.zip', bytes);
  await expect(status).toContainText('This bundle was created here and is unchanged');
  await expect(status).toContainText('Merger model');

  const changed = Buffer.from(bytes);
  changed.write('X', changed.lastIndexOf('Merger model'));
  await choose('bundle.zip', changed);
  await expect(status).toContainText('This bundle was changed');
  await isAccessible(auditor);

  await choose('bundle.zip', Buffer.from('no bundle'));
  await expect(auditor.getByRole('alert')).toContainText('neither an audit bundle nor its manifest.json');
  await auditor.getByRole('textbox', { name: 'Root' }).fill('0'.repeat(64));
  await auditor.getByRole('button', { name: 'Check Root' }).click();
  await expect(status).toContainText('No bundle with this root was created here');

  const { keys } = await (await page.request.get('/.well-known/aicp-bundle-keys.json')).json();
  expect(keys).toMatchObject([{ kty: 'OKP', crv: 'Ed25519', retired: null }]);
});
