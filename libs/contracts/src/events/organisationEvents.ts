import { z } from 'zod';
import { DocumentType } from '../documentType.ts';
import { event } from '../event.ts';
import { ROLES } from '../rights/rights.ts';

const id = z.int().positive();

/** Rises with every change of a membership, including its end and a new start. */
const version = z.int().positive();

/** An organisation was created, with its first owner. */
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

/** All data of the organisation is erased, in every service; no late event may restore it. */
export const OrganisationDeleted = event(
  'organisation.deleted',
  z.object({
    organisationId: id,
    userId: id,
  }),
  ['identity', 'systems-assessment', 'reporting', 'billing', 'documents'],
);

/** A member joined an organisation, or their role changed. Identity consumes it too, to update sessions if Redis was unavailable. */
export const MembershipChanged = event(
  'membership.changed',
  z.object({
    organisationId: id,
    userId: id,
    username: z.string(),
    role: z.enum(ROLES),
    /** Whether they have just joined. */
    joined: z.boolean(),
    version,
    /** If they are no longer an owner: a remaining owner, who receives its payment notifications instead. */
    heirId: id.optional(),
  }),
  ['identity', 'systems-assessment', 'reporting', 'billing', 'documents'],
);
export type MembershipChangedData = z.infer<(typeof MembershipChanged)['data']>;

/** A member left an organisation, or was removed. Their data stays, and its `userId` becomes the successor's. */
export const MembershipEnded = event(
  'membership.ended',
  z.object({
    organisationId: id,
    userId: id,
    /** A remaining owner. */
    heirId: id,
    version,
  }),
  ['identity', 'systems-assessment', 'reporting', 'billing', 'documents'],
);
export type MembershipEndedData = z.infer<(typeof MembershipEnded)['data']>;

/** Members' activities without an effect on other services' data; `systemsViewed` is an administrator's. */
export const OrganisationActed = event(
  'organisation.acted',
  z.object({
    organisationId: id,
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
      /** Its creator `userId` has left, or their account had been taken over when they created it. */
      'linkEnded',
      'linkRenewed',
      /** A domain of the organisation's addresses: `subject`. */
      'domainAdded',
      'domainProved',
      'domainRemoved',
      /** The domain's DNS record has been missing for 30 days; `userId` is an owner, who did not act. */
      'domainLapsed',
      /** Its own identity provider, with its name as `subject`. */
      'singleSignOnSet',
      'singleSignOnRemoved',
      /** It became the only way in for its members, or no longer is. */
      'singleSignOnRequired',
      'singleSignOnOptional',
      /** This ended members' sessions that did not begin there. */
      'otherSignInsEnded',
      'supplierReminded',
      /** A token with which its directory manages members: `tokenId`. */
      'provisioningTokenMade',
      'provisioningTokenRevoked',
      'groupRolesChanged',
      /** The directory manages an existing member from now on. */
      'memberLinked',
      /** The directory sends `attributes` that are not stored. */
      'attributesIgnored',
    ]),
    /** The invited address, the name of the new owner, or the label of a link; otherwise empty. */
    subject: z.string().max(255),
    /** The created or revoked link. */
    linkId: id.optional(),
    tokenId: id.optional(),
    /** The assessment of a document in which a blank was filled in. */
    assessmentId: id.optional(),
    documentType: DocumentType.optional(),
    /** Only names, never values. */
    attributes: z.array(z.string().max(300)).max(50).optional(),
  }),
);
