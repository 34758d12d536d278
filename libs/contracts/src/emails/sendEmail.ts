import { z } from 'zod';
import { DocumentType } from '../documentType.ts';
import { job } from '../job.ts';
import { PlanId } from '../rights/plans.ts';
import { ROLES } from '../rights/rights.ts';
import { SYSTEM_DAYS } from './emailKinds.ts';

/** The most systems that an email names. */
export const MAX_SYSTEMS_NAMED = 25;

const toUser = { userId: z.int().positive() };
const money = { amount: z.int(), currency: z.enum(['EUR', 'GBP']), testMode: z.boolean() };

const review = {
  organisationId: z.int().positive(),
  by: z.int().positive(),
  assessmentId: z.int().positive(),
  /** Null: the report itself. */
  documentType: DocumentType.nullable(),
};

/**
 * Every email of the product. Ids only: identity looks up the recipient and the content when it sends, and creates a link's token only
 * then.
 */
export const Mail = z.discriminatedUnion('template', [
  /** After registration, with the link that verifies the address. */
  z.object({ template: z.literal('welcome'), ...toUser }),
  /** The verification link again, or for a new address. */
  z.object({ template: z.literal('verification'), ...toUser }),
  /** Also enqueued for addresses without an account, with a user who does not exist, so that the work is the same. */
  z.object({ template: z.literal('passwordReset'), ...toUser }),
  z.object({ template: z.literal('passwordChanged'), ...toUser }),
  /** A change of address: to the new one, with the link that verifies it. `change` identifies the change. */
  z.object({ template: z.literal('confirmEmailChange'), ...toUser, change: z.uuid() }),
  /** To the current address, and then to the previous one, with a link to undo it. */
  z.object({ template: z.literal('emailChangeRequested'), ...toUser, change: z.uuid() }),
  z.object({ template: z.literal('emailChangeDone'), ...toUser, change: z.uuid() }),
  /** `device` identifies it among the user's known devices. */
  z.object({ template: z.literal('newDevice'), ...toUser, device: z.string() }),
  /** Many sign-ins have failed. */
  z.object({ template: z.literal('loginsFailed'), ...toUser }),
  /** A visitor tried to register with the account's address. */
  z.object({ template: z.literal('addressTaken'), ...toUser }),
  /** Connects an identity provider's user to the account with their address; `link` names the stored sign-in. */
  z.object({ template: z.literal('connectSignIn'), ...toUser, link: z.string() }),
  z.object({ template: z.literal('twoFactorOn'), ...toUser }),
  z.object({ template: z.literal('twoFactorOff'), ...toUser }),
  z.object({ template: z.literal('recoveryCodesRenewed'), ...toUser }),
  z.object({ template: z.literal('passkeyAdded'), ...toUser, passkeyId: z.int().positive() }),
  z.object({ template: z.literal('passkeyRemoved'), ...toUser }),
  /** The passkey's counter has fallen behind, so it was refused. */
  z.object({ template: z.literal('passkeyCopied'), ...toUser, passkeyId: z.int().positive() }),
  z.object({ template: z.literal('apiTokenCreated'), ...toUser, tokenId: z.int().positive() }),
  z.object({ template: z.literal('dataExported'), ...toUser }),
  /** To the invited address, with the link that accepts the invitation. */
  z.object({ template: z.literal('invitation'), invitationId: z.int().positive() }),
  /** The organisation's directory has created an account for this user. */
  z.object({ template: z.literal('provisioned'), ...toUser, organisationId: z.int().positive() }),
  /**
   * To each owner: the DNS record of a verified domain is missing, or the domain has lapsed; the state is read when the email is written.
   */
  z.object({
    template: z.literal('domainMissing'),
    ...toUser,
    organisationId: z.int().positive(),
    domain: z.string().max(253),
  }),
  /** To each owner: groups set roles, and the identity provider no longer sends a member's groups. */
  z.object({
    template: z.literal('groupsMissing'),
    ...toUser,
    organisationId: z.int().positive(),
    memberId: z.int().positive(),
  }),
  /** To each owner: `by` has opened a way in, or raised a role. */
  z.object({
    template: z.literal('accessGranted'),
    ...toUser,
    organisationId: z.int().positive(),
    by: z.int().positive(),
    what: z.enum(['domain', 'connection', 'directory', 'groupRoles', 'owner']),
  }),
  z.object({ template: z.literal('calendarCreated'), ...toUser }),
  /** The last owner's account was deleted: this member is the owner now. */
  z.object({ template: z.literal('madeOwner'), ...toUser, organisationId: z.int().positive() }),
  /** This member was requested to review a report, or one of its documents. */
  z.object({ template: z.literal('reviewAsked'), ...toUser, ...review }),
  /** The review that this user requested is done. */
  z.object({ template: z.literal('reviewDone'), ...toUser, ...review, approved: z.boolean() }),
  /** The law has changed, and with it the results of this many systems that the user works with; once per change. */
  z.object({ template: z.literal('lawMoved'), ...toUser, systems: z.int().positive() }),
  /** To a member whom another member removed from an organisation, or whose role changed. */
  z.object({
    template: z.literal('removedFromOrganisation'),
    ...toUser,
    organisationId: z.int().positive(),
    /** The member who made the change. */
    by: z.int().positive().optional(),
  }),
  z.object({
    template: z.literal('roleChanged'),
    ...toUser,
    organisationId: z.int().positive(),
    role: z.enum(ROLES),
    /** Missing if no member did it: a directory, or the undoing of an email change. */
    by: z.int().positive().optional(),
  }),
  /** A plan's invoice is paid. Amounts are in minor units, for example cents. */
  z.object({ template: z.literal('invoiceReceipt'), ...toUser, plan: PlanId, ...money }),
  z.object({
    template: z.literal('documentReceipt'),
    ...toUser,
    assessmentId: z.int().positive(),
    documentType: DocumentType,
    ...money,
  }),
  /** A renewal could not be charged; it is retried at `nextAttemptAt`, unless that is null. */
  z.object({
    template: z.literal('paymentFailed'),
    ...toUser,
    plan: PlanId,
    ...money,
    nextAttemptAt: z.iso.datetime().nullable(),
  }),
  z.object({
    template: z.literal('documentReady'),
    ...toUser,
    assessmentId: z.int().positive(),
    documentType: DocumentType,
  }),
  /** Nothing was counted or charged. */
  z.object({
    template: z.literal('documentFailed'),
    ...toUser,
    assessmentId: z.int().positive(),
    documentType: DocumentType,
  }),
  /** This many files of the user expire by that day. */
  z.object({
    template: z.literal('evidenceExpiring'),
    ...toUser,
    files: z.int().positive(),
    until: z.iso.date(),
  }),
  /** This many files have expired that the user owns or that count for their systems. */
  z.object({
    template: z.literal('evidenceExpired'),
    ...toUser,
    organisationId: z.int().positive(),
    files: z.int().positive(),
    /** The first of these systems. */
    systemIds: z.array(z.int().positive()).max(MAX_SYSTEMS_NAMED),
    systems: z.int().nonnegative(),
  }),
  /** This many of the user's actions are due on that day; `actionId` is one of them. */
  z.object({
    template: z.literal('actionsDue'),
    ...toUser,
    organisationId: z.int().positive(),
    actionId: z.int().positive(),
    /** The system of that action; null for an action of the organisation as a whole. */
    systemId: z.int().positive().nullable(),
    actions: z.int().positive(),
    day: z.iso.date(),
  }),
  /** This many of the user's systems have such a date; `systemId` is one of them. */
  z.object({
    template: z.literal('systemDays'),
    ...toUser,
    organisationId: z.int().positive(),
    kind: z.enum(SYSTEM_DAYS),
    systemId: z.int().positive(),
    systems: z.int().positive(),
    day: z.iso.date(),
  }),
  /** This many of an organisation's answers to its duties have their review date on that day. */
  z.object({
    template: z.literal('dutyReview'),
    ...toUser,
    organisationId: z.int().positive(),
    duties: z.int().positive(),
    day: z.iso.date(),
  }),
  /** A policy has been due for review since that date: to its owner, or to owners and managers if it has none. */
  z.object({
    template: z.literal('policyReview'),
    ...toUser,
    organisationId: z.int().positive(),
    day: z.iso.date(),
  }),
  /** The Monday digest of the week that begins on that day; its content is looked up when it is written. */
  z.object({ template: z.literal('mondayDigest'), ...toUser, week: z.iso.date() }),
  /** To a supplier's address, with a link to the questions; `reminder` if it was sent before. */
  z.object({ template: z.literal('supplierAsked'), linkId: z.int().positive(), reminder: z.boolean() }),
  /** To the link's creator and the system's owner, when the supplier has answered for the first time. */
  z.object({ template: z.literal('supplierAnswered'), ...toUser, linkId: z.int().positive() }),
  /** To ourselves. */
  z.object({ template: z.literal('contactMessage'), contactId: z.int().positive() }),
]);
export type Mail = z.infer<typeof Mail>;

/** The data of one email template. */
export type MailOf<Template extends Mail['template']> = Extract<Mail, { template: Template }>;

/** Orders one email from identity, the only sender. Retried for about an hour: mail servers are unavailable for longer than databases. */
export const SendEmail = job('sendEmail', Mail, { attempts: 13 });
