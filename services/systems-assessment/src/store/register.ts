import { ukPrinciples } from '@aicp/compliance/law/ukPrinciples';
import { ukRegulators } from '@aicp/compliance/law/ukRegulators';
import { collection, type Stored, withId } from '@aicp/service/store/collection';

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

const Regulators = collection<Stored<UkRegulator>>(
  'uk_regulators',
  {
    _id: { type: Number, required: true },
    code: { type: String, maxlength: 10, required: true },
    name: { type: String, maxlength: 255, required: true },
    fullName: { type: String, maxlength: 500, default: null },
    sector: { type: String, maxlength: 100, default: null },
    website: { type: String, maxlength: 255, default: null },
    guidanceUrl: { type: String, maxlength: 500, default: null },
  },
  [[{ code: 1 }, { unique: true }]],
);

const Principles = collection<Stored<UkPrinciple>>('uk_principles', {
  _id: { type: Number, required: true },
  name: { type: String, maxlength: 100, required: true },
  description: { type: String, default: null },
  orderIndex: { type: Number, default: 0 },
});

/** Writes this release's registers over the previous ones. Idempotent. */
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
  const regulators = await Regulators.find().sort({ _id: 1 }).lean();
  return regulators.map(withId);
}

export async function listPrinciples(): Promise<UkPrinciple[]> {
  const principles = await Principles.find().sort({ _id: 1 }).lean();
  return principles.map(withId);
}
