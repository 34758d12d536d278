import { withId } from '@aicp/service/store/collection';
import type { Transaction } from '@aicp/service/store/transaction';
import mongoose from 'mongoose';
import { type AiSystem, Systems } from './systems.ts';

/** The next organisation with systems, in ascending order of number; null after the last one. */
export async function findNextOrganisation(after: number): Promise<number | null> {
  const further = { organisationId: mongoose.trusted({ $gt: after }) };
  const found = await Systems.findOne(further, { organisationId: 1 }).sort({ organisationId: 1 }).lean();
  return found?.organisationId ?? null;
}

/** A page of an organisation's systems, in ascending order of id. */
export async function pageSystemsOf(
  { session }: Transaction,
  organisationId: number,
  after: number,
  limit: number,
): Promise<AiSystem[]> {
  const further = { organisationId, _id: mongoose.trusted({ $gt: after }) };
  return (await Systems.find(further, null, { session }).sort({ _id: 1 }).limit(limit).lean()).map(withId);
}
