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
  /** Who asks, or who has decided. */
  by: z.int().positive(),
  assessmentId: z.int().positive(),
  /** Null: the report itself. */
  documentType: DocumentType.nullable(),
};

/**
 * Every mail that the product sends. Ids only: identity looks up whom it goes to and what is in it when it sends, and makes
 * the token of a link only then.
 */
export const Mail = z.discriminatedUnion('template', [
  /** After registration, with the link that confirms the address. */
  z.object({ template: z.literal('welcome'), ...toUser }),
  /** The same link again, or for a new address. */
  z.object({ template: z.literal('verification'), ...toUser }),
  /** Also ordered for addresses without an account, with a user who does not exist, so that the work is the same. */
  z.object({ template: z.literal('passwordReset'), ...toUser }),
  z.object({ template: z.literal('passwordChanged'), ...toUser }),
  /** A change of the address: to the new one, with the link that confirms it. `change` names it. */
  z.object({ template: z.literal('confirmEmailChange'), ...toUser, change: z.uuid() }),
  /** To the address that the account has, and then to the one that it had, with a link to undo it. */
  z.object({ template: z.literal('emailChangeRequested'), ...toUser, change: z.uuid() }),
  z.object({ template: z.literal('emailChangeDone'), ...toUser, change: z.uuid() }),
  /** `device` names it among the user's known ones. */
  z.object({ template: z.literal('newDevice'), ...toUser, device: z.string() }),
  /** Many sign-ins have failed. */
  z.object({ template: z.literal('loginsFailed'), ...toUser }),
  /** Someone tried to register with the account's address. */
  z.object({ template: z.literal('addressTaken'), ...toUser }),
  /** Lets the person of an identity provider into the account with their address; `link` names what is kept of them. */
  z.object({ template: z.literal('connectSignIn'), ...toUser, link: z.string() }),
  z.object({ template: z.literal('twoFactorOn'), ...toUser }),
  z.object({ template: z.literal('twoFactorOff'), ...toUser }),
  z.object({ template: z.literal('recoveryCodesRenewed'), ...toUser }),
  z.object({ template: z.literal('passkeyAdded'), ...toUser, passkeyId: z.int().positive() }),
  z.object({ template: z.literal('passkeyRemoved'), ...toUser }),
  /** Its counter has fallen behind: it was refused. */
  z.object({ template: z.literal('passkeyCopied'), ...toUser, passkeyId: z.int().positive() }),
  z.object({ template: z.literal('apiTokenCreated'), ...toUser, tokenId: z.int().positive() }),
  z.object({ template: z.literal('dataExported'), ...toUser }),
  /** To the address that an invitation is for, with the link that accepts it. */
  z.object({ template: z.literal('invitation'), invitationId: z.int().positive() }),
  /** The organisation's directory has opened an account for this person. */
  z.object({ template: z.literal('provisioned'), ...toUser, organisationId: z.int().positive() }),
  /** To each owner: the DNS of a proved domain has no record any more, or it has lapsed; the state is read when the mail is written. */
  z.object({
    template: z.literal('domainMissing'),
    ...toUser,
    organisationId: z.int().positive(),
    domain: z.string().max(253),
  }),
  /** To each owner: groups give roles, and the identity provider no longer says which groups a member is in. */
  z.object({
    template: z.literal('groupsMissing'),
    ...toUser,
    organisationId: z.int().positive(),
    memberId: z.int().positive(),
  }),
  /** To each owner: `by` has let people in, or let someone in further. */
  z.object({
    template: z.literal('accessGranted'),
    ...toUser,
    organisationId: z.int().positive(),
    by: z.int().positive(),
    what: z.enum(['domain', 'connection', 'directory', 'groupRoles', 'owner']),
  }),
  z.object({ template: z.literal('calendarCreated'), ...toUser }),
  /** The last owner's account was deleted: this person is the owner now. */
  z.object({ template: z.literal('madeOwner'), ...toUser, organisationId: z.int().positive() }),
  /** Someone asks this person to review a report, or one of its documents. */
  z.object({ template: z.literal('reviewAsked'), ...toUser, ...review }),
  /** The review that this person asked for is done. */
  z.object({ template: z.literal('reviewDone'), ...toUser, ...review, approved: z.boolean() }),
  /** The law has moved, and with it the results of so many systems that this person works with; once for each move. */
  z.object({ template: z.literal('lawMoved'), ...toUser, systems: z.int().positive() }),
  /** To someone whom another person removed from an organisation, and to someone who is something else in it now. */
  z.object({
    template: z.literal('removedFromOrganisation'),
    ...toUser,
    organisationId: z.int().positive(),
    /** The member who did it. */
    by: z.int().positive().optional(),
  }),
  z.object({
    template: z.literal('roleChanged'),
    ...toUser,
    organisationId: z.int().positive(),
    role: z.enum(ROLES),
    /** Missing where no member did it: a directory, or the undoing of an email change. */
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
  /** A renewal could not be charged; it is tried again at `nextAttemptAt`, unless that is null. */
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
  /** So many files of this person expire up to that day. */
  z.object({
    template: z.literal('evidenceExpiring'),
    ...toUser,
    files: z.int().positive(),
    until: z.iso.date(),
  }),
  /** So many files have expired that this person owns or that count for systems of theirs. */
  z.object({
    template: z.literal('evidenceExpired'),
    ...toUser,
    organisationId: z.int().positive(),
    files: z.int().positive(),
    /** The first of these systems. */
    systemIds: z.array(z.int().positive()).max(MAX_SYSTEMS_NAMED),
    systems: z.int().nonnegative(),
  }),
  /** So many actions that this person owns are due on that day; `actionId` is one of them. */
  z.object({
    template: z.literal('actionsDue'),
    ...toUser,
    organisationId: z.int().positive(),
    actionId: z.int().positive(),
    /** The system of that action; null for one of the organisation as a whole. */
    systemId: z.int().positive().nullable(),
    actions: z.int().positive(),
    day: z.iso.date(),
  }),
  /** So many systems that this person looks after have such a day then; `systemId` is one of them. */
  z.object({
    template: z.literal('systemDays'),
    ...toUser,
    organisationId: z.int().positive(),
    kind: z.enum(SYSTEM_DAYS),
    systemId: z.int().positive(),
    systems: z.int().positive(),
    day: z.iso.date(),
  }),
  /** So many answers of an organisation to duties that it has as a whole are due for another look on that day. */
  z.object({
    template: z.literal('dutyReview'),
    ...toUser,
    organisationId: z.int().positive(),
    duties: z.int().positive(),
    day: z.iso.date(),
  }),
  /** A policy is due for review since that day: to its owner, or to owners and managers if it has none. */
  z.object({
    template: z.literal('policyReview'),
    ...toUser,
    organisationId: z.int().positive(),
    day: z.iso.date(),
  }),
  /** The Monday digest of the week that begins on that day; what is in it is looked up when it is written. */
  z.object({ template: z.literal('mondayDigest'), ...toUser, week: z.iso.date() }),
  /** To the address of a supplier, with a link to what they are asked; `reminder` when it was sent before. */
  z.object({ template: z.literal('supplierAsked'), linkId: z.int().positive(), reminder: z.boolean() }),
  /** To the maker of that link and to the system's owner, when the supplier has answered for the first time. */
  z.object({ template: z.literal('supplierAnswered'), ...toUser, linkId: z.int().positive() }),
  /** To ourselves. */
  z.object({ template: z.literal('contactMessage'), contactId: z.int().positive() }),
]);
export type Mail = z.infer<typeof Mail>;

/** Asks identity, the only sender, for one mail. Tried for about an hour: mail servers are away longer than databases. */
export const SendEmail = job('sendEmail', Mail, { attempts: 13 });
