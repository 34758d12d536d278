import type { Jurisdiction } from '@aicp/compliance/law/jurisdiction';
import { collection, type Stored } from '@aicp/service/store/collection';
import { deleteBatch } from '@aicp/service/store/deleteInBatches';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';

/** An organisation's duties under a law on a day: those that applied, the met ones and the proved ones. */
export type DutyDay = {
  /** The organisation, law and day, for example "12-EU-2026-11-28". */
  id: string;
  organisationId: number;
  jurisdiction: Jurisdiction;
  /** ISO date. */
  day: string;
  applicable: number;
  met: number;
  proved: number;
  at: Date;
};

const DAY_S = 24 * 3600;
/** Enough to compare with a month ago; older ones are deleted. */
const KEPT_DAYS = 70;

const DutyDays = collection<Stored<DutyDay>>(
  'duty_days',
  {
    _id: { type: String, required: true },
    organisationId: { type: Number, required: true },
    jurisdiction: { type: String, required: true },
    day: { type: String, required: true },
    applicable: { type: Number, required: true },
    met: { type: Number, required: true },
    proved: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  [[{ organisationId: 1, jurisdiction: 1, day: 1 }], [{ at: 1 }, { expireAfterSeconds: KEPT_DAYS * DAY_S }]],
);

/** Stores the figures of a day unless they exist. */
export async function insertDutyDay({ session }: Transaction, day: Omit<DutyDay, 'id'>): Promise<void> {
  const _id = `${day.organisationId}-${day.jurisdiction}-${day.day}`;
  await DutyDays.updateOne({ _id }, { $setOnInsert: day }, { upsert: true, session });
}

/**
 * The figures of the day before `today` that is nearest to another day; null if there are none.
 * @param near ISO date, like `today`
 */
export async function findDutyDay(
  { organisationId, jurisdiction }: Pick<DutyDay, 'organisationId' | 'jurisdiction'>,
  near: string,
  today: string,
): Promise<Omit<DutyDay, 'id'> | null> {
  const of = (day: Record<string, string>) => ({ organisationId, jurisdiction, day: mongoose.trusted(day) });
  const [before, after] = await Promise.all([
    DutyDays.findOne(of({ $lte: near }))
      .sort({ day: -1 })
      .lean(),
    DutyDays.findOne(of({ $gt: near, $lt: today }))
      .sort({ day: 1 })
      .lean(),
  ]);
  if (!before || !after) return before ?? after;
  const distance = ({ day }: { day: string }) => Math.abs(Date.parse(day) - Date.parse(near));
  return distance(before) <= distance(after) ? before : after;
}

/** For the organisation's export: by day and law, numbered "202611280" (EU), "202611281" (UK). */
export async function pageDutyDays(organisationId: number, after: number, limit: number) {
  const found = await DutyDays.find({ organisationId })
    .limit(2 * (KEPT_DAYS + 2))
    .lean();
  return found
    .map(({ jurisdiction, day, applicable, met, proved }) => {
      const id = Number(day.replaceAll('-', '')) * 10 + (jurisdiction === 'UK' ? 1 : 0);
      return { id, jurisdiction, day, applicable, met, proved };
    })
    .filter(({ id }) => id > after)
    .sort((one, other) => one.id - other.id)
    .slice(0, limit);
}

/** Deletes a batch of an organisation's days. Returns their number. */
export async function removeDutyDays(tx: Transaction, organisationId: number, limit: number): Promise<number> {
  return (await deleteBatch(DutyDays, tx, { organisationId }, limit)).length;
}
