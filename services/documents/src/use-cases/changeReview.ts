import { DomainError } from '@aicp/contracts/domainError';
import { Notify, reviewEvent } from '@aicp/contracts/emails/notify';
import { SendEmail } from '@aicp/contracts/emails/sendEmail';
import { DocumentReviewed } from '@aicp/contracts/events/documentEvents';
import type { UserActor } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import { authorsOf, hashOfVersion } from '../domain/approvalOf.ts';
import type { Approval, Review } from '../domain/version.ts';
import { updateVersion, type Version } from '../store/versions.ts';
import { lockLatestVersion } from './lockLatestVersion.ts';
import { viewDocument } from './viewDocument.ts';

/** The state before anyone acted. */
export const NO_REVIEW = {
  reviewerId: null,
  sentBy: null,
  sentAt: null,
  decidedBy: null,
  decidedAt: null,
  comment: null,
} as const;

type Change = { state: Review['state'] | 'withdrawn'; approval?: Approval | null; review: Review | null };
type Letter =
  | { template: 'reviewAsked'; userId: number }
  | { template: 'reviewDone'; userId: number; approved: boolean };
type Mailing = (letter: Letter) => void;

/** Changes the state of the review of a document's latest version. */
export async function changeReview(
  ctx: RequestContext,
  { userId, organisationId }: UserActor,
  documentId: string,
  change: (version: Version, tx: Transaction, mail: Mailing) => Change | Promise<Change>,
): Promise<string> {
  const document = await viewDocument(ctx, documentId);
  const { latest, assessmentId, type: documentType } = document;
  await ctx.transaction(async tx => {
    // Ending a membership waits for this lock. It then clears the reviewer, or this change already sees that it has ended.
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Document');
    const { version, systemId } = await lockLatestVersion(tx, document);
    const about = { organisationId, assessmentId, documentType };
    const mail: Mailing = letter => {
      tx.send(SendEmail, { ...letter, ...about, by: userId });
      tx.send(Notify, { ...about, userId: letter.userId, by: userId, systemId, what: reviewEvent(letter) });
    };
    const { state, ...changed } = await change(version, tx, mail);
    await updateVersion(tx, version, changed);
    tx.publish(DocumentReviewed, { userId, ...about, number: latest, state });
  });
  ctx.notify(organisationId, `report ${assessmentId}`);
  return documentId;
}

const OWN =
  'You generated or edited this document. An organisation owner, manager or approver other than you must review it.';

/** @throws DomainError CONFLICT for an author of the version */
export function requireOther(version: Version, userId: number): void {
  if (authorsOf(version).has(userId)) throw new DomainError('CONFLICT', OWN);
}

/** Any member with the right decides: the requested one, or another. The requester is notified. */
export function decision(
  ctx: RequestContext,
  { userId }: UserActor,
  version: Version,
  { hash, ...decided }: Pick<Review, 'state' | 'comment'> & { hash?: string | null | undefined },
  mail: Mailing,
): Omit<Partial<Review>, 'state'> & Pick<Review, 'state'> {
  if (hash && hash !== hashOfVersion(version))
    throw new DomainError('CONFLICT', 'The document was changed after you opened it. Please read it again.');
  const sentBy = version.review?.sentBy ?? null;
  if (sentBy !== null && sentBy !== userId)
    mail({ template: 'reviewDone', userId: sentBy, approved: decided.state === 'approved' });
  return { ...version.review, ...decided, decidedBy: userId, decidedAt: ctx.now() };
}
