import { DomainError } from '@aicp/contracts/domainError';
import { actionFields } from '@aicp/contracts/entities/action';
import { valuesIn } from '@aicp/contracts/entities/field';
import { type ActionAct, ActionChanged } from '@aicp/contracts/events/actionEvents';
import {
  CommentOnActionInput,
  CreateActionInput,
  UpdateActionInput,
  UpdateActionsInput,
} from '@aicp/contracts/inputs/actionInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn, type UserActor } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import { requireNotArchived } from '@aicp/service/store/archives';
import { filterMembers, isFormerMember, isSoleMember } from '@aicp/service/store/members';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { z } from 'zod';
import type { RequestContext } from '../context.ts';
import { type Action, orderOf } from '../domain/action.ts';
import { changesAfter, requireUnchanged } from '../domain/changedMeanwhile.ts';
import { dueOf } from '../domain/dueOf.ts';
import { insertComments, MAX_COMMENTS, removeCommentsOn } from '../store/actionComments.ts';
import { findAction, insertOwnAction, removeAction, upsertActions } from '../store/actions.ts';
import { findSystemAsReported } from '../store/reports.ts';
import { notifyActionChange } from './notifyActionChange.ts';
import { recordDueRequest } from './recordDueRequest.ts';
import { stateActions } from './stateActions.ts';

/** Adds an own action about a system that has a report. */
export async function createAction(ctx: RequestContext, input: unknown): Promise<Action> {
  const user = signedIn(ctx.actor);
  const { organisationId, userId } = user;
  const { systemId, owner = null, ...given } = parse(CreateActionInput, input);
  return ctx.transaction(async tx => {
    await lock(tx, { organisationId, systemId }, 'AI system');
    const system = await findSystemAsReported(tx, organisationId, systemId);
    if (!system) throw notFound('AI system with a report');
    await requireOwner(tx, user, owner);
    const about = { organisationId, systemId, systemName: system.name, filesUnder: system.jurisdiction };
    const own = { ...about, ownerId: owner, createdBy: userId, createdAt: ctx.now() };
    const action = await insertOwnAction(tx, own, given);
    publish(tx, user, action, 'added', { at: ctx.now(), actions: [action] });
    notifyActionChange(tx, action, userId, 'actionAssigned', [owner]);
    return action;
  });
}

/** Changes the owner, the due date, the status or other fields of an action. Done does not close an action; the next report does. */
export async function updateAction(ctx: RequestContext, id: unknown, input: unknown): Promise<Action> {
  const user = signedIn(ctx.actor);
  const wanted = parse(UpdateActionInput, input);
  return change(ctx, user, id, actOf, changeTo(ctx, user, wanted));
}

/**
 * Changes the owner or due date of several actions, all or none.
 * @throws DomainError if one of them cannot be changed so
 */
export async function updateActions(ctx: RequestContext, input: unknown): Promise<Action[]> {
  const user = signedIn(ctx.actor);
  const { ids, ...wanted } = parse(UpdateActionsInput, input);
  return ctx.transaction(async tx => {
    const changed: Action[] = [];
    // In one order, so that concurrent changes wait for each other.
    for (const id of [...new Set(ids)].sort((one, other) => one - other))
      changed.push(await changeWithin(tx, ctx, user, id, actOf, changeTo(ctx, user, wanted)));
    return changed;
  });
}

const actOf = (before: Action, next: Action): Act =>
  next.pendingDue !== null && next.pendingDue !== before.pendingDue ? 'dueAsked' : 'changed';

function changeTo(ctx: RequestContext, user: UserActor, wanted: UpdateActionInput) {
  const { state, doneNote, owner, due, dueReason, seen: _, ...words } = wanted;
  return async (action: Action, tx: Transaction): Promise<Change> => {
    if (action.state === 'closed') throw new DomainError('CONFLICT', whyClosed(action));
    requireUnchanged(action, wanted);
    const { title, cites } = words;
    if (title !== undefined || cites !== undefined) requireOwn(action, 'its wording is that of the report');
    if (owner !== undefined && owner !== action.ownerId) {
      await requireOwner(tx, user, owner);
      notifyActionChange(tx, action, user.userId, 'actionAssigned', [owner]);
    }
    const isAlone = due !== undefined && (await isSoleMember(tx, user));
    const later = dueOf(action, { due, dueReason }, { userId: user.userId, at: ctx.now(), isAlone });
    if (later.dueRequest && later.dueRequest !== action.dueRequest)
      await recordDueRequest(tx, ctx, user.userId, { ...action, ...later });
    const moved = state !== undefined && state !== action.state;
    return {
      ...words,
      ...(owner !== undefined && { ownerId: owner }),
      ...later,
      ...(moved && { state, stateAt: ctx.now() }),
      ...doneNoteOf(doneNote, state ?? action.state),
      // A member who resumes or completes the work no longer accepts the risk.
      ...(moved && (action.state === 'accepted' || state === 'done') && { acceptance: null }),
    };
  };
}

/** The note on completed work after a change; none unless the action is done. */
function doneNoteOf(doneNote: string | null | undefined, state: Action['state']): Pick<Partial<Action>, 'doneNote'> {
  if (state === 'done') return doneNote === undefined ? {} : { doneNote };
  if (!doneNote) return { doneNote: null };
  throw new DomainError('INVALID', 'doneNote: only for an action that is done', { fields: ['doneNote'] });
}

/**
 * Deletes an own action with its comments. Returns its id.
 * @throws DomainError CONFLICT for an action from a report, which only a report closes
 */
export async function deleteAction(ctx: RequestContext, input: unknown): Promise<string> {
  const user = signedIn(ctx.actor);
  const id = idOrNotFound(input, 'Action');
  await ctx.transaction(async tx => {
    const action = await findAction(user.organisationId, id, tx);
    if (!action) throw notFound('Action');
    await lock(tx, action, 'Action');
    requireOwn(action, 'only a report can close it');
    await removeCommentsOn(tx, id);
    await removeAction(tx, id);
    publish(tx, user, action, 'deleted', { at: ctx.now(), deleted: [id] });
  });
  return String(id);
}

function whyClosed({ closedBy, resumesAs, systemId }: Action): string {
  if (systemId === null)
    return 'The organisation has answered that this duty is met, or no report finds the gap, so the action is closed.';
  return resumesAs === null
    ? `Report ${closedBy} no longer finds this gap, so the action is closed.`
    : 'The AI system is recorded as retired, so the action is closed.';
}

function requireOwn({ jurisdiction }: Action, otherwise: string): void {
  if (jurisdiction !== null) throw new DomainError('CONFLICT', `This action comes from the law: ${otherwise}.`);
}

/** Adds a comment to an action. Mentioned members are notified; others are ignored. */
export async function commentOnAction(ctx: RequestContext, input: unknown): Promise<Action> {
  const user = signedIn(ctx.actor);
  const { id, text, mentions } = parse(CommentOnActionInput, input);
  return change(ctx, user, id, 'commentedOn', async (action, tx) => {
    if (action.commentCount >= MAX_COMMENTS)
      throw new DomainError('CONFLICT', `An action can have at most ${MAX_COMMENTS} comments.`);
    const { organisationId, systemId } = action;
    const about = { organisationId, systemId, actionId: action.id };
    const comments = await insertComments(tx, [{ ...about, by: user.userId, at: ctx.now(), kind: 'comment', text }]);
    stateActions(tx, { ...user, systemId, at: ctx.now() }, { comments });
    notifyActionChange(tx, action, user.userId, 'mentioned', mentions ?? []);
    return { commentCount: action.commentCount + 1 };
  });
}

type Change = Partial<Action>;
type Act = z.infer<typeof ActionAct>;
type ActOf = Act | ((before: Action, next: Action) => Act);
type ChangeOf = (action: Action, tx: Transaction) => Change | Promise<Change>;

/**
 * Changes an action of the organisation and logs it, unless nothing changes.
 * @throws DomainError NOT_FOUND if the organisation has none with this id
 */
export async function change(
  ctx: RequestContext,
  user: UserActor,
  input: unknown,
  act: ActOf,
  changeOf: ChangeOf,
): Promise<Action> {
  const id = idOrNotFound(input, 'Action');
  return ctx.transaction(tx => changeWithin(tx, ctx, user, id, act, changeOf));
}

async function changeWithin(
  tx: Transaction,
  ctx: RequestContext,
  user: UserActor,
  id: number,
  act: ActOf,
  changeOf: ChangeOf,
): Promise<Action> {
  const found = await findAction(user.organisationId, id, tx);
  if (!found) throw notFound('Action');
  await lock(tx, found, 'Action');
  // A report may have been recorded during the wait.
  const action = (await findAction(user.organisationId, id, tx)) ?? found;
  const next = { ...action, ...(await changeOf(action, tx)) };
  const isChanged = Object.entries(next).some(([name, value]) => action[name as keyof Action] !== value);
  if (!isChanged) return action;
  const changes = changesAfter(action, next, user.userId, ctx.now());
  const changed = { ...next, changes, order: orderOf(next) };
  await upsertActions(tx, [changed]);
  const done = typeof act === 'function' ? act(action, changed) : act;
  publish(tx, user, changed, done, { at: ctx.now(), actions: [changed] });
  return changed;
}

async function lock(
  tx: Transaction,
  { organisationId, systemId }: Pick<Action, 'organisationId' | 'systemId'>,
  what: string,
): Promise<void> {
  if (systemId !== null && !(await lockUnlessDeleted(tx, 'system', systemId))) throw notFound(what);
  if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound(what);
  if (systemId !== null) await requireNotArchived(tx, systemId);
}

/** The organisation is locked, so that no one leaves concurrently. The caller is a member, unless they have left since. */
async function requireOwner(
  tx: Transaction,
  { organisationId, userId }: UserActor,
  owner: number | null,
): Promise<void> {
  if (owner === null) return;
  const members = await filterMembers(tx, organisationId, [owner]);
  if (owner === userId && !(await isFormerMember(tx, { organisationId, userId }))) return;
  if (!members.has(owner)) throw new DomainError('INVALID', 'The owner must be a member of the organisation.');
}

function publish(
  tx: Transaction,
  { userId, organisationId }: UserActor,
  action: Action,
  act: Act,
  { at, ...stated }: { at: Date } & Parameters<typeof stateActions>[2],
): void {
  const { id: actionId, systemId, jurisdiction } = action;
  const said = valuesIn(actionFields, 'event', action);
  tx.publish(ActionChanged, { userId, organisationId, actionId, systemId, jurisdiction, act, ...said });
  stateActions(tx, { userId, organisationId, systemId, at }, stated);
}
