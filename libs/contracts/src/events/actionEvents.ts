import { z } from 'zod';
import { actionFields } from '../entities/action.ts';
import { heldShape } from '../entities/fieldSchemas.ts';
import { event } from '../event.ts';
import { owned } from '../owner.ts';

const id = z.int().positive();

/** What someone did with an action. */
export const ActionAct = z.enum([
  'added',
  'changed',
  'deleted',
  'commentedOn',
  'acceptanceAsked',
  'accepted',
  'acceptanceRefused',
]);

/** Someone worked on an action of their organisation. What a report opens and closes follows from `assessment.completed`. */
export const ActionChanged = event(
  'action.changed',
  owned({
    actionId: id,
    /** Null for one of the organisation as a whole. */
    systemId: id.nullable(),
    /** Null for one of the organisation's own. */
    jurisdiction: z.enum(['EU', 'UK']).nullable(),
    act: ActionAct,
    ...heldShape(actionFields, 'event'),
  }),
);
