import { withMongo } from '@aicp/testing/withMongo';
import type { Page } from '@playwright/test';
import { begunAssessment } from './person.ts';

export const firstBank = 'eu-2026-11-21';

/** An assessment as it was begun while the first EU bank was in use, or another one; resolves with its id. */
export async function begunOnFirstBank(page: Page, aiSystemId: number, bankVersion = firstBank): Promise<number> {
  const { BASE_URL_MONGODB = '' } = process.env;
  const id = await begunAssessment(page, 'EU', aiSystemId, 0);
  await withMongo(BASE_URL_MONGODB, client =>
    client
      .db('aicp_systems_assessment')
      .collection<{ _id: number }>('assessments')
      .updateOne({ _id: id }, { $set: { bankVersion } }),
  );
  return id;
}
