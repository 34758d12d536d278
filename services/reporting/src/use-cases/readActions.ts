import { ActionFiling } from '@aicp/contracts/actionFiling';
import { DomainError } from '@aicp/contracts/domainError';
import { actionFields } from '@aicp/contracts/entities/action';
import { namesIn } from '@aicp/contracts/entities/field';
import { ActionFilter, ActionState } from '@aicp/contracts/inputs/actionInputs';
import { MemberNames } from '@aicp/contracts/memberNames';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound, SerialId } from '@aicp/contracts/serialId';
import type { RowPages } from '@aicp/service/process/csvText';
import { z } from 'zod';
import type { RequestContext } from '../context.ts';
import { type Action, isOverdue } from '../domain/action.ts';
import {
  type ActionCounts,
  type Cursor,
  countActions,
  listActions,
  listSystemsWithActions,
} from '../store/actionLists.ts';
import { findAction } from '../store/actions.ts';

const MAX_A_PAGE = 1_000;

const ListInput = z.object({
  filter: ActionFilter.nullish().transform(filter => filter ?? {}),
  first: z.int().min(1).max(MAX_A_PAGE),
  after: z.string().max(50).nullish(),
});

export type ActionPage = {
  items: Action[];
  next: string | null;
  counts(): Promise<ActionCounts>;
  systemIds(limit: number): Promise<number[]>;
};

const dayOf = (ctx: RequestContext) => ctx.now().toISOString().slice(0, 10);

/** A page of the organisation's actions. As many reads for a long list as for a short one. */
export async function readActions(ctx: RequestContext, input: unknown): Promise<ActionPage> {
  const { organisationId } = signedIn(ctx.actor);
  const { filter, first, after } = parse(ListInput, input);
  const today = dayOf(ctx);
  const items = await listActions(organisationId, filter, { today, first, after: after ? cursorIn(after) : null });
  const last = items.at(-1);
  const next = last && items.length === first ? `${last.order} ${last.id}` : null;
  return {
    items,
    next,
    counts: () => countActions(organisationId, filter, today),
    systemIds: limit => listSystemsWithActions(organisationId, limit),
  };
}

function cursorIn(text: string): Cursor {
  const [, order, id] = /^(\d{4}-\d\d-\d\d|0|~) (\d{1,15})$/.exec(text) ?? [];
  if (!order) throw new DomainError('INVALID', 'This page does not exist.');
  return { order, id: Number(id) };
}

/** @throws DomainError NOT_FOUND where the caller's organisation has none of this number */
export async function readAction(ctx: RequestContext, id: unknown): Promise<Action> {
  const { organisationId } = signedIn(ctx.actor);
  const action = await findAction(organisationId, idOrNotFound(id, 'Action'));
  if (!action) throw notFound('Action');
  return action;
}

const Along = MemberNames.extend({ filed: z.record(z.string(), ActionFiling).default({}) });

/** As an address has it: everything is text. */
const FileQuery = z.object({
  system: SerialId.optional(),
  owner: SerialId.optional(),
  state: ActionState.optional(),
});

/**
 * The organisation's actions as the rows of a file, filtered as GET /api/actions.
 * @param along what other services keep: the names of people, and what shows that actions are done
 */
export async function actionsFile(ctx: RequestContext, query: unknown, along: unknown): Promise<RowPages> {
  const { organisationId } = signedIn(ctx.actor);
  const { system, owner, state } = parse(FileQuery, query);
  const filter = { systemId: system, owner, states: state && [state] };
  const today = dayOf(ctx);
  const named = parse(Along, along);
  return rows();

  async function* rows() {
    yield [COLUMNS];
    for (let after: Cursor | null = null; ; ) {
      const page = await listActions(organisationId, filter, { today, after, first: MAX_A_PAGE });
      yield page.map(action => lineOf(action, today, named));
      const last: Action | undefined = page.at(-1);
      if (!last || page.length < MAX_A_PAGE) return;
      after = { order: last.order, id: last.id };
    }
  }
}

const SAID = namesIn(actionFields, 'csv');
/** The names of the fields in GET /api/actions. */
const COLUMNS = [
  'id',
  'system.id',
  'system.name',
  'jurisdiction',
  ...SAID.flatMap(name => (name === 'ownerId' ? ['owner.id', 'owner.username', 'owner.fullName'] : name)),
  'filed',
  'overdue',
  'acceptance.reason',
  'acceptance.reviewDay',
  'reportId',
  'closedBy',
  'createdAt',
  'organisation',
];

function lineOf(action: Action, today: string, { names, fullNames, filed }: z.output<typeof Along>): unknown[] {
  const { ownerId } = action;
  return [
    action.id,
    action.systemId,
    action.systemName,
    action.jurisdiction,
    ...SAID.flatMap((name): unknown[] =>
      name === 'ownerId'
        ? [ownerId, ...[names, fullNames].map(called => ownerId && (called[ownerId] ?? null))]
        : [action[name]],
    ),
    filed[action.id],
    isOverdue(action, today),
    action.acceptance?.reason,
    action.acceptance?.reviewDay,
    action.reportId,
    action.closedBy,
    action.createdAt.toISOString(),
    action.systemId === null,
  ];
}
