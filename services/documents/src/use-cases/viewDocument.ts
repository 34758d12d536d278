import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound, SerialId } from '@aicp/contracts/serialId';
import { pollUntil } from '@aicp/service/process/pollUntil';
import type { RequestContext } from '../context.ts';
import { isUnderWay } from '../domain/generation.ts';
import type { DocumentView } from '../store/documents.ts';
import { listDocumentViews } from '../store/documentViews.ts';

/** Below the gateway's timeout, with time left for the round trip. */
const WAIT_MS = 8_000;

/** @throws DomainError NOT_FOUND for a document of another organisation, or of an assessment that is not completed */
export async function viewDocument(ctx: RequestContext, id: string): Promise<DocumentView> {
  const { organisationId } = signedIn(ctx.actor);
  const assessmentId = SerialId.safeParse(id.split('-')[0]);
  if (!assessmentId.success) throw notFound('Document');
  const documents = await listDocumentViews(organisationId, [assessmentId.data]);
  const found = documents.flat().find(document => document.id === id);
  if (!found) throw notFound('Document');
  return found;
}

/** The document once its generation has ended, or its state after some seconds. */
export async function waitForDocument(ctx: RequestContext, id: string): Promise<DocumentView> {
  const ready = await pollUntil(async () => {
    const document = await viewDocument(ctx, id);
    return isUnderWay(document.generation, ctx.now()) ? undefined : document;
  }, WAIT_MS);
  return ready ?? viewDocument(ctx, id);
}
