import { setTimeout as sleep } from 'node:timers/promises';
import { NotReady, type ServiceProcess } from '../../process/serviceProcess.ts';
import { migrate, pending, type Target } from './migrate.ts';

const ASK_AGAIN_MS = 1_000;

/**
 * Resolves when the database has seen every migration that this release needs. Until then the process is alive, says in
 * /readyz what it waits for, and neither answers nor takes jobs. A database that is ahead, of a later release, is no obstacle.
 * @throws OtherBaseline
 * @param atStart whether to migrate here and now, as the embedded default does
 */
export async function untilMigrated(app: ServiceProcess, target: Target, atStart: boolean): Promise<void> {
  let missing = await pending(target);
  if (missing.length > 0 && atStart) {
    const done = await migrate(target, () => app.logger.info('another process is migrating the database'));
    if (done.length > 0) app.logger.info({ done }, 'migrated');
    return;
  }
  if (missing.length === 0) return;
  const sentence = () =>
    `The database ${target.database} is behind this release. Missing: ${missing.join(', ')}. Run the migrations (npm run aicp -- migrate).`;
  app.checks.set('migrations', async () => {
    if (missing.length > 0) throw new NotReady(sentence());
  });
  app.logger.warn(sentence());
  while (missing.length > 0) {
    await sleep(ASK_AGAIN_MS);
    missing = await pending(target).catch(() => missing);
  }
  app.checks.delete('migrations');
  app.logger.info('the database is up to date');
}
