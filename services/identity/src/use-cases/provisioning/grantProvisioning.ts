import { timingSafeEqual } from 'node:crypto';
import { PROVISIONING_TOKEN } from '@aicp/contracts/inputs/provisioning';
import { tokenDigest } from '@aicp/contracts/rights/apiToken';
import type { WorkerContext } from '../../context.ts';
import { findProvisioningToken, recordProvisioningUse } from '../../store/provisioning.ts';

const MINUTE_MS = 60_000;
/** Compared with unknown tokens, so that they take as long. */
const NOBODYS = tokenDigest('nobody');

/** The organisation of a directory's token, looked up at each request; null for an invalid one. */
export async function grantProvisioning(ctx: Pick<WorkerContext, 'now'>, token: string): Promise<number | null> {
  const [, id] = PROVISIONING_TOKEN.exec(token) ?? [];
  if (!id) return null;
  const [known, now] = [await findProvisioningToken(Number(id)), ctx.now()];
  const isRight = timingSafeEqual(Buffer.from(tokenDigest(token)), Buffer.from(known?.digest ?? NOBODYS));
  if (!known || !isRight || known.expiresAt <= now) return null;
  // A directory sends many requests a second: the last use is recorded once a minute.
  if (!known.lastUsedAt || now.getTime() - known.lastUsedAt.getTime() > MINUTE_MS)
    await recordProvisioningUse(known.id, now);
  return known.organisationId;
}
