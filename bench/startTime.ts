import { buildWeb } from '@aicp/dev-stack/buildWeb';
import { startDatabases } from '@aicp/dev-stack/startDatabases';
import { atEnd, temporaryFolder } from './ending.ts';
import { launchProduct } from './startProduct.ts';
import { printTable, record } from './summary.ts';

/** Measures the time from `npm start` to `ready`, next to the databases alone on the same folder. */
export async function startTime(): Promise<void> {
  await buildWeb(console.log);
  const dataDir = temporaryFolder();
  const fresh = await launchProduct(dataDir);
  await fresh.stop();

  const started = performance.now();
  const databases = await startDatabases({ dataDir });
  const floor = (performance.now() - started) / 1000;
  atEnd(databases.stop);
  await databases.stop();

  const warm = await launchProduct(dataDir);
  const goals = [{ of: 'ours' as const, most: 5 }];
  record({ name: 'npm start, warm, to ready', unit: 's', ours: [warm.seconds], baseline: [floor], goals });
  const row = (name: string, seconds: number) => [name, seconds.toFixed(1), (seconds / floor).toFixed(2)];
  printTable(
    'Start to "ready" (15 s warm is the limit)',
    ['', 'seconds', 'ratio'],
    [
      row('MongoDB and Redis alone', floor),
      row('npm start, new data folder', fresh.seconds),
      row('npm start, warm', warm.seconds),
    ],
  );
}
