import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Stack, type StackOptions, startStack } from '@aicp/dev-stack/startStack';

/** Two of everything except the databases: two gateways and two of each service, on one MongoDB and one Redis with the same secrets. */
export type Two = { stacks: readonly [Stack, Stack]; urls: readonly [string, string]; stop: () => Promise<void> };

/** @param options for both; `dataDir` contains the databases of both */
export async function startTwo(options: Omit<StackOptions, 'port' | 'web'>): Promise<Two> {
  const common = { ...options, port: 0, web: false };
  const first = startStack(common);
  const url = await first.ready;
  const dataDir = join(options.dataDir, 'second');
  mkdirSync(dataDir, { recursive: true });
  cpSync(join(options.dataDir, 'secrets.json'), join(dataDir, 'secrets.json'));
  const { mongodbUri, redisUrl } = first.databases();
  const second = startStack({ ...common, dataDir, external: { ...options.external, mongodbUri, redisUrl } });
  const stop = async () => {
    await second.stop();
    await first.stop();
  };
  try {
    return { stacks: [first, second], urls: [url, await second.ready], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
