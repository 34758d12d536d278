import { z } from 'zod';
import { actionFields } from '../entities/action.ts';
import { heldShape } from '../entities/fieldSchemas.ts';
import { event } from '../event.ts';
import { owned } from '../owner.ts';

const id = z.int().positive();

/** A member's change of an action. */
export const ActionAct = z.enum([
  'added',
  'changed',
  'deleted',
  'commentedOn',
  'acceptanceAsked',
  'accepted',
  'acceptanceRefused',
  'dueAsked',
  'dueAgreed',
  'dueDeclined',
]);

const Acceptance = z.object({
  reason: z.string(),
  reviewDay: z.string(),
  askedBy: id,
  askedAt: z.iso.datetime(),
  /** Null, both, while it waits. */
  approvedBy: id.nullable(),
  approvedAt: z.iso.datetime().nullable(),
});

/** A request for a due date later than the legal date, and the agreement. */
const DueRequest = z.object({
  askedBy: id,
  askedAt: z.iso.datetime(),
  /** Null, both, while it waits. */
  agreedBy: id.nullable(),
  agreedAt: z.iso.datetime().nullable(),
});

/**
 * Actions of a system or of the organisation as a whole as they are now, with later comments: for audit bundles and rooms, and for the order of systems by urgency.
 * Consumers apply newer states only; comments never change.
 */
export const ActionsStated = event(
  'actions.stated',
  owned({
    /** Null for actions of the organisation as a whole, which come without comments. */
    systemId: id.nullable(),
    at: z.iso.datetime(),
    actions: z.array(
      z.object({
        id,
        jurisdiction: z.enum(['EU', 'UK']).nullable(),
        filesUnder: z.enum(['EU', 'UK']).nullable(),
        ...heldShape(actionFields, 'csv'),
        acceptance: Acceptance.nullable(),
        /** Null unless a due date later than the legal date was requested. */
        dueRequest: DueRequest.nullable(),
        reportId: id.nullable(),
        closedBy: id.nullable(),
        stateAt: z.iso.datetime(),
        /** The member who set its state; null if a report did. */
        stateBy: id.nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
    deleted: z.array(id),
    comments: z.array(
      z.object({
        id,
        actionId: id,
        /** Null if a report made the change. */
        by: id.nullable(),
        at: z.iso.datetime(),
        kind: z.enum(['comment', 'note']),
        text: z.string(),
      }),
    ),
  }),
  ['documents', 'systems-assessment'],
);
export type ActionsStatedData = z.infer<(typeof ActionsStated)['data']>;

/** A member changed an action of their organisation. Changes by a report follow from `assessment.completed`. */
export const ActionChanged = event(
  'action.changed',
  owned({
    actionId: id,
    /** Null for an action of the organisation as a whole. */
    systemId: id.nullable(),
    /** Null for an own action. */
    jurisdiction: z.enum(['EU', 'UK']).nullable(),
    act: ActionAct,
    ...heldShape(actionFields, 'event'),
  }),
);
