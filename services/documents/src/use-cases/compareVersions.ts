import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { type Difference, differences } from '../domain/differences.ts';
import { carriedOver, withFilled } from '../domain/version.ts';
import type { DocumentView } from '../store/documents.ts';
import { findVersions } from '../store/versions.ts';
import { draftDocument } from './draftDocument.ts';
import { viewDocument } from './viewDocument.ts';

/** The differences between a version and the previous one; none for the first. */
export async function compareVersions(ctx: RequestContext, documentId: string, number: number): Promise<Difference[]> {
  const { organisationId } = signedIn(ctx.actor);
  const { carried } = await viewDocument(ctx, documentId);
  const shown = carried?.documentId ?? documentId;
  const [before, after] = await findVersions(organisationId, [
    { documentId: shown, number: number - 1 },
    { documentId: shown, number },
  ]);
  if (!after) throw notFound('Version');
  return before ? differences(withFilled(before.content, before.filled), withFilled(after.content, after.filled)) : [];
}

/** The differences between a version approved for an earlier report and the document that would be generated for this one. */
export async function compareWithReport(
  ctx: Pick<RequestContext, 'now'>,
  document: DocumentView,
): Promise<Difference[]> {
  const { organisationId, carried } = document;
  const draft = await draftDocument(document, ctx.now());
  const [approved] = carried ? await findVersions(organisationId, [carried]) : [];
  if (!draft || !approved) throw notFound('Version');
  const { content, before, elsewhere } = draft;
  const filled = carriedOver(content, before, elsewhere);
  return differences(withFilled(approved.content, approved.filled), withFilled(content, filled));
}
