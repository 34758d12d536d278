import { SerialId } from '@aicp/contracts/serialId';
import { z } from 'zod';
import { actions } from './acts.ts';

const day = z.iso.date('must be a date, for example 2026-11-21').transform(text => new Date(`${text}T00:00:00.000Z`));

/** Filters for activities; days are whole days in UTC. */
export const ActivityFilter = z.object({
  userId: SerialId.nullish(),
  action: z.enum(actions, 'must be an action from the activity log').nullish(),
  from: day.nullish(),
  to: day.nullish(),
});
