import { timingSafeEqual } from 'node:crypto';
import { PROVISIONING_TOKEN } from '@aicp/contracts/inputs/provisioning';
import { tokenDigest } from '@aicp/contracts/rights/apiToken';
import type { WorkerContext } from '../../context.ts';
import { findProvisioningToken, recordProvisioningUse } from '../../store/provisioning.ts';

const MINUTE_MS = 60_000;
/** What an unknown token is compared with, so that it takes as long. */
const NOBODYS = tokenDigest('nobody');

/** The organisation that a directory's token is for, looked up at each request; null for one that is not in force. */
export async function grantProvisioning(ctx: Pick<WorkerContext, 'now'>, token: string): Promise<number | null> {
  const [, id] = PROVISIONING_TOKEN.exec(token) ?? [];
  if (!id) return null;
  const [known, now] = [await findProvisioningToken(Number(id)), ctx.now()];
  const isRight = timingSafeEqual(Buffer.from(tokenDigest(token)), Buffer.from(known?.digest ?? NOBODYS));
  if (!known || !isRight || known.expiresAt <= now) return null;
  // A directory asks many times a second: the last use is noted once a minute.
  if (!known.lastUsedAt || now.getTime() - known.lastUsedAt.getTime() > MINUTE_MS)
    await recordProvisioningUse(known.id, now);
  return known.organisationId;
}
