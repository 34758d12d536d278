import { RenamePasskeyInput } from '@aicp/contracts/inputs/passkeyInputs';
import { parse } from '@aicp/contracts/parse';
import { signedInPersonally } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../../context.ts';
import { type Passkey, setPasskeyName } from '../../store/passkeys.ts';

/** The name only helps its owner tell passkeys apart. */
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
