import { z } from 'zod';
import { DocumentType } from '../documentType.ts';
import { job } from '../job.ts';

const id = z.int().positive();

/** Kinds of notifications in the product, which users can switch off. */
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

/** Each event that is notified, and its kind. */
export const NOTIFICATION_EVENTS = {
  /** An action, a system or a review was assigned to this member. */
  actionAssigned: 'assigned',
  systemOwner: 'assigned',
  systemReviewer: 'assigned',
  reviewAsked: 'assigned',
  /** To members who may approve: a due date later than the legal one was requested. */
  dueAsked: 'assigned',
  /** The user was mentioned in a comment on an action. */
  mentioned: 'mentioned',
  /** An action of the user is due in seven days or less, or overdue by a day or more. */
  dueSoon: 'due',
  overdue: 'due',
  /** The hold on an archived system has ended: it can be erased, and is kept until then. */
  holdEnded: 'due',
  /** A decision on the user's request: a report or a document sent for review, a risk acceptance, or a later date. */
  approved: 'decided',
  sentBack: 'decided',
  riskAccepted: 'decided',
  riskRefused: 'decided',
  dueAgreed: 'decided',
  dueDeclined: 'decided',
  lawMoved: 'lawMoved',
  /** A link that the user created was opened for the first time. */
  linkUsed: 'linkUsed',
  /** A supplier has replied by a link that the user created. */
  supplierAnswered: 'linkUsed',
  /** To the other owners: a member has created a link, or an invitation. */
  linkMade: 'access',
  memberInvited: 'access',
  /** To the owners: a member has left, and their links ended. */
  linksEnded: 'access',
} as const satisfies Record<string, NotificationKind>;
export type NotificationEvent = keyof typeof NOTIFICATION_EVENTS;

/** One notification to one user. It contains only ids; readers request the names with their own rights. */
export const Notification = z.object({
  userId: id,
  organisationId: id,
  /** The actor; null without a particular one. Actors are not notified of their own actions. */
  by: id.nullable(),
  what: z.enum(Object.keys(NOTIFICATION_EVENTS) as [NotificationEvent, ...NotificationEvent[]]),
  systemId: id.optional(),
  actionId: id.optional(),
  /** The report, or the report of the document. */
  assessmentId: id.optional(),
  /** Missing for the report itself. */
  documentType: DocumentType.optional(),
  linkId: id.optional(),
  /** The due date of an action. */
  due: z.iso.date().optional(),
  /** The number of systems that the law change affects. */
  systems: id.optional(),
});

/** Orders a notification in the product from identity. Its id is the notification's, so that a repeated order adds none. */
export const Notify = job('notify', Notification);

/** The notification that matches an email about a review. */
export function reviewEvent(
  letter: { template: 'reviewAsked' } | { template: 'reviewDone'; approved: boolean },
): NotificationEvent {
  if (letter.template === 'reviewAsked') return 'reviewAsked';
  return letter.approved ? 'approved' : 'sentBack';
}
