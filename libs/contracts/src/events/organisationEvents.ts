import { z } from 'zod';
import { DocumentType } from '../documentType.ts';
import { event } from '../event.ts';
import { ROLES } from '../rights/rights.ts';

const id = z.int().positive();

/** Rises with every change of a membership, also when it ends and begins again. */
const version = z.int().positive();

/** An organisation was made, with its first owner. */
export const OrganisationCreated = event(
  'organisation.created',
  z.object({
    organisationId: id,
    /** Its first owner. */
    userId: id,
    name: z.string(),
    createdAt: z.iso.datetime(),
  }),
  ['systems-assessment', 'reporting', 'documents'],
);
export type OrganisationCreatedData = z.infer<(typeof OrganisationCreated)['data']>;

/** All that belongs to it is erased, in every service; no late event may bring it back. */
export const OrganisationDeleted = event(
  'organisation.deleted',
  z.object({
    organisationId: id,
    /** Who deleted it. */
    userId: id,
  }),
  ['identity', 'systems-assessment', 'reporting', 'billing', 'documents'],
);

/** Someone came into an organisation, or is something else in it now. Identity listens itself: should Redis have been away, sessions follow then. */
export const MembershipChanged = event(
  'membership.changed',
  z.object({
    organisationId: id,
    /** Whose membership it is. */
    userId: id,
    username: z.string(),
    role: z.enum(ROLES),
    /** Whether they have just come in. */
    joined: z.boolean(),
    version,
    /** Where they are an owner no longer: an owner who stays, and hears of its payments in their place. */
    heirId: id.optional(),
  }),
  ['identity', 'systems-assessment', 'reporting', 'billing', 'documents'],
);
export type MembershipChangedData = z.infer<(typeof MembershipChanged)['data']>;

/** Someone left an organisation, or was removed. What they made stays, and `userId` of it becomes the heir's. */
export const MembershipEnded = event(
  'membership.ended',
  z.object({
    organisationId: id,
    userId: id,
    /** An owner who stays. */
    heirId: id,
    version,
  }),
  ['identity', 'systems-assessment', 'reporting', 'billing', 'documents'],
);
export type MembershipEndedData = z.infer<(typeof MembershipEnded)['data']>;

/** What people do in their organisation that changes nothing which other services keep; `systemsViewed` is an administrator's. */
export const OrganisationActed = event(
  'organisation.acted',
  z.object({
    organisationId: id,
    /** Who did it. */
    userId: id,
    act: z.enum([
      'invited',
      'invitationWithdrawn',
      'handedOver',
      'blankFilled',
      'brandingChanged',
      'systemsViewed',
      'linkMade',
      'linkRevoked',
      /** `userId`, who made it, has left, or their account was taken over when they made it. */
      'linkEnded',
      'linkRenewed',
      /** A domain of its addresses: `subject`. */
      'domainAdded',
      'domainProved',
      'domainRemoved',
      /** Its DNS has not had the record for 30 days; `userId` is an owner, who did nothing. */
      'domainLapsed',
      /** Its own identity provider: `subject` is what it is called. */
      'singleSignOnSet',
      'singleSignOnRemoved',
      /** It is the only way in for its people from now on, or no longer. */
      'singleSignOnRequired',
      'singleSignOnOptional',
      /** With which sessions of its people end that were not begun there. */
      'otherSignInsEnded',
      'supplierReminded',
      /** A token by which its directory keeps people here: `tokenId`. */
      'provisioningTokenMade',
      'provisioningTokenRevoked',
      'groupRolesChanged',
      /** Someone who was a member already is kept by the directory from now on. */
      'memberLinked',
      /** The directory sends `attributes` that are not kept. */
      'attributesIgnored',
    ]),
    /** The address invited, the name of the new owner, or the label of a link; otherwise empty. */
    subject: z.string().max(255),
    /** The link that was made or revoked. */
    linkId: id.optional(),
    tokenId: id.optional(),
    /** Of a document in which a blank was filled. */
    assessmentId: id.optional(),
    documentType: DocumentType.optional(),
    /** Names alone, never values. */
    attributes: z.array(z.string().max(300)).max(50).optional(),
  }),
);
