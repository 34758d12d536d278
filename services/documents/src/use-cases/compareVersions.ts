import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { type Difference, differences } from '../domain/differences.ts';
import { withFilled } from '../domain/version.ts';
import { findVersions } from '../store/versions.ts';
import { viewDocument } from './viewDocument.ts';

/** How a version differs from the one before it; the first differs from nothing. */
export async function compareVersions(ctx: RequestContext, documentId: string, number: number): Promise<Difference[]> {
  const { organisationId } = signedIn(ctx.actor);
  await viewDocument(ctx, documentId);
  const [before, after] = await findVersions(organisationId, [
    { documentId, number: number - 1 },
    { documentId, number },
  ]);
  if (!after) throw notFound('Version');
  return before ? differences(withFilled(before.content, before.filled), withFilled(after.content, after.filled)) : [];
}
