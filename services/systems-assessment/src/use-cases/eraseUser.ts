import type { Context } from '@aicp/service/store/context';
import { eraseOrganisation } from './eraseOrganisation.ts';

type Deleted = { userId: number; organisationId: number | null };

/** What a release before organisations deleted was a person with all that they owned. Since then nothing here is a person's alone. */
export async function eraseUser(ctx: Context, { organisationId }: Deleted): Promise<void> {
  if (organisationId !== null) await eraseOrganisation(ctx, { organisationId });
}
