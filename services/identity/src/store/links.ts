import type { LinkKind } from '@aicp/contracts/links';
import { collection, type Stored, withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { findOpeningsForExport } from './linkOpenings.ts';

/** A link for people without an account, without its secret: only the digest of that is kept. */
export type Link = {
  id: number;
  organisationId: number;
  kind: LinkKind;
  /** The reports that it shows, by number; none where it is for something else. */
  reports: number[];
  /** What documents has fixed for an audit room; null where it is none. */
  room: number | null;
  /** For whom it was made. */
  label: string | null;
  /** What they are told. */
  message: string | null;
  madeBy: number;
  /** As argon2id; null where none is asked for. */
  passcodeHash: string | null;
  createdAt: Date;
  /** When what it shows was replaced for the last time. */
  renewedAt: Date | null;
  expiresAt: Date;
  firstUsedAt: Date | null;
  lastUsedAt: Date | null;
  uses: number;
  /** How often it was opened on which day, ISO date in UTC. */
  days: Record<string, number>;
};

const DAY_SECONDS = 24 * 3600;

const Links = collection<Stored<Link> & { digest: string }>(
  'links',
  {
    _id: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    kind: { type: String, required: true },
    reports: { type: [Number], default: [] },
    room: { type: Number, default: null },
    label: { type: String, default: null },
    message: { type: String, default: null },
    madeBy: { type: Number, required: true },
    passcodeHash: { type: String, default: null },
    digest: { type: String, required: true },
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
    [{ digest: 1 }, { unique: true }],
    // One that has expired is still shown for a month.
    [{ expiresAt: 1 }, { expireAfterSeconds: 30 * DAY_SECONDS }],
  ],
);

/** Of an organisation at a time, those that have lately expired included. */
export const MOST_LINKS = 100;
const PUBLIC = { digest: 0 } as const;

export async function insertLink({ session }: Transaction, { id, ...link }: Link, digest: string): Promise<void> {
  await Links.create([{ ...link, _id: id, digest }], { session });
}

export async function countLinks({ session }: Transaction, organisationId: number): Promise<number> {
  return Links.countDocuments({ organisationId }, { session });
}

/** The newest first. */
export async function listLinks(organisationId: number, reportId?: number): Promise<Link[]> {
  const filter = { organisationId, ...(reportId !== undefined && { reports: reportId }) };
  return (await Links.find(filter, PUBLIC).sort({ _id: -1 }).limit(MOST_LINKS).lean()).map(withId);
}

/** By the digest of its secret, or by its number. */
export async function findLink(by: { digest: string } | { id: number }): Promise<Link | null> {
  const found = await Links.findOne('id' in by ? { _id: by.id } : by, PUBLIC).lean();
  return found && withId(found);
}

/** @returns what was deleted; null when there is no such link of the organisation */
export async function deleteLink({ session }: Transaction, organisationId: number, id: number): Promise<Link | null> {
  const found = await Links.findOneAndDelete({ _id: id, organisationId }, { session, projection: PUBLIC }).lean();
  return found && withId(found);
}

/** Lets a link show something else. @returns what it showed until then; null when there is no such link of the organisation */
export async function replaceShown(
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
 * Notes that a link was opened.
 * @returns how often it was before; null when it was revoked at this moment
 */
export async function noteUse({ session }: Transaction, id: number, now: Date): Promise<number | null> {
  const day = now.toISOString().slice(0, 10);
  const change = { $set: { lastUsedAt: now }, $inc: { uses: 1, [`days.${day}`]: 1 } };
  await Links.updateOne({ _id: id, firstUsedAt: null }, { firstUsedAt: now }, { session });
  const before = await Links.findByIdAndUpdate(id, change, { session, projection: { uses: 1 } }).lean();
  return before?.uses ?? null;
}

/** Takes reports that are gone out of links; one that shows nothing any more goes too, unless it is a room, which says so. */
export async function forgetReports({ session }: Transaction, organisationId: number, ids: number[]): Promise<void> {
  const these = mongoose.trusted({ $in: ids });
  await Links.updateMany({ organisationId, reports: these }, { $pull: { reports: these } }, { session });
  await Links.deleteMany({ organisationId, kind: 'report', reports: mongoose.trusted({ $size: 0 }) }, { session });
}

export async function deleteLinksIn({ session }: Transaction, organisationId: number): Promise<void> {
  await Links.deleteMany({ organisationId }, { session });
}

/** For exports. */
export async function findLinksForExport(of: { organisationId: number; madeBy?: number }): Promise<object[]> {
  const links = await Links.find(of, { digest: 0, passcodeHash: 0 }).sort({ _id: 1 }).limit(MOST_LINKS).lean();
  const ids = links.map(({ _id }) => _id);
  const openings = await findOpeningsForExport(of.organisationId, ids);
  return links.map(link => ({ ...withId(link), openings: openings.filter(({ link: id }) => id === link._id) }));
}
