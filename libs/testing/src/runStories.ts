/**
 * `npm test`, second half: browser stories, against the whole product started on an empty data folder, or against BASE_URL and its
 * administrator (ADMIN_USERNAME, ADMIN_PASSWORD). Stories named `*.trial.story.ts` run against a trial, or TRIAL_URL.
 * `*.selfHosted.story.ts` need a product that is set up for an organisation's own staff, and `*.signOn.story.ts` one with an identity
 * provider. `*.signOnOnly.story.ts` need one that requires single sign-on; all others run against one that enforces all limits.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { binaryEnv } from '@aicp/dev-stack/binary';
import { root } from '@aicp/dev-stack/deployables';
import { machine } from '@aicp/dev-stack/env';
import { loadSecrets } from '@aicp/dev-stack/secrets';
import { startStack } from '@aicp/dev-stack/startStack';
import { collectSpans } from './collectSpans.ts';
import { dataFolder } from './dataFolder.ts';
import { findChromium } from './findChromium.ts';

/**
 * Every story is a client with its own address (X-Forwarded-For), so that they do not use up each other's limits. They know the
 * administrator's password.
 */
const STORY = { TRUST_PROXY: '127.0.0.1,::1', ADMIN_USERNAME: 'story.admin', ADMIN_PASSWORD: randomUUID() };

const say = (text: string) => void process.stdout.write(`${text}\n`);
/** A refusal means a missing line in redisUsers.ts. Services work without it, so it would go unnoticed. */
const forbidden: string[] = [];
function sayOfStack(text: string): void {
  if (text.includes('NOPERM')) forbidden.push(text);
  say(text);
}
const stories = process.argv.slice(2);
/** One product at a time, because all stories of a run are of one kind. */
const kind =
  (['trial', 'selfHosted', 'signOn', 'signOnOnly'] as const).find(of =>
    stories.some(path => path.endsWith(`.${of}.story.ts`)),
  ) ?? 'enforced';
/** The port at which a story answers for the domains of organisations. */
const DNS_PORT = '15353';
/** New users join the first organisation, which is the administrator's. */
const SIGN_ON = {
  OIDC_ORGANISATION: '1000001',
  OIDC_GROUP_ROLES: 'Compliance owners=owner; Compliance managers=manager',
  DNS_SERVERS: `127.0.0.1:${DNS_PORT}`,
};
/** An operator with all details, and with claims for the first pages. */
const NAMED = {
  OPERATOR_NAME: 'Example Ltd',
  OPERATOR_ADDRESS: '1 High Street; London SW1A 1AA',
  OPERATOR_EMAIL: 'hello@example.com',
  PROCESSORS: 'Example Hosting GmbH, servers, Germany',
  USED_BY: '12 hospitals',
  CALCULATOR_FINES: 'general=3000000',
};
const SELF_HOSTED = { ADMIN_SECOND_FACTOR: 'required', PLANS: 'off' };
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort());

const dataDir = dataFolder('aicp-stories-');
let stopProduct = async () => {};
try {
  const given = {
    trial: machine.TRIAL_URL,
    selfHosted: undefined,
    signOn: undefined,
    signOnOnly: undefined,
    enforced: machine.BASE_URL,
  }[kind];
  process.exitCode = await play(given ? { BASE_URL: given } : await startProduct());
  for (const text of forbidden) say(`failed: Redis refused what the product needs: ${text}`);
  if (forbidden.length) process.exitCode = 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await stopProduct();
  rmSync(dataDir, { recursive: true, force: true });
}

/** @returns the addresses of the product, its emails, databases, logs and traces, for the stories' environment */
async function startProduct(): Promise<Record<string, string>> {
  const traces = join(dataDir, 'spans.jsonl');
  const collector = await collectSpans(traces);
  const own = {
    trial: {},
    enforced: {},
    selfHosted: SELF_HOSTED,
    signOn: { ...SIGN_ON, ...NAMED },
    signOnOnly: { ...SIGN_ON, OIDC_ONLY: 'true' },
  }[kind];
  const env = { ...STORY, ...own, OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
  const stack = startStack({
    dataDir,
    port: 0,
    trial: kind === 'trial',
    bundled: true,
    // Like `npm start`; the other kinds have a process for each service.
    threads: kind === 'trial',
    env,
    say: sayOfStack,
    redisForgetsEveryMs: 5_000,
    external: { stripe: kind === 'selfHosted' },
    simulateSignIn: kind === 'signOn' || kind === 'signOnOnly',
  });
  stopProduct = async () => {
    await stack.stop();
    collector.close();
  };
  const url = await stack.ready;
  const { mongodbUri, redisUrl } = stack.databases();
  return {
    ...STORY,
    BASE_URL: url,
    MAIL_URL: stack.inbox() ?? '',
    // For the story that searches for leftovers of a deleted user.
    BASE_URL_MONGODB: mongodbUri,
    BASE_URL_REDIS: redisUrl,
    BASE_URL_DATA: dataDir,
    // For the stories that make a session look older.
    BASE_URL_SESSION_SECRET: loadSecrets(dataDir).SESSION_SECRET,
    BASE_URL_LOGS: join(dataDir, 'logs'),
    BASE_URL_TRACES: traces,
    BASE_URL_DNS_PORT: DNS_PORT,
  };
}

/** Runs Playwright on the stories that match this script's arguments. Returns its exit code. */
async function play(addresses: Record<string, string>): Promise<number> {
  const chromium = await findChromium(say);
  say(`Chromium: ${chromium.origin}`);
  const cli = join(root, 'node_modules/playwright/cli.js');
  const child = spawn(process.execPath, [cli, 'test', '--output', join(root, 'test-results', kind), ...stories], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...binaryEnv(chromium), ...addresses, CHROMIUM_PATH: chromium.path },
    signal: interrupted.signal,
    killSignal: 'SIGINT',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
