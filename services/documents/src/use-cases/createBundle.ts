import { finished } from 'node:stream';
import { BundleDownloaded } from '@aicp/contracts/events/documentEvents';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import type { Letterhead } from '../domain/branding.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { findSubject } from '../store/subjects.ts';
import { listEvidenceAndQms } from '../store/things.ts';
import { type Bundle, bundleFiles } from './bundleFiles.ts';
import { documentsIn } from './documentsIn.ts';
import { readTrail } from './readTrail.ts';
import { requireApproved } from './requireApproved.ts';
import { sealBundle } from './sealBundle.ts';
import { letterheadOf } from './viewBranding.ts';

/**
 * One tamper-evident file with everything about an assessment. It occupies one of the user's two download slots until its last byte is
 * read.
 */
export async function createBundle(ctx: RequestContext, id: string): Promise<Bundle> {
  const leave = await ctx.drawing.enter(signedIn(ctx.actor).userId);
  try {
    const bundle = await compose(ctx, id);
    finished(bundle.bytes, leave);
    return bundle;
  } catch (error) {
    leave();
    throw error;
  }
}

async function compose(ctx: RequestContext, id: string): Promise<Bundle> {
  const { userId, organisationId } = signedIn(ctx.actor);
  const assessmentId = idOrNotFound(id, 'Completed assessment');
  const subject = await findSubject(organisationId, assessmentId);
  if (!subject) throw notFound('Completed assessment');
  const [things] = await listEvidenceAndQms(organisationId, [assessmentId], ctx.now());
  if (!things) throw notFound('Completed assessment');
  const documents = await documentsIn(organisationId, assessmentId, things.snapshot);
  await requireApproved(organisationId, assessmentId, documents);
  const letterhead = await letterheadIn(ctx, organisationId, things.snapshot);
  const trail = things.snapshot?.trail ?? (await readTrail(things.place, things.evidence));
  const { head, files, zip } = await bundleFiles(ctx, { ...things, subject, documents, letterhead, trail });
  const manifest = await sealBundle(ctx, head, files);
  await ctx.publish(BundleDownloaded, { userId, organisationId, assessmentId, root: manifest.root });
  return zip(manifest);
}

/** The branding of its documents, current or at that time. */
export async function letterheadIn(
  ctx: Parameters<typeof letterheadOf>[0],
  organisationId: number,
  snapshot: Snapshot | null,
): Promise<Letterhead | null> {
  return snapshot ? snapshot.letterhead : letterheadOf(ctx, organisationId);
}
