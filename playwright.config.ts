import { defineConfig } from '@playwright/test';

const ignored = ['**/node_modules/**', '.data/**'];

/** Browser stories. `npm test` starts a product of its own; by hand: BASE_URL=http://localhost:3000 npx playwright test. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/e2e/**/*.story.ts',
  testIgnore: ignored,
  outputDir: 'test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  projects: [
    {
      name: 'enforced',
      testIgnore: [...ignored, '**/*.trial.story.ts'],
      use: { baseURL: process.env.BASE_URL ?? 'http://localhost:3000' },
    },
    {
      name: 'trial',
      testMatch: '**/e2e/**/*.trial.story.ts',
      use: { baseURL: process.env.TRIAL_URL ?? 'http://localhost:3000' },
    },
  ],
  use: {
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
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
