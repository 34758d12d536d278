import { z } from 'zod';
import { event } from '../event.ts';
import { ActionState } from '../inputs/actionInputs.ts';
import { owned } from '../owner.ts';

const id = z.int().positive();

/** What somebody did with an action. */
export const ActionAct = z.enum([
  'added',
  'changed',
  'deleted',
  'commentedOn',
  'acceptanceAsked',
  'accepted',
  'acceptanceRefused',
]);

/** Somebody worked on an action of their organisation. What a report opens and closes follows from `assessment.completed`. */
export const ActionChanged = event(
  'action.changed',
  owned({
    actionId: id,
    systemId: id,
    /** Null for one of the organisation's own. */
    jurisdiction: z.enum(['EU', 'UK']).nullable(),
    act: ActionAct,
    state: ActionState,
    /** Whose it is now. */
    ownerId: id.nullable(),
    due: z.iso.date().nullable(),
  }),
);
