import { defineConfig } from '@playwright/test';

/** Browser stories. `npm test` starts a product for them; manually: BASE_URL=http://localhost:3000 npx playwright test <file>. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/e2e/**/*.story.ts',
  testIgnore: ['**/node_modules/**', '.data/**'],
  workers: 3,
  // Stories that pass only when retried are named and counted at the end of the run. The proof does not retry.
  retries: process.env.PROOF ? 0 : 1,
  forbidOnly: true,
  // A story waits for what it names; how fast a machine is decides nothing. In the proof axe looks at each page twelve times.
  timeout: process.env.PROOF ? 900_000 : 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    screenshot: 'only-on-failure',
    // A missing element fails its story after this time, and not at the end of the story's time, twice.
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
