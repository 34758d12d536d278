import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServiceName, serviceNames, subgraphVariable } from '@aicp/contracts/serviceNames';
import { publicActorKey } from '@aicp/service/process/actorKeys';
import { recordAddresses } from './addresses.ts';
import type { Say } from './binary.ts';
import { buildServices } from './buildServices.ts';
import { buildWeb, webDist } from './buildWeb.ts';
import { createChildLog } from './childLog.ts';
import { serviceArguments } from './deployables.ts';
import { cacheDir, machine } from './env.ts';
import { Failure } from './failure.ts';
import { firstAdministrator } from './firstAdministrator.ts';
import { freePort, isPortFree } from './freePort.ts';
import { type Kept, keepRunning } from './keepRunning.ts';
import { lockDataDir } from './lockDataDir.ts';
import { logWaits } from './logWaits.ts';
import { type Inbox, startInbox } from './mail/startInbox.ts';
import { openDataDir } from './openDataDir.ts';
import { ownVariables } from './ownVariables.ts';
import { eraseAtNight, eraseAtStart } from './rewrite/forgetErased.ts';
import { rewriteRedisLog } from './rewriteRedisLog.ts';
import { endCommands } from './runCommand.ts';
import { stopOrphans } from './runRecord.ts';
import { loadSecrets } from './secrets.ts';
import { DATABASES, type Databases, startDatabases } from './startDatabases.ts';
import { startNode } from './startNode.ts';
import { startPayments } from './startPayments.ts';
import type { SignIn } from './startSignIn.ts';

type Variables = Record<string, string | undefined>;

export interface StackOptions {
  dataDir: string;
  /** The port of the product; 0 means a free one. */
  port: number;
  /** Whether to warn in cases that `false` refuses: weak passwords, plan limits, rate limits (TRIAL in .env.example). */
  trial: boolean;
  /** Restarts services when their sources change, and leaves the web to Vite. */
  watch?: boolean;
  /** Runs gateway and services as threads of this process, which takes half the memory; not together with `watch`. */
  threads?: boolean;
  /** Runs the services and the gateway from bundles, with a quicker start and smaller processes. */
  bundled?: boolean;
  /** False does not build the web client: for tests and benchmarks of only the API. */
  web?: boolean;
  /** External servers to use. With `stripe` its keys, if any, are in the environment, and no payment simulator is started. */
  external?: { mongodbUri?: string; redisUrl?: string; smtpUrl?: string; stripe?: boolean };
  /** The port of the mail inbox; 1080 unless it is taken, and a free one for a product on a free port. */
  mailPort?: number;
  /** The product's public address, if it is not this machine's localhost. */
  publicUrl?: string;
  /**
   * The number of days by which the clocks of services and gateway are ahead, or behind if negative. For the demo's history on an empty
   * data folder.
   */
  clockOffsetDays?: number;
  /** Starts an identity provider that imitates a company's own. */
  simulateSignIn?: boolean;
  /** How often deleted data is removed from Redis's append-only file; every ten minutes, unless a test cannot wait. */
  redisForgetsEveryMs?: number;
  /** Stores MongoDB's files uncompressed, for tests that search their bytes. */
  plainFiles?: boolean;
  /** Variables added to the environment of every service and the gateway; a secret is passed only to its owner (ownVariables.ts). */
  env?: Variables;
  say?: Say;
}

export interface Stack {
  /** Resolves with the product's address when all of it answers; rejects with Failure. */
  ready: Promise<string>;
  /** Rejects when a child keeps dying; never resolves. */
  broken: Promise<never>;
  /** The addresses of the databases, once ready. */
  databases: () => Databases;
  /** The address of the mail inbox, once ready; undefined if emails go to an external server. */
  inbox: () => string | undefined;
  /** A running child by name: 'gateway', a folder of services/, 'MongoDB' or 'Redis'. Throws if there is none. */
  child: (name: string) => Kept;
  /** Stops gateway, services, Redis and MongoDB, in that order; resolves when no process is left. Can be called at any time. */
  stop: () => Promise<void>;
}

/** Seven processes share one machine, so they use small young generations and code that is compiled once for all starts. */
const FRUGAL = {
  NODE_COMPILE_CACHE: join(cacheDir(), 'compiled'),
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_ARENA_MAX: '2',
};

const SHIFTED_CLOCK = new URL('./demo/shiftedClock.ts', import.meta.url).href;

/** How long a stop waits for a start in progress. */
const BOOT_LIMIT_MS = 3000;

/** Starts the whole product on a data folder: databases, services with their workers, gateway and web. */
export function startStack(options: StackOptions): Stack {
  const { dataDir, trial, watch = false, threads = false, web = !watch, env = {} } = options;
  const { clockOffsetDays = 0, say = () => undefined } = options;
  const runDir = join(dataDir, 'run');
  const logsDir = join(dataDir, 'logs');
  const broken = Promise.withResolvers<never>();
  const children = new Map<string, Kept>();
  const closers: (() => void)[] = [];
  let databases: Databases | undefined;
  let inbox: Inbox | undefined;
  let signIn: SignIn | undefined;
  let payments: Awaited<ReturnType<typeof startPayments>> | undefined;
  const starting = new Set<string>();
  const stopped = new AbortController();
  let stopping: Promise<void> | undefined;

  async function boot(): Promise<string> {
    openDataDir(dataDir);
    closers.push(await lockDataDir(dataDir));
    const left = await stopOrphans(runDir);
    if (left.length > 0) say(`Stopped processes left over from an earlier run: ${left.join(', ')}.`);
    const hosts = loopbackHosts();
    const port = await claimPort(options.port, hosts);
    const { ACTOR_PRIVATE_KEY, SESSION_SECRET, SECRETS_KEY, BUNDLE_SIGNING_KEY, INBOX_PATH, ...stripe } =
      loadSecrets(dataDir);
    const url = `http://localhost:${port}`;
    if (!options.external?.stripe) {
      const log = createChildLog(logsDir, 'payments', say);
      closers.push(log.close);
      payments = await startPayments({
        dataDir,
        secrets: stripe,
        productUrl: `http://127.0.0.1:${port}`,
        publicUrl: options.publicUrl ?? url,
        onFault: fault => log.write(Buffer.from(`${fault}\n`)),
      });
      say('Payments: payment simulator, no real charges are made. Set STRIPE_SECRET_KEY to use a Stripe account.');
    }

    if (options.simulateSignIn) {
      // An identity provider has two hundred modules, which most products never need.
      const { startSignIn } = await import('./startSignIn.ts');
      signIn = await startSignIn({ publicUrl: options.publicUrl ?? url });
      say(`Sign-in: simulator at ${signIn.variables.OIDC_ISSUER}, nobody has to prove who they are.`);
    }

    if (!options.external?.smtpUrl) {
      const mailPort = options.mailPort ?? (options.port === 0 ? 0 : undefined);
      inbox = await startInbox({ port: mailPort, hosts, secret: INBOX_PATH, dataDir });
      say(`Mail: shown at ${inbox.url} and not delivered. Set SMTP_URL to use a mail server.`);
    }

    const [started, built, bundled] = await Promise.allSettled([
      startDatabases({
        ...{ dataDir, external: options.external, say, onCrashLoop: broken.reject },
        expires: clockOffsetDays === 0,
        plainFiles: options.plainFiles ?? false,
        stopping: stopped.signal,
      }),
      web ? buildWeb(say) : undefined,
      options.bundled ? buildServices({ say }) : undefined,
    ]);
    if (started.status === 'fulfilled') databases = started.value;
    for (const result of [started, built, bundled]) if (result.status === 'rejected') throw result.reason;
    const bundles = bundled.status === 'fulfilled' ? bundled.value : undefined;
    if (databases) closers.push(recordAddresses(dataDir, databases));
    // With a shifted clock the product creates history, of which nothing has expired.
    if (databases && clockOffsetDays === 0) {
      await eraseAtStart(databases, say);
      closers.push(eraseAtNight(databases, say));
    }
    if (databases?.redis) closers.push(rewriteRedisLog(databases.redisUrl, options.redisForgetsEveryMs));
    const shared = {
      ...FRUGAL,
      NODE_ENV: 'production',
      MIGRATE_AT_START: 'true',
      HOST: '127.0.0.1',
      ACTOR_PRIVATE_KEY,
      ACTOR_PUBLIC_KEY: publicActorKey(ACTOR_PRIVATE_KEY),
      SESSION_SECRET,
      SECRETS_KEY,
      BUNDLE_SIGNING_KEY,
      ...payments?.variables,
      ...signIn?.variables,
      ...firstAdministrator(dataDir, say),
      PUBLIC_URL: options.publicUrl ?? url,
      SMTP_URL: options.external?.smtpUrl ?? inbox?.smtpUrl,
      MAIL_FROM: machine.MAIL_FROM || 'AI Compliance <no-reply@aicp.localhost>',
      SALES_EMAIL: machine.SALES_EMAIL || 'sales@aicp.localhost',
      TRIAL: String(trial),
    };
    const services = await Promise.all(serviceNames.map(async name => ({ name, port: await freePort() })));
    const subgraphs = services.map(({ name, port }) => [subgraphVariable(name), `http://127.0.0.1:${port}/graphql`]);
    const nodes = Promise.all([
      ...services.map(({ name, port }) => keepNode(name, serviceArguments(name, bundles), port, shared)),
      keepNode('gateway', serviceArguments('gateway', bundles), port, {
        ...shared,
        ...Object.fromEntries(subgraphs),
        HOST: hosts.join(','),
        WEB_DIST: web ? webDist : undefined,
      }),
    ]);
    await logWaits(say, () => `Still starting: ${[...starting].join(', ')}.`, nodes);
    return url;
  }

  async function keepNode(
    name: ServiceName | 'gateway',
    args: string[],
    port: number,
    variables: Variables,
  ): Promise<void> {
    if (stopping) return;
    const opsPort = await freePort();
    const log = createChildLog(logsDir, name, say);
    closers.push(log.close);
    const start = () =>
      startNode({
        name,
        thread: threads,
        args: [
          ...(watch ? ['--watch', '--watch-preserve-output'] : []),
          ...(clockOffsetDays === 0 ? [] : ['--import', SHIFTED_CLOCK]),
          ...args,
        ],
        env: {
          ...ownVariables(name, { ...machine, ...variables, ...databases?.addressesOf(name), ...env }),
          CLOCK_OFFSET_DAYS: String(clockOffsetDays),
        },
        port,
        opsPort,
        ...{ runDir, log, say, stopping: stopped.signal },
      });
    starting.add(name);
    children.set(name, await keepRunning({ name, start, say, onCrashLoop: broken.reject, stopping: stopped.signal }));
    starting.delete(name);
  }

  async function stopAll(): Promise<void> {
    endCommands();
    // Any process that was being started is found by its run record below.
    await Promise.race([ready.catch(() => undefined), sleep(BOOT_LIMIT_MS, undefined, { ref: false })]);
    await children.get('gateway')?.stop();
    await Promise.all([...children.values()].map(child => child.stop()));
    const locked = closers.length > 0;
    if (locked) await stopOrphans(runDir, { except: DATABASES });
    await payments?.stop();
    await signIn?.stop();
    await inbox?.close();
    await databases?.stop();
    if (locked) await stopOrphans(runDir);
    for (const close of closers.reverse()) close();
  }

  const ready = boot();
  const stop = () => {
    stopped.abort();
    stopping ??= stopAll();
    return stopping;
  };
  ready.catch(stop);
  broken.promise.catch(() => undefined);

  return {
    ready,
    broken: broken.promise,
    databases: () => {
      if (!databases) throw new Error('The stack is not ready.');
      return databases;
    },
    inbox: () => inbox?.url,
    child: name => {
      const child = { MongoDB: databases?.mongod, Redis: databases?.redis }[name] ?? children.get(name);
      if (!child) throw new Error(`The stack does not include ${name}.`);
      return child;
    },
    stop,
  };
}

/** The loopback addresses of this machine; browsers may resolve `localhost` to either. */
function loopbackHosts(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap(list => list?.map(({ address }) => address) ?? []);
  return ['127.0.0.1', ...(addresses.includes('::1') ? ['::1'] : [])];
}

async function claimPort(wanted: number, hosts: string[]): Promise<number> {
  if (wanted === 0) return freePort();
  for (const host of hosts) {
    if (await isPortFree(wanted, host)) continue;
    const sentence = `Port ${wanted} is used by another program. Stop that program, or set PORT to another port.`;
    throw new Failure('portTaken', sentence);
  }
  return wanted;
}
