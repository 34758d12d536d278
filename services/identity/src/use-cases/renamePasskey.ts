import { signedInPersonally } from '@aicp/contracts/actor';
import { parse } from '@aicp/contracts/parse';
import { RenamePasskeyInput } from '@aicp/contracts/passkeyInputs';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { type Passkey, setPasskeyName } from '../store/passkeys.ts';

/** Its name is for its owner alone, to tell it from the others. */
export async function renamePasskey(
  ctx: RequestContext,
  { id, ...input }: { id: string; name: string },
): Promise<Passkey> {
  const { userId } = signedInPersonally(ctx.actor);
  const passkeyId = idOrNotFound(id, 'Passkey');
  const { name } = parse(RenamePasskeyInput, input);
  const renamed = await setPasskeyName(userId, passkeyId, name);
  if (!renamed) throw notFound('Passkey');
  return renamed;
}
