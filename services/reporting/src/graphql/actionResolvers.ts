import { ownActionRef } from '@aicp/contracts/ownActionRef';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound } from '@aicp/contracts/serialId';
import { fields, isOverdue, sortDateOf, stateByOf } from '../domain/action.ts';
import { listComments } from '../store/actionComments.ts';
import { countActions, listActionDates, listDone } from '../store/actionLists.ts';
import { askToAccept, decideAcceptance } from '../use-cases/acceptRisk.ts';
import { commentOnAction, createAction, deleteAction, updateAction, updateActions } from '../use-cases/changeAction.ts';
import { decideDueDate } from '../use-cases/decideDueDate.ts';
import { readAction, readActions } from '../use-cases/readActions.ts';
import type { Resolvers } from './resolvers.generated.ts';

const MAX_DONE = 5;
const MAX_DATES = 100;
const MAX_SYSTEMS = 500;
const MAX_COMMENTS = 1_000;
const MAX_ITEMS = 3;

const atMost = (first: number, most: number) => Math.min(Math.max(first, 1), most);

const personOf = (id: number | null) => (id === null ? null : { id: String(id) });
const today = (now: Date) => now.toISOString().slice(0, 10);

export const actionResolvers = {
  Query: {
    actions: (_root, input, ctx) => readActions(ctx, input),
    action: (_root, { id }, ctx) => readAction(ctx, id),
    actionCounts: (_root, { jurisdiction }, { actor, now }) =>
      countActions(signedIn(actor).organisationId, { jurisdiction: jurisdiction ?? undefined }, today(now())),
    actionDates(_root, { first, mine, jurisdiction }, { actor }) {
      const { organisationId, userId } = signedIn(actor);
      const whose = { organisationId, ...(mine && { ownerId: userId }), ...(jurisdiction && { jurisdiction }) };
      return listActionDates(whose, atMost(first, MAX_DATES));
    },
    async doneActions(_root, _args, { actor }) {
      const done = await listDone(signedIn(actor).organisationId, MAX_DONE);
      return done.map(({ systemId, ...rest }) => ({
        system: { id: String(systemId), jurisdiction: rest.jurisdiction },
        ...rest,
      }));
    },
  },
  Mutation: {
    createAction: (_root, { input }, ctx) => createAction(ctx, input),
    updateAction: (_root, { id, input }, ctx) => updateAction(ctx, id, input),
    updateActions: (_root, { input }, ctx) => updateActions(ctx, input),
    deleteAction: (_root, { id }, ctx) => deleteAction(ctx, id),
    commentOnAction: (_root, input, ctx) => commentOnAction(ctx, input),
    askToAccept: (_root, { input }, ctx) => askToAccept(ctx, input),
    decideDueDate: (_root, { input }, ctx) => decideDueDate(ctx, input),
    decideAcceptance: (_root, { input }, ctx) => decideAcceptance(ctx, input),
  },
  Action: {
    items: async (action, { first }) => (await action.items()).slice(0, atMost(first, MAX_ITEMS)),
  },
  ActionPage: {
    counts: ({ counts }) => counts(),
    async systems({ systemIds }, { first }) {
      return (await systemIds(atMost(first, MAX_SYSTEMS))).map(id => ({
        id: String(id),
        jurisdiction: 'EU' as const,
      }));
    },
  },
  ActionCounts: {
    asOf: (_counts, _args, { now }) => today(now()),
  },
  ActionItem: {
    __resolveReference: ({ id }, { loaders }) => loaders.action.load(idOrNotFound(id, 'Action')),
    organisation: ({ systemId }) => systemId === null,
    system: ({ systemId, jurisdiction }) =>
      systemId === null ? null : { id: String(systemId), jurisdiction: jurisdiction ?? 'EU' },
    owner: ({ ownerId }) => personOf(ownerId),
    stateBy: action => personOf(stateByOf(action)),
    completedBy: async ({ closedBy }, _args, { loaders }) =>
      personOf(closedBy === null ? null : await loaders.completedBy.load(closedBy)),
    day: sortDateOf,
    changes: ({ changes }) =>
      fields.flatMap(field => {
        const change = changes[field];
        return change ? [{ field, by: { id: String(change.by) }, at: change.at }] : [];
      }),
    overdue: (action, _args, { now }) => isOverdue(action, today(now())),
    async evidencePlace({ id, jurisdiction, questionId, reportId, systemId, filesUnder }, _args, { loaders }) {
      if (systemId === null) return null;
      if (jurisdiction !== null)
        return questionId && reportId ? { assessmentId: String(reportId), supports: questionId } : null;
      const latest = await loaders.latestReports.load(systemId);
      const report = latest.find(report => report.jurisdiction === filesUnder);
      return report ? { assessmentId: String(report.id), supports: ownActionRef(id) } : null;
    },
    comments: ({ organisationId, id }, { first }) => listComments(organisationId, id, atMost(first, MAX_COMMENTS)),
  },
  Acceptance: {
    askedBy: ({ askedBy }) => ({ id: String(askedBy) }),
    approvedBy: ({ approvedBy }) => personOf(approvedBy),
  },
  DueRequest: {
    askedBy: ({ askedBy }) => ({ id: String(askedBy) }),
    agreedBy: ({ agreedBy }) => personOf(agreedBy),
  },
  ActionComment: {
    by: ({ by }) => personOf(by),
  },
} satisfies Resolvers;
