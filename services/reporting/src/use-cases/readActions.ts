import { ActionFiling } from '@aicp/contracts/actionFiling';
import { DomainError } from '@aicp/contracts/domainError';
import { actionFields } from '@aicp/contracts/entities/action';
import { namesIn } from '@aicp/contracts/entities/field';
import { ActionFilter, ActionSort, ActionState } from '@aicp/contracts/inputs/actionInputs';
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
  BY_DAY,
  type Cursor,
  countActions,
  cursorOf,
  listSystemsWithActions,
  pageActions,
} from '../store/actionLists.ts';
import { findAction } from '../store/actions.ts';

const MAX_A_PAGE = 1_000;

const ListInput = z.object({
  filter: ActionFilter.nullish().transform(filter => filter ?? {}),
  sort: ActionSort,
  reversed: z.boolean(),
  first: z.int().min(1).max(MAX_A_PAGE),
  after: z.string().max(1_000).nullish(),
});

export type ActionPage = {
  items: Action[];
  next: string | null;
  counts(): Promise<ActionCounts>;
  systemIds(limit: number): Promise<number[]>;
};

const dayOf = (ctx: RequestContext) => ctx.now().toISOString().slice(0, 10);

/** A page of the organisation's actions. Takes as many reads for a long list as for a short one. */
export async function readActions(ctx: RequestContext, input: unknown): Promise<ActionPage> {
  const { organisationId } = signedIn(ctx.actor);
  const { filter, first, after, ...sorting } = parse(ListInput, input);
  const today = dayOf(ctx);
  const page = { today, first, after: after ? cursorIn(after) : null, ...sorting };
  const items = await pageActions(organisationId, filter, page);
  const last = items.at(-1);
  const next = last && items.length === first ? textOf(cursorOf(last, sorting)) : null;
  return {
    items,
    next,
    counts: () => countActions(organisationId, filter, today),
    systemIds: limit => listSystemsWithActions(organisationId, limit),
  };
}

const CursorText = z.tuple([
  z.union([z.string(), z.int(), z.null()]),
  z.string().regex(/^(\d{4}-\d\d-\d\d|0|~)$/),
  z.int().positive(),
]);

const textOf = ({ value, order, id }: Cursor): string =>
  Buffer.from(JSON.stringify([value, order, id])).toString('base64url');

function cursorIn(text: string): Cursor {
  const found = CursorText.safeParse(jsonIn(Buffer.from(text, 'base64url').toString()));
  if (!found.success) throw new DomainError('INVALID', 'This page does not exist.');
  const [value, order, id] = found.data;
  return { value, order, id };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws DomainError NOT_FOUND if the caller's organisation has none with this id */
export async function readAction(ctx: RequestContext, id: unknown): Promise<Action> {
  const { organisationId } = signedIn(ctx.actor);
  const action = await findAction(organisationId, idOrNotFound(id, 'Action'));
  if (!action) throw notFound('Action');
  return action;
}

const Along = MemberNames.extend({ filed: z.record(z.string(), ActionFiling).default({}) });

/** As in an address: everything is text. */
const FileQuery = z.object({
  system: SerialId.optional(),
  owner: SerialId.optional(),
  state: ActionState.optional(),
});

/**
 * The organisation's actions as the rows of a file, with the filters of GET /api/actions.
 * @param along data of other services: the names of people, and the files that prove actions done
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
      const page = await pageActions(organisationId, filter, { today, after, first: MAX_A_PAGE, ...BY_DAY });
      yield page.map(action => lineOf(action, today, named));
      const last: Action | undefined = page.at(-1);
      if (!last || page.length < MAX_A_PAGE) return;
      after = cursorOf(last, BY_DAY);
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
