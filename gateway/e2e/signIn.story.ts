import { expect, test } from '@playwright/test';
import { guestClient } from './restClient.ts';

test('without an identity provider, sign-in addresses lead back to a page that states it', async ({ baseURL }) => {
  const { http } = await guestClient(baseURL);
  for (const path of ['/api/sign-in', '/api/sign-in/callback?state=made-up']) {
    const answer = await http.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([
      303,
      expect.stringMatching(/^\/auth\/sign-in\?problem=\w+$/),
    ]);
  }
});
