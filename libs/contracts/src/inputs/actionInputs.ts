import { z } from 'zod';
import { actionFields, actionStates } from '../entities/action.ts';
import { changeShape, createShape, Day } from '../entities/fieldSchemas.ts';
import { MAX_ACTIONS_AT_ONCE, MAX_MENTIONS, MAX_NOTE_LENGTH } from '../limits.ts';
import { SerialId } from '../serialId.ts';
import { optionalText, text } from '../text.ts';

/** The status that a member can set; an approval accepts an action, and a report closes it. */
export const WorkState = z.enum(['open', 'doing', 'done'], {
  error: 'must be open, doing or done: a risk is accepted by an approval, and a report closes an action',
});
export const ActionState = z.enum(actionStates);

/** The fields of POST /api/actions and of `createAction`: an own action, in addition to those from reports. */
export const CreateActionInput = z.object({
  systemId: SerialId,
  ...createShape(actionFields),
  /** A member's id. */
  owner: SerialId.nullish(),
});

/** The values that a member saw when they began to change an action. */
export const SeenAction = z.object({
  title: z.string().optional(),
  cites: z.string().nullable().optional(),
  state: ActionState.optional(),
  /** Null: unassigned. */
  owner: SerialId.nullable().optional(),
  due: Day.nullable().optional(),
});

/** The fields of PATCH /api/actions/{id} and of `updateAction`: omitted fields stay. */
export const UpdateActionInput = z.object({
  ...changeShape(actionFields, 'change'),
  state: WorkState.optional(),
  /** A member, by the person's number. Null: no one. */
  owner: SerialId.nullable().optional(),
  /** Refused if another member has changed a field since; without it the last change wins. */
  seen: SeenAction.optional(),
});
export type UpdateActionInput = z.infer<typeof UpdateActionInput>;

/** The fields of `updateActions`: omitted fields stay. */
export const UpdateActionsInput = z
  .object({
    ids: z.array(SerialId).min(1, 'is required').max(MAX_ACTIONS_AT_ONCE, `must be at most ${MAX_ACTIONS_AT_ONCE}`),
    /** A member's id. Null: unassigned. */
    owner: SerialId.nullable().optional(),
    due: Day.nullable().optional(),
    /** For actions with an earlier legal date. */
    dueReason: UpdateActionInput.shape.dueReason,
  })
  .refine(({ owner, due }) => owner !== undefined || due !== undefined, 'Please choose an owner or a due date.');

export const actionSorts = ['due', 'owner', 'system', 'severity'] as const;
export const ActionSort = z.enum(actionSorts);
export type ActionSort = z.infer<typeof ActionSort>;

/** The arguments of `commentOnAction`. POST /api/actions/{id}/comments takes the same without `id`. */
export const CommentOnActionInput = z.object({
  id: SerialId,
  text: text(MAX_NOTE_LENGTH).min(1, 'is required'),
  /** The ids of the members mentioned in the comment. */
  mentions: z.array(SerialId).max(MAX_MENTIONS, `must be at most ${MAX_MENTIONS}`).nullish(),
});

/** The fields of `askToAccept`. POST /api/actions/{id}/acceptance takes the same without `id`. */
export const AskToAcceptInput = z.object({
  id: SerialId,
  reason: text(MAX_NOTE_LENGTH).min(1, 'is required'),
  reviewDay: Day,
});

/** The fields of `decideAcceptance`. POST /api/actions/{id}/acceptance/decision takes the same without `id`. */
export const DecideAcceptanceInput = z.object({
  id: SerialId,
  approve: z.boolean(),
  comment: optionalText(MAX_NOTE_LENGTH),
});

/** The fields of `decideDueDate`. POST /api/actions/{id}/due/decision takes the same without `id`. */
export const DecideDueDateInput = z.object({
  id: SerialId,
  agree: z.boolean(),
  comment: optionalText(MAX_NOTE_LENGTH),
});

export const ActionFilter = z.object({
  systemId: SerialId.nullish(),
  jurisdiction: z.enum(['EU', 'UK'], 'must be EU or UK').nullish(),
  owner: SerialId.nullish(),
  /** Whether to list unassigned actions only. */
  unowned: z.boolean().nullish(),
  states: z.array(ActionState).max(ActionState.options.length).nullish(),
  overdue: z.boolean().nullish(),
});
export type ActionFilter = z.infer<typeof ActionFilter>;
