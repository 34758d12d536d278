/**
 * The entry point of the containers: which process of the product this one is.
 *
 *   gateway | <service> | <service> worker | migrate      what runs
 *   admin … | billing … | files … | jobs … | reports … | restored   the commands of `npm run aicp`, with their words
 *   secrets | mail-catcher | payment-simulator            what Compose also needs
 *   healthcheck [url]                                     ends with 0 when this container's process is alive
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandFile } from '../libs/dev-stack/src/commands.ts';
import { root } from '../libs/dev-stack/src/node24.mjs';

const OTHERS = {
  gateway: 'gateway/src/main.ts',
  secrets: 'libs/dev-stack/src/containers/writeSecrets.ts',
  'mail-catcher': 'libs/dev-stack/src/containers/mailCatcher.ts',
  'payment-simulator': 'libs/dev-stack/src/containers/paymentSimulator.ts',
};

/** `admin` and `billing` are services; with arguments they are the commands of that name. */
function fileOf(role, [first]) {
  if (first === 'worker') return `services/${role}/src/worker.ts`;
  const isService = role === 'admin' || role === 'billing';
  if (isService) return first === undefined ? `services/${role}/src/main.ts` : commandFile(role, [first]);
  return commandFile(role, [first]) ?? OTHERS[role] ?? `services/${role}/src/main.ts`;
}

async function isAlive(url = `http://127.0.0.1:${process.env.OPS_PORT || 9090}/healthz`) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  return answer?.ok ?? false;
}

const [role = '', ...words] = process.argv.slice(2);
const file = join(root, fileOf(role, words) ?? 'none');
if (role === 'healthcheck') {
  process.exitCode = (await isAlive(words[0])) ? 0 : 1;
} else if (!/^[\w-]+$/.test(role) || !existsSync(file)) {
  process.stderr.write(`There is no role "${[role, ...words].join(' ')}": see scripts/role.mjs.\n`);
  process.exitCode = 64;
} else {
  // The first process of a container ignores signals without a handler, and the product installs its handlers a little later.
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => process.listenerCount(signal) === 1 && process.exit(143));
  process.env.SECRETS_DIR ||= '/run/secrets/aicp';
  process.argv.splice(1, 2, file);
  await import(pathToFileURL(file).href);
}
