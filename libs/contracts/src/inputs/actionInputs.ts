import { z } from 'zod';
import { actionFields, actionStates } from '../entities/action.ts';
import { changeShape, createShape, Day } from '../entities/fieldSchemas.ts';
import { MAX_ACTIONS_AT_ONCE, MAX_MENTIONS, MAX_NOTE_LENGTH } from '../limits.ts';
import { SerialId } from '../serialId.ts';
import { optionalText, text } from '../text.ts';

/** What someone may make of an action; it is accepted by an approval, and closed by a report. */
export const WorkState = z.enum(['open', 'doing', 'done'], {
  error: 'must be open, doing or done: a risk is accepted by an approval, and a report closes an action',
});
export const ActionState = z.enum(actionStates);

/** The fields of POST /api/actions and of `createAction`: one of the organisation's own, next to the law's. */
export const CreateActionInput = z.object({
  systemId: SerialId,
  ...createShape(actionFields),
  /** A member, by the person's number. */
  owner: SerialId.nullish(),
});

/** What someone saw of an action when they began to change it. */
export const SeenAction = z.object({
  title: z.string().optional(),
  cites: z.string().nullable().optional(),
  state: ActionState.optional(),
  /** Null: no one. */
  owner: SerialId.nullable().optional(),
  due: Day.nullable().optional(),
});

/** The fields of PATCH /api/actions/{id} and of `updateAction`: what is left out stays as it is. */
export const UpdateActionInput = z.object({
  ...changeShape(actionFields, 'change'),
  state: WorkState.optional(),
  /** A member, by the person's number. Null: no one. */
  owner: SerialId.nullable().optional(),
  /** Refused where someone else has changed a field meanwhile; without it the last change wins. */
  seen: SeenAction.optional(),
});
export type UpdateActionInput = z.infer<typeof UpdateActionInput>;

/** The fields of `updateActions`: what is left out stays as it is. */
export const UpdateActionsInput = z
  .object({
    ids: z.array(SerialId).min(1, 'is required').max(MAX_ACTIONS_AT_ONCE, `must be at most ${MAX_ACTIONS_AT_ONCE}`),
    /** A member, by the person's number. Null: no one. */
    owner: SerialId.nullable().optional(),
    due: Day.nullable().optional(),
    /** For the actions whose legal date is earlier. */
    dueReason: UpdateActionInput.shape.dueReason,
  })
  .refine(({ owner, due }) => owner !== undefined || due !== undefined, 'Please choose an owner or a due date.');

export const actionSorts = ['due', 'owner', 'system', 'severity'] as const;
export const ActionSort = z.enum(actionSorts);
export type ActionSort = z.infer<typeof ActionSort>;

/** The arguments of `commentOnAction`, and without `id` of POST /api/actions/{id}/comments. */
export const CommentOnActionInput = z.object({
  id: SerialId,
  text: text(MAX_NOTE_LENGTH).min(1, 'is required'),
  /** People of the organisation who are named in it, by their numbers. */
  mentions: z.array(SerialId).max(MAX_MENTIONS, `must be at most ${MAX_MENTIONS}`).nullish(),
});

/** The fields of `askToAccept`, and without `id` of POST /api/actions/{id}/acceptance. */
export const AskToAcceptInput = z.object({
  id: SerialId,
  reason: text(MAX_NOTE_LENGTH).min(1, 'is required'),
  /** When it is looked at again. */
  reviewDay: Day,
});

/** The fields of `decideAcceptance`, and without `id` of POST /api/actions/{id}/acceptance/decision. */
export const DecideAcceptanceInput = z.object({
  id: SerialId,
  approve: z.boolean(),
  comment: optionalText(MAX_NOTE_LENGTH),
});

/** The fields of `decideDueDate`, and without `id` of POST /api/actions/{id}/due/decision. */
export const DecideDueDateInput = z.object({
  id: SerialId,
  agree: z.boolean(),
  comment: optionalText(MAX_NOTE_LENGTH),
});

/** Which actions of a list are shown. */
export const ActionFilter = z.object({
  systemId: SerialId.nullish(),
  jurisdiction: z.enum(['EU', 'UK'], 'must be EU or UK').nullish(),
  owner: SerialId.nullish(),
  /** Those that no one owns. */
  unowned: z.boolean().nullish(),
  states: z.array(ActionState).max(ActionState.options.length).nullish(),
  overdue: z.boolean().nullish(),
});
export type ActionFilter = z.infer<typeof ActionFilter>;
