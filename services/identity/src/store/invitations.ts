import type { Role } from '@aicp/contracts/rights/rights';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { createToken, digestOf } from '../domain/linkToken.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Validity of an invitation. */
export const INVITATION_DAYS = 7;

/** An address that can join an organisation once, by the link sent to it. */
export type Invitation = {
  id: number;
  organisationId: number;
  email: string;
  role: Role;
  /** The inviter, on whose rights it depends. */
  invitedBy: number;
  createdAt: Date;
  expiresAt: Date;
  /** The user who joined by it. */
  acceptedBy: number | null;
};

type Row = Stored<Invitation> & {
  emailKey: string;
  /** Digest of the link sent last; null until it is written. */
  digest: string | null;
};

const Invitations = collection<Row>(
  'invitations',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    email: { type: String, required: true },
    emailKey: { type: String, required: true },
    role: { type: String, required: true },
    invitedBy: { type: Number, required: true },
    digest: { type: String, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    acceptedBy: { type: Number, default: null },
  },
  [
    [{ organisationId: 1 }],
    [{ digest: 1 }],
    [{ emailKey: 1 }],
    [{ invitedBy: 1 }],
    [{ expiresAt: 1 }, { expireAfterSeconds: 0 }],
  ],
);

const PUBLIC = { emailKey: 0, digest: 0 } as const;
const later = (now: Date) => mongoose.trusted({ $gt: now });
export const expiryOf = (createdAt: Date) => new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);

/** Stores an invitation in place of an open one for the same address, whose link stops working. */
export async function upsertInvitation(tx: Transaction, { id, ...invitation }: Invitation): Promise<void> {
  const { session } = tx;
  const emailKey = invitation.email.toLowerCase();
  await Invitations.deleteMany({ organisationId: invitation.organisationId, emailKey, acceptedBy: null }, { session });
  await Invitations.create([{ ...invitation, _id: id, emailKey }], { session });
}

/** The open invitation for an address, which a new one would replace. */
export async function findOpenFor(
  tx: Transaction,
  { organisationId, email }: Pick<Invitation, 'organisationId' | 'email'>,
  now: Date,
): Promise<Invitation | null> {
  const open = { organisationId, emailKey: email.toLowerCase(), acceptedBy: null, expiresAt: later(now) };
  const found = await Invitations.findOne(open, PUBLIC, { session: tx.session }).lean();
  return found && withId(found);
}

/** An organisation's open invitations, newest first. */
export async function listInvitations(organisationId: number, now: Date): Promise<Invitation[]> {
  const open = { organisationId, acceptedBy: null, expiresAt: later(now) };
  return (await Invitations.find(open, PUBLIC).sort({ _id: -1 }).lean()).map(withId);
}

export async function countInvitations(tx: Transaction, organisationId: number, now: Date): Promise<number> {
  const open = { organisationId, acceptedBy: null, expiresAt: later(now) };
  return Invitations.countDocuments(open, { session: tx.session });
}

export async function findInvitation(id: number, now: Date): Promise<Invitation | null> {
  const open = { _id: id, acceptedBy: null, expiresAt: later(now) };
  const found = await Invitations.findOne(open, PUBLIC).lean();
  return found && withId(found);
}

/** @returns the token of a link, which replaces earlier ones; null if the invitation is no longer open */
export async function mintInvitationToken(id: number, now: Date): Promise<string | null> {
  const token = createToken();
  const open = { _id: id, acceptedBy: null, expiresAt: later(now) };
  const { matchedCount } = await Invitations.updateOne(open, { digest: digestOf(token) });
  return matchedCount === 1 ? token : null;
}

/** The invitation of a link, accepted or not. */
export async function findInvitationByToken(tx: Transaction, token: string, now: Date): Promise<Invitation | null> {
  const wanted = { digest: digestOf(token), expiresAt: later(now) };
  const found = await Invitations.findOne(wanted, PUBLIC, { session: tx.session }).lean();
  return found && withId(found);
}

export async function markAccepted(tx: Transaction, id: number, userId: number): Promise<void> {
  await Invitations.updateOne({ _id: id }, { acceptedBy: userId }, { session: tx.session });
}

/** @returns the withdrawn invitation, null if the organisation has no such open one */
export async function withdraw(tx: Transaction, organisationId: number, id: number): Promise<Invitation | null> {
  const open = { _id: id, organisationId, acceptedBy: null };
  const found = await Invitations.findOneAndDelete(open, { projection: PUBLIC, session: tx.session }).lean();
  return found && withId(found);
}

/** Withdraws the invitations that a former member has sent in an organisation. */
export async function withdrawAllBy(
  { session }: Transaction,
  of: { organisationId: number; invitedBy: number },
  since: Date | null,
): Promise<void> {
  const sent = since && { createdAt: mongoose.trusted({ $gte: since }) };
  await Invitations.deleteMany({ ...of, ...sent, acceptedBy: null }, { session });
}

export async function deleteInvitationsIn(tx: Transaction, organisationId: number): Promise<void> {
  await Invitations.deleteMany({ organisationId }, { session: tx.session });
}

/** Deletes all invitations that a user sent or accepted, or received at one of their addresses. */
export async function deleteInvitationsOf(tx: Transaction, userId: number, emails: readonly string[]): Promise<void> {
  const { session } = tx;
  const emailKeys = emails.map(email => email.toLowerCase());
  await Invitations.deleteMany({ invitedBy: userId }, { session });
  await Invitations.deleteMany({ emailKey: mongoose.trusted({ $in: emailKeys }) }, { session });
}
