import { StampBundle } from '@aicp/contracts/events/documentJobs';
import { pollUntil } from '@aicp/service/process/pollUntil';
import type { RoomContext } from '../context.ts';
import { type Chain, chainOf, type Manifest, type ManifestHead, stateOf } from '../domain/manifest.ts';
import { sha256 } from '../domain/sha256.ts';
import { findBundleKey } from '../store/bundleKeys.ts';
import { findBundle, findBundleOf, insertBundleOnce, type SealedBundle } from '../store/bundles.ts';

/** The longest time, in milliseconds, that the first bundle of a state waits for its time stamp. */
const STAMP_MS = 6_000;

/**
 * The signed manifest of a bundle. Its time, signature and time stamp are those of the first bundle of this state: later ones are equal
 * byte for byte, even after a change of the key.
 * @param waits whether a first seal waits for its time stamp, which otherwise arrives later
 */
export async function sealBundle(
  ctx: RoomContext,
  head: Omit<ManifestHead, 'madeAt'>,
  files: readonly { path: string; bytes: number; sha256: string }[],
  { waits = true }: { waits?: boolean } = {},
): Promise<Manifest> {
  const state = stateOf(head, files, sha256);
  const chainAt = (madeAt: Date) => chainOf({ ...head, madeAt: madeAt.toISOString() }, files, sha256);
  const sealed = (await findBundleOf(state)) ?? (await seal(ctx, state, chainAt(ctx.now()), waits));
  const { id, madeAt, kid, signature, timestamp } = sealed;
  const key = await findBundleKey(kid);
  const chain = chainAt(madeAt);
  if (!key || chain.root !== id) throw new Error(`Bundle ${id} cannot be created again.`);
  return {
    ...chain,
    signature: { algorithm: 'Ed25519', kid, publicKey: key.publicKey, value: signature },
    timestamp: timestamp && {
      time: timestamp.time.toISOString(),
      sha256: sha256(timestamp.token),
      token: timestamp.token.toString('base64'),
    },
  };
}

async function seal(ctx: RoomContext, state: string, { root, head }: Chain, waits: boolean): Promise<SealedBundle> {
  const { signer, stamps } = ctx;
  const madeAt = new Date(head.madeAt);
  const signature = signer.sign(root);
  const first = { id: root, state, madeAt, kid: signer.kid, signature, timestamp: null, stampDue: stamps };
  const sealed = await ctx.transaction(async tx => {
    const sealed = await insertBundleOnce(tx, first);
    if (sealed.stampDue) tx.send(StampBundle, { root: sealed.id });
    return sealed;
  });
  if (!sealed.stampDue || !waits) return sealed;
  const stamped = await pollUntil(async () => {
    const bundle = await findBundle(sealed.id);
    return bundle?.timestamp ? bundle : undefined;
  }, STAMP_MS);
  return stamped ?? sealed;
}
