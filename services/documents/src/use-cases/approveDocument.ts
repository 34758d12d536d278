import { signedInPersonally } from '@aicp/contracts/actor';
import { ApproveDocumentInput } from '@aicp/contracts/documentInputs';
import { parse } from '@aicp/contracts/parse';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { lockVersion, updateVersion } from '../store/versions.ts';
import { viewDocument } from './viewDocument.ts';

/** Signs the newest version with a reviewer's name, or takes the signature back. A person's act, not a token's. */
export async function approveDocument(ctx: RequestContext, input: unknown): Promise<string> {
  const { userId, organisationId } = signedInPersonally(ctx.actor);
  const { documentId, name } = parse(ApproveDocumentInput, input);
  const { latest } = await viewDocument(ctx, documentId);
  await ctx.transaction(async tx => {
    const version = await lockVersion(tx, { organisationId, documentId, number: latest });
    if (!version) throw notFound('Document');
    await updateVersion(tx, version, { approval: name === '' ? null : { name, by: userId, at: ctx.now() } });
  });
  return documentId;
}
