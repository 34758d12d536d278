import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { FillBlankInput } from '@aicp/contracts/inputs/documentInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { blanksOf } from '../domain/version.ts';
import { updateVersion } from '../store/versions.ts';
import { lockLatestVersion } from './lockLatestVersion.ts';
import { viewDocument } from './viewDocument.ts';

/** Writes a member's text into a blank of the latest version. This removes the approval, which was of another text. */
export async function fillBlank(ctx: RequestContext, input: unknown): Promise<string> {
  const { userId, organisationId } = signedIn(ctx.actor);
  const { documentId, blank, text } = parse(FillBlankInput, input);
  const document = await viewDocument(ctx, documentId);
  const { assessmentId, type: documentType } = document;
  await ctx.transaction(async tx => {
    const { version } = await lockLatestVersion(tx, document);
    if (!blanksOf(version.content, []).some(({ id }) => id === blank)) throw notFound('Blank');
    const others = version.filled.filter(filled => filled.blank !== blank);
    const filled = text === '' ? others : [...others, { blank, text, by: userId, at: ctx.now() }];
    const review = version.review?.state === 'approved' ? null : version.review;
    await updateVersion(tx, version, { filled, approval: null, review });
    const about = { organisationId, userId, assessmentId, documentType } as const;
    tx.publish(OrganisationActed, { ...about, act: 'blankFilled', subject: '' });
  });
  return documentId;
}
