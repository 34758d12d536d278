import type { WorkerContext } from '../context.ts';
import { unstampedRoots, upsertStamp } from '../store/bundles.ts';

const AT_ONCE = 100;

/**
 * Requests the time stamps that were unavailable when their bundles were created. Stops at the first failure, because the authority is then
 * unavailable.
 */
export async function stampBundles(ctx: Pick<WorkerContext, 'stamper' | 'logger'>): Promise<void> {
  for (const root of await unstampedRoots(AT_ONCE)) if (!(await stampBundle(ctx, { root }))) return;
}

/** Requests a time stamp for a root and stores it. A missing time stamp is not a failure. */
export async function stampBundle(
  { stamper, logger }: Pick<WorkerContext, 'stamper' | 'logger'>,
  { root }: { root: string },
): Promise<boolean> {
  if (!stamper) return false;
  try {
    await upsertStamp(root, await stamper(root));
    return true;
  } catch (error) {
    logger.warn({ err: error, root }, 'no time stamp for a bundle yet; it will be requested again');
    return false;
  }
}
