import { ActionFiling } from '@aicp/contracts/actionFiling';
import { FiledDuty } from '@aicp/contracts/canonicalReport';
import { DutyProof } from '@aicp/contracts/dutyProof';
import { actionStates } from '@aicp/contracts/entities/action';
import { z } from 'zod';
import { id, instant } from './answers.ts';

export const person = z.object({ id: z.int(), name: z.string().nullable() });

export const OrganisationAction = z
  .object({
    id: z.int(),
    title: z.string(),
    state: z.enum(actionStates),
    stateAt: instant,
    stateBy: person.nullable(),
    owner: person.nullable(),
    due: z.string().meta({ format: 'date' }).nullable(),
    dueWords: z.string().nullable(),
  })
  .nullable()
  .meta({ description: 'The organisation’s action for the gap of a duty, unless the action is closed' });

export const filed = () => ActionFiling.nullable().meta({ description: 'Null unless the action is done' });

/** Every duty of a report that a link shows. */
export const Duties = z.object({
  asOf: z.string().meta({ format: 'date' }),
  duties: z.array(
    z.object({
      dutyId: z.string(),
      questionId: z.string().nullable(),
      title: z.string(),
      citation: z.string(),
      status: FiledDuty.shape.status,
      why: z.string().nullable().meta({
        description: 'The reason why the duty does not apply or is another party’s; null for all other duties',
      }),
      from: z.string().nullable().meta({ description: 'ISO date from which the duty applies to this system' }),
      proof: DutyProof.nullable().meta({ description: 'Null for a duty that is not met or not applicable' }),
      answeredBy: z.string().nullable().meta({ description: 'Null if not known' }),
      answeredAt: instant.nullable(),
      fromOrganisation: z
        .boolean()
        .meta({ description: 'Whether the organisation gave this answer for all its systems' }),
      action: z
        .object({
          id,
          number: z.int().nullable().meta({ description: 'The number of the action in the report' }),
          title: z.string(),
          state: z.enum(actionStates),
          stateAt: instant,
          stateBy: z.string().nullable().meta({ description: 'Null if a report set the status' }),
          owner: z.string().nullable(),
          due: z.string().nullable(),
          dueWords: z.string().nullable().meta({ description: 'The due date in the words of the report' }),
          filed: filed(),
          ofOrganisation: z
            .boolean()
            .meta({ description: 'Whether the action is the organisation’s, for all systems' }),
        })
        .nullable()
        .meta({ description: 'The action that closes the gap; null if missing' }),
    }),
  ),
});
