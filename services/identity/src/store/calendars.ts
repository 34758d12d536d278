import { collection } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';

/** A calendar link for a user's deadlines in an organisation, without its secret: only the digest is stored. */
export type CalendarAddress = { userId: number; organisationId: number; createdAt: Date };

const Calendars = collection<CalendarAddress & { _id: string }>(
  'calendars',
  {
    /** The digest of the secret in the URL. */
    _id: { type: String, required: true },
    userId: { type: Number, required: true },
    organisationId: { type: Number, required: true },
    createdAt: { type: Date, required: true },
  },
  [[{ userId: 1, organisationId: 1 }, { unique: true }], [{ organisationId: 1 }]],
);

type Place = Pick<CalendarAddress, 'userId' | 'organisationId'>;

export async function findCalendarOf({ userId, organisationId }: Place): Promise<CalendarAddress | null> {
  return Calendars.findOne({ userId, organisationId }, { _id: 0 }).lean();
}

export async function findCalendar(digest: string): Promise<CalendarAddress | null> {
  return Calendars.findById(digest, { _id: 0 }).lean();
}

/** Replaces the previous calendar link. */
export async function replaceCalendar(tx: Transaction, calendar: CalendarAddress, digest: string): Promise<void> {
  const { session } = tx;
  await deleteCalendars(tx, calendar.userId, calendar.organisationId);
  await Calendars.insertMany([{ ...calendar, _id: digest }], { session });
}

/**
 * @param organisationId only the link in this organisation
 * @returns whether there was one
 */
export async function deleteCalendars(
  { session }: Transaction,
  userId: number,
  organisationId?: number,
): Promise<boolean> {
  const of = { userId, ...(organisationId !== undefined && { organisationId }) };
  return (await Calendars.deleteMany(of, { session })).deletedCount > 0;
}

/** For exports. */
export async function listCalendarsForExport(userId: number): Promise<object[]> {
  return Calendars.find({ userId }, { _id: 0 }).sort({ organisationId: 1 }).lean();
}
