import type { LinkUse } from '@aicp/contracts/inputs/links';
import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** A thing opened through a link on a day, with the count and no person. */
type Opening = Omit<LinkUse, 'id'> & {
  _id: string;
  /** The thing's. */
  thingId: string;
  /** ISO date, in UTC. */
  day: string;
  times: number;
  firstAt: Date;
};

const DAY_SECONDS = 24 * 3600;
/** A link is valid for 90 days, and listed for a month after that. */
const DAYS_KEPT = 121;

const LinkOpenings = collection<Opening>(
  'link_openings',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    link: { type: Number, required: true },
    thing: { type: String, required: true },
    thingId: { type: String, required: true },
    format: { type: String, required: true },
    day: { type: String, required: true },
    times: { type: Number, required: true },
    firstAt: { type: Date, required: true },
  },
  [[{ organisationId: 1, link: 1, day: -1 }], [{ firstAt: 1 }, { expireAfterSeconds: DAYS_KEPT * DAY_SECONDS }]],
);

/** Maximum per link: twenty reports over some days. */
const MAX_OPENINGS = 1_000;

export async function recordOpening({ id: thingId, ...use }: LinkUse, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const { link, thing, format } = use;
  const first = { ...use, thingId, day, firstAt: now };
  await LinkOpenings.updateOne(
    { _id: [link, day, thing, thingId, format].join(' ') },
    { $setOnInsert: first, $inc: { times: 1 } },
    { upsert: true },
  );
}

/** The openings of a link, newest day first. */
export async function listOpenings(organisationId: number, link: number) {
  const found = await LinkOpenings.find({ organisationId, link }).sort({ day: -1 }).limit(MAX_OPENINGS).lean();
  return found.map(({ day, thing, thingId, format, times }) => ({ day, thing, thingId, format, times }));
}

export async function eraseOpenings({ session }: Transaction, link: number, organisationId: number): Promise<void> {
  await LinkOpenings.deleteMany({ organisationId, link }, { session });
}

export async function deleteOpeningsIn({ session }: Transaction, organisationId: number): Promise<void> {
  await LinkOpenings.deleteMany({ organisationId }, { session });
}

/** For exports. */
export async function findOpeningsForExport(organisationId: number, links: readonly number[]) {
  const filter = { organisationId, link: mongoose.trusted({ $in: links }) };
  return LinkOpenings.find(filter, { _id: 0, firstAt: 0 })
    .sort({ day: -1 })
    .limit(10 * MAX_OPENINGS)
    .lean();
}
