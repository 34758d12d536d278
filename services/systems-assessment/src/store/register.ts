import { ukPrinciples } from '@aicp/compliance/law/ukPrinciples';
import { ukRegulators } from '@aicp/compliance/law/ukRegulators';
import { withId } from '@aicp/service/store/withId';
import mongoose, { Schema } from 'mongoose';

export type UkRegulator = {
  id: number;
  code: string;
  name: string;
  fullName: string | null;
  sector: string | null;
  website: string | null;
  guidanceUrl: string | null;
};

export type UkPrinciple = { id: number; name: string; description: string | null; orderIndex: number };

const Regulators = mongoose.model(
  'UkRegulator',
  new Schema(
    {
      _id: { type: Number, required: true },
      code: { type: String, maxlength: 10, required: true, unique: true },
      name: { type: String, maxlength: 255, required: true },
      fullName: { type: String, maxlength: 500 },
      sector: { type: String, maxlength: 100 },
      website: { type: String, maxlength: 255 },
      guidanceUrl: { type: String, maxlength: 500 },
    },
    { collection: 'uk_regulators', versionKey: false },
  ),
);

const Principles = mongoose.model(
  'UkPrinciple',
  new Schema(
    {
      _id: { type: Number, required: true },
      name: { type: String, maxlength: 100, required: true },
      description: String,
      orderIndex: Number,
    },
    { collection: 'uk_principles', versionKey: false },
  ),
);

/** Writes the registers of today's release over those of the last one. Running it again changes nothing. */
export async function seedRegister(): Promise<void> {
  await Regulators.bulkWrite(
    ukRegulators.map((regulator, index) => ({
      updateOne: { filter: { _id: index + 1 }, update: { $set: regulator }, upsert: true },
    })),
  );
  await Principles.bulkWrite(
    ukPrinciples.map(({ name, description, orderIndex }) => ({
      updateOne: { filter: { _id: orderIndex }, update: { $set: { name, description, orderIndex } }, upsert: true },
    })),
  );
}

export async function listRegulators(): Promise<UkRegulator[]> {
  const regulators = await Regulators.find().sort({ _id: 1 }).lean<(Omit<UkRegulator, 'id'> & { _id: number })[]>();
  return regulators.map(withId);
}

export async function listPrinciples(): Promise<UkPrinciple[]> {
  const principles = await Principles.find().sort({ _id: 1 }).lean<(Omit<UkPrinciple, 'id'> & { _id: number })[]>();
  return principles.map(withId);
}
