import { type LinkFields, linkFields } from '@aicp/contracts/entities/link';
import type { SystemsMergedData } from '@aicp/contracts/events/assessmentEvents';
import type { LinkKind } from '@aicp/contracts/inputs/links';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import { pathsOf } from '@aicp/service/store/fieldPaths';
import { reassignRows } from '@aicp/service/store/reassignRows';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { createToken, digestOf } from '../domain/linkToken.ts';
import { findOpeningsForExport } from './linkOpenings.ts';

/** A link for recipients without an account, without its secret, of which only the digest is stored. */
export type Link = LinkFields & {
  id: number;
  organisationId: number;
  kind: LinkKind;
  /** The numbers of its reports; empty for other links. */
  reports: number[];
  /** The room that documents has captured for an audit room; null for other links. */
  room: number | null;
  /** The system of a supplier request; null for other links. */
  systemId: number | null;
  /** The system's name when the link was created; null until the questions are fixed, and the link cannot be opened until then. */
  system: string | null;
  /** The supplier's address in lower case. */
  email: string | null;
  /** The last reminder. */
  remindedAt: Date | null;
  /** The last answers. */
  answeredAt: Date | null;
  madeBy: number;
  /** As argon2id; null without a passcode. */
  passcodeHash: string | null;
  createdAt: Date;
  /** Last replacement of what it shows. */
  renewedAt: Date | null;
  expiresAt: Date;
  firstUsedAt: Date | null;
  lastUsedAt: Date | null;
  uses: number;
  /** Number of openings by day (ISO date in UTC). */
  days: Record<string, number>;
};

const DAY_SECONDS = 24 * 3600;

type Row = Stored<Link> & {
  digest: string;
  /** Digests of the emailed secrets, each created only then. */
  mailDigests: string[];
};

export const Links = collection<Row>(
  'links',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    kind: { type: String, required: true },
    reports: { type: [Number], default: [] },
    room: { type: Number, default: null },
    systemId: { type: Number, default: null },
    system: { type: String, default: null },
    ...pathsOf(linkFields),
    email: { type: String, default: null },
    remindedAt: { type: Date, default: null },
    answeredAt: { type: Date, default: null },
    madeBy: { type: Number, required: true },
    passcodeHash: { type: String, default: null },
    digest: { type: String, required: true },
    mailDigests: { type: [String], default: [] },
    createdAt: { type: Date, required: true },
    renewedAt: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
    firstUsedAt: { type: Date, default: null },
    lastUsedAt: { type: Date, default: null },
    uses: { type: Number, default: 0 },
    days: { type: mongoose.Schema.Types.Mixed, default: {} },
  },
  [
    [{ organisationId: 1, _id: -1 }],
    [{ organisationId: 1, reports: 1 }],
    [{ organisationId: 1, systemId: 1 }],
    [{ digest: 1 }, { unique: true }],
    [{ mailDigests: 1 }],
    [{ email: 1 }],
    // An expired link is still listed for a month.
    [{ expiresAt: 1 }, { expireAfterSeconds: 30 * DAY_SECONDS }],
  ],
);

/** Maximum per organisation, recently expired links included. */
export const MAX_LINKS = 100;
const PUBLIC = { digest: 0, mailDigests: 0 } as const;

export async function insertLink({ session }: Transaction, { id, ...link }: Link, digest: string): Promise<void> {
  await Links.create([{ ...link, _id: id, digest }], { session });
}

export async function countLinks({ session }: Transaction, organisationId: number): Promise<number> {
  return Links.countDocuments({ organisationId }, { session });
}

/** Links that can or could be opened: a request counts once its questions are fixed. */
const STANDING = { $or: [{ systemId: null }, { system: mongoose.trusted({ $ne: null }) }] };

/** The links, newest first: all, or those to a report, or to a system's supplier. */
export async function listLinks(
  organisationId: number,
  of: { reports: number } | { systemId: number } | null,
  first: number,
): Promise<Link[]> {
  const filter = { organisationId, ...STANDING, ...of };
  return (await Links.find(filter, PUBLIC).sort({ _id: -1 }).limit(Math.min(first, MAX_LINKS)).lean()).map(withId);
}

/** The labels of these links, by number. */
export async function listLabels(organisationId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const these = { _id: mongoose.trusted({ $in: [...ids] }), organisationId };
  const found = await Links.find(these, { label: 1 } as const).lean();
  return new Map(found.flatMap(({ _id, label }) => (label === null ? [] : [[_id, label] as const])));
}

/** A link by the digest of its secret, or by its number. */
export async function findLink(by: { digest: string } | { id: number }): Promise<Link | null> {
  const filter = 'id' in by ? { _id: by.id } : { $or: [by, { mailDigests: by.digest }] };
  const found = await Links.findOne(filter, PUBLIC).lean();
  return found && withId(found);
}

/** @returns the deleted link; null if the organisation has no such link */
export async function deleteLink({ session }: Transaction, organisationId: number, id: number): Promise<Link | null> {
  const found = await Links.findOneAndDelete({ _id: id, organisationId }, { session, projection: PUBLIC }).lean();
  return found && withId(found);
}

/**
 * Deletes the links that a member created, or those created at this instant or later.
 * @returns the deleted links
 */
export async function deleteLinksBy(
  { session }: Transaction,
  organisationId: number,
  { madeBy, since }: { madeBy: number; since: Date | null },
): Promise<Link[]> {
  const theirs = { organisationId, madeBy, ...(since && { createdAt: mongoose.trusted({ $gte: since }) }) };
  const found = (await Links.find(theirs, PUBLIC, { session }).limit(MAX_LINKS).lean()).map(withId);
  await Links.deleteMany({ _id: mongoose.trusted({ $in: found.map(({ id }) => id) }) }, { session });
  return found;
}

/** Makes another member the creator of someone's links. */
export async function transferLinks(
  { session }: Transaction,
  organisationId: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await Links.updateMany({ organisationId, madeBy: from }, { madeBy: to }, { session });
}

/**
 * Changes what a link shows.
 * @returns what it showed until then; null if the organisation has no such link
 */
export async function replaceLinkedReports(
  { session }: Transaction,
  organisationId: number,
  id: number,
  shown: Pick<Link, 'reports' | 'room' | 'renewedAt'>,
): Promise<Link | null> {
  const options = { session, projection: PUBLIC, returnDocument: 'before' } as const;
  const found = await Links.findOneAndUpdate({ _id: id, organisationId }, { $set: shown }, options).lean();
  return found && withId(found);
}

/**
 * Records that a link was opened.
 * @returns the previous count; null if it was revoked concurrently
 */
export async function recordUse({ session }: Transaction, id: number, now: Date): Promise<number | null> {
  const day = now.toISOString().slice(0, 10);
  const change = { $set: { lastUsedAt: now }, $inc: { uses: 1, [`days.${day}`]: 1 } };
  await Links.updateOne({ _id: id, firstUsedAt: null }, { firstUsedAt: now }, { session });
  const before = await Links.findByIdAndUpdate(id, change, { session, projection: { uses: 1 } }).lean();
  return before?.uses ?? null;
}

/**
 * Records the system of a request, by its name then.
 * @returns the link as it was; null if it no longer exists
 */
export async function nameSystem({ session }: Transaction, id: number, system: string): Promise<Link | null> {
  const found = await Links.findByIdAndUpdate(id, { system }, { session, projection: PUBLIC }).lean();
  return found && withId(found);
}

const later = (than: Date) => mongoose.trusted({ $gt: than });
/** Maximum number of emails with their own secret per link. */
const MAX_MAIL_SECRETS = 100;

/** @returns a new secret for an email, in addition to earlier ones; null if the link was deleted or has expired */
export async function mintMailSecret(id: number, now: Date): Promise<string | null> {
  const secret = createToken();
  const mailDigests = { $each: [digestOf(secret)], $slice: -MAX_MAIL_SECRETS };
  const { matchedCount } = await Links.updateOne({ _id: id, expiresAt: later(now) }, { $push: { mailDigests } });
  return matchedCount === 1 ? secret : null;
}

/**
 * Records when a supplier has answered.
 * @returns the link as it was; null if already recorded, or deleted
 */
export async function recordAnswered(
  { session }: Transaction,
  { organisationId, linkId, at }: { organisationId: number; linkId: number; at: Date },
): Promise<Link | null> {
  const earlier = { $or: [{ answeredAt: null }, { answeredAt: mongoose.trusted({ $lt: at }) }] };
  const change = { answeredAt: at };
  const options = { session, projection: PUBLIC, returnDocument: 'before' } as const;
  const found = await Links.findOneAndUpdate({ _id: linkId, organisationId, ...earlier }, change, options).lean();
  return found && withId(found);
}

export async function eraseLinkAddresses({ session }: Transaction, emails: readonly string[]): Promise<void> {
  const theirs = mongoose.trusted({ $in: emails.map(email => email.toLowerCase()) });
  await Links.updateMany({ email: theirs }, { email: null }, { session });
}

/** Moves requests about a merged record to the kept record. */
export function reassignLinks(tx: Transaction, merged: SystemsMergedData): Promise<void> {
  return reassignRows(Links, tx, merged);
}

export async function eraseRequests(
  { session }: Transaction,
  of: { organisationId: number; systemId: number },
): Promise<void> {
  await Links.deleteMany(of, { session });
}

/** Removes deleted reports from links, and deletes links that are then empty, except rooms, which state it. */
export async function eraseLinkedReports(
  { session }: Transaction,
  organisationId: number,
  ids: number[],
): Promise<void> {
  const these = mongoose.trusted({ $in: ids });
  await Links.updateMany({ organisationId, reports: these }, { $pull: { reports: these } }, { session });
  await Links.deleteMany({ organisationId, kind: 'report', reports: mongoose.trusted({ $size: 0 }) }, { session });
}

export async function deleteLinksIn({ session }: Transaction, organisationId: number): Promise<void> {
  await Links.deleteMany({ organisationId }, { session });
}

/** For exports. */
export async function listLinksForExport(of: { organisationId: number; madeBy?: number }): Promise<object[]> {
  const links = await Links.find(of, { ...PUBLIC, passcodeHash: 0 })
    .sort({ _id: 1 })
    .limit(MAX_LINKS)
    .lean();
  const ids = links.map(({ _id }) => _id);
  const openings = await findOpeningsForExport(of.organisationId, ids);
  return links.map(link => ({ ...withId(link), openings: openings.filter(({ link: id }) => id === link._id) }));
}
