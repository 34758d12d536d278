import type { WorkerContext } from '../context.ts';
import { findSealedOtherwise, replaceSeal } from '../store/secondFactors.ts';
import { ownerOf } from './checkSecondFactor.ts';

const PAGE_SIZE = 200;

/**
 * Seals with the first of SECRETS_KEY what an earlier key has sealed, so that the earlier one can be given up. Done whenever a
 * worker starts; what no key of the list opens is left as it is, and logged.
 */
export async function resealSecrets(ctx: Pick<WorkerContext, 'sealing' | 'logger'>): Promise<void> {
  let [sealed, lost] = [0, 0];
  for (let after = 0; ; ) {
    const page = await findSealedOtherwise(ctx.sealing.mark, after, PAGE_SIZE);
    for (const { userId, sealedSecret } of page) {
      const secret = opened(ctx, userId, sealedSecret);
      if (secret === undefined) {
        lost++;
        continue;
      }
      await replaceSeal(userId, sealedSecret, ctx.sealing.seal(secret, ownerOf(userId)));
      sealed++;
    }
    const last = page.at(-1);
    if (!last) break;
    after = last.userId;
  }
  if (sealed > 0)
    ctx.logger.info(
      { sealed },
      're-encrypted authenticator secrets with the first key of SECRETS_KEY; earlier keys can be removed',
    );
  if (lost > 0)
    ctx.logger.error(
      { lost },
      'authenticator secrets are encrypted with a key that is missing from SECRETS_KEY: restore it',
    );
}

function opened({ sealing }: Pick<WorkerContext, 'sealing'>, userId: number, sealedSecret: string): string | undefined {
  try {
    return sealing.open(sealedSecret, ownerOf(userId));
  } catch {
    return undefined;
  }
}
