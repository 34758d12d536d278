import { z } from 'zod';
import { DocumentType } from '../documentType.ts';
import { job } from '../job.ts';

const id = z.int().positive();

/** What people are notified of in the product. They can switch each kind off. */
export const NOTIFICATION_KINDS = [
  'assigned',
  'mentioned',
  'due',
  'decided',
  'lawMoved',
  'linkUsed',
  'access',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Each thing that can have happened, and its kind. */
export const NOTIFICATION_EVENTS = {
  /** An action, a system or a review is this person's now. */
  actionAssigned: 'assigned',
  systemOwner: 'assigned',
  systemReviewer: 'assigned',
  reviewAsked: 'assigned',
  /** To those who may approve: someone asks for a later day than the law's. */
  dueAsked: 'assigned',
  /** Named in a comment on an action. */
  mentioned: 'mentioned',
  /** An action of theirs, in seven days or less, or since a day or more. */
  dueSoon: 'due',
  overdue: 'due',
  /** The hold on an archived system ends: it can be erased, and is kept until someone does. */
  holdEnded: 'due',
  /** A report or a document that they sent for review, a risk that they asked to accept, or a later day that they asked for. */
  approved: 'decided',
  sentBack: 'decided',
  riskAccepted: 'decided',
  riskRefused: 'decided',
  dueAgreed: 'decided',
  dueDeclined: 'decided',
  lawMoved: 'lawMoved',
  /** A link that they made was used for the first time. */
  linkUsed: 'linkUsed',
  /** A supplier has sent answers by a link that they made. */
  supplierAnswered: 'linkUsed',
  /** To the other owners: someone has made a link, or invited someone. */
  linkMade: 'access',
  memberInvited: 'access',
  /** To the owners: someone has left, and with them the links that they made ended. */
  linksEnded: 'access',
} as const satisfies Record<string, NotificationKind>;
export type NotificationEvent = keyof typeof NOTIFICATION_EVENTS;

/** One notification to one person. Ids only: readers ask for the names with their own permission. */
export const Notification = z.object({
  /** Whom it is for. */
  userId: id,
  organisationId: id,
  /** Who did it; null where no one in particular did. What people did themselves, they are not told. */
  by: id.nullable(),
  what: z.enum(Object.keys(NOTIFICATION_EVENTS) as [NotificationEvent, ...NotificationEvent[]]),
  systemId: id.optional(),
  actionId: id.optional(),
  /** Of a report, or of the report that a document belongs to. */
  assessmentId: id.optional(),
  /** Without it the report itself is meant. */
  documentType: DocumentType.optional(),
  linkId: id.optional(),
  /** Of an action that is due. */
  due: z.iso.date().optional(),
  /** How many systems the law has moved. */
  systems: id.optional(),
});

/** Asks identity to notify someone in the product. Its own id is the notification's: ordered once, it is there once. */
export const Notify = job('notify', Notification);

/** What the mail of a review says, as a notification. */
export function reviewEvent(
  letter: { template: 'reviewAsked' } | { template: 'reviewDone'; approved: boolean },
): NotificationEvent {
  if (letter.template === 'reviewAsked') return 'reviewAsked';
  return letter.approved ? 'approved' : 'sentBack';
}
