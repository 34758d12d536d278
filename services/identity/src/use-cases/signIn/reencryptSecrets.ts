import type { WorkerContext } from '../../context.ts';
import { findConnectionsSealedOtherwise, replaceConnectionSeal, sealOwnerOf } from '../../store/connections.ts';
import { findSealedOtherwise, replaceSeal } from '../../store/secondFactors.ts';
import { ownerOf } from './checkSecondFactor.ts';

const PAGE_SIZE = 200;

type Ctx = Pick<WorkerContext, 'sealing' | 'logger'>;

/** A collection with sealed secrets, each under its owner's number. */
type Shelf = {
  secrets: string;
  find(mark: string, after: number, limit: number): Promise<{ id: number; sealedSecret: string }[]>;
  replace(id: number, from: string, sealedSecret: string): Promise<void>;
  ownerOf(id: number): string;
};

const SHELVES: Shelf[] = [
  {
    secrets: 'authenticator secrets',
    find: async (...page) =>
      (await findSealedOtherwise(...page)).map(({ userId: id, sealedSecret }) => ({ id, sealedSecret })),
    replace: replaceSeal,
    ownerOf,
  },
  {
    secrets: 'single sign-on client secrets',
    find: async (...page) =>
      (await findConnectionsSealedOtherwise(...page)).map(({ organisationId: id, sealedSecret }) => ({
        id,
        sealedSecret,
      })),
    replace: replaceConnectionSeal,
    ownerOf: sealOwnerOf,
  },
];

/**
 * Reseals with the first of SECRETS_KEY everything that an earlier key has sealed, so that the earlier key can be removed. Runs at each
 * start of a worker; secrets that no listed key opens stay, and are logged.
 */
export async function reencryptSecrets(ctx: Ctx): Promise<void> {
  for (const shelf of SHELVES) await reseal(ctx, shelf);
}

async function reseal(ctx: Ctx, shelf: Shelf): Promise<void> {
  let [sealed, lost] = [0, 0];
  for (let after = 0; ; ) {
    const page = await shelf.find(ctx.sealing.mark, after, PAGE_SIZE);
    for (const { id, sealedSecret } of page) {
      const owner = shelf.ownerOf(id);
      const secret = openSecret(ctx, owner, sealedSecret);
      if (secret === undefined) {
        lost++;
        continue;
      }
      await shelf.replace(id, sealedSecret, ctx.sealing.seal(secret, owner));
      sealed++;
    }
    const last = page.at(-1);
    if (!last) break;
    after = last.id;
  }
  if (sealed > 0)
    ctx.logger.info(
      { sealed },
      `re-encrypted ${shelf.secrets} with the first key of SECRETS_KEY; earlier keys can be removed`,
    );
  if (lost > 0)
    ctx.logger.error(
      { lost },
      `${shelf.secrets} are encrypted with a key that is missing from SECRETS_KEY: restore it`,
    );
}

function openSecret({ sealing }: Pick<Ctx, 'sealing'>, owner: string, sealedSecret: string): string | undefined {
  try {
    return sealing.open(sealedSecret, owner);
  } catch {
    return undefined;
  }
}
