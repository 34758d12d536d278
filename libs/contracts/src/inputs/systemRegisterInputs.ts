import { systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { z } from 'zod';
import { MAX_SYSTEMS_AT_ONCE } from '../limits.ts';
import { SerialId } from '../serialId.ts';
import { sameLine } from '../text.ts';
import { OwnFieldName } from './ownFieldInputs.ts';

const STATUSES = Object.keys(systemFacts.find(({ name }) => name === 'status')?.options ?? {});

/** Systems by an own field: a choice or a date exactly, others by a contained text; null: not recorded. */
export const OwnFilter = z.object({ name: OwnFieldName, value: z.string().max(200).nullish() });

/** Filters of the list of all systems; every word of `search` must occur in name, reference, department, provider or an own field. */
export const RegisterFilter = z.object({
  jurisdiction: z.enum(['EU', 'UK']).nullish(),
  status: z.enum([...STATUSES, 'none']).nullish(),
  ownerId: SerialId.nullish(),
  noOwner: z.boolean().nullish(),
  search: z.string().max(200).overwrite(sameLine).nullish(),
  own: OwnFilter.nullish(),
  archived: z.boolean().nullish(),
});
export type RegisterFilter = z.infer<typeof RegisterFilter>;

/** Changes of many systems at once, by PATCH /api/systems and `updateSystems`: omitted fields stay, null clears. */
export const UpdateSystemsInput = z
  .object({
    ids: z.array(SerialId).min(1).max(MAX_SYSTEMS_AT_ONCE),
    ownerId: SerialId.nullable().optional(),
    status: z
      .enum(STATUSES, `must be one of ${STATUSES.join(', ')}`)
      .nullable()
      .optional(),
  })
  .refine(({ ownerId, status }) => ownerId !== undefined || status !== undefined, 'Name an owner or a status.');
