import { withMongo } from '@aicp/testing/withMongo';
import type { Page } from '@playwright/test';
import { begunAssessment } from './person.ts';

/** The AI Act as of 1 August 2024. No assessment can start on it, so stories insert them directly. */
export const pastLaw = 'eu-2024-08-01';

/** Creates an assessment started under the past law. Returns its id. */
export async function begunUnderPastLaw(page: Page, aiSystemId: number): Promise<number> {
  const { BASE_URL_MONGODB = '' } = process.env;
  const id = await begunAssessment(page, 'EU', aiSystemId, 0);
  await withMongo(BASE_URL_MONGODB, client =>
    client
      .db('aicp_systems_assessment')
      .collection<{ _id: number }>('assessments')
      .updateOne({ _id: id }, { $set: { bankVersion: pastLaw } }),
  );
  return id;
}
