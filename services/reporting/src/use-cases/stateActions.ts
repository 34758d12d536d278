import { actionFields } from '@aicp/contracts/entities/action';
import { valuesIn } from '@aicp/contracts/entities/field';
import { ActionsStated } from '@aicp/contracts/events/actionEvents';
import type { Owner } from '@aicp/contracts/owner';
import type { Transaction } from '@aicp/service/store/transaction';
import { type Action, stateByOf } from '../domain/action.ts';
import type { ActionComment } from '../store/actionComments.ts';

type Stated = { actions?: readonly Action[]; deleted?: number[]; comments?: readonly ActionComment[] };

/** Publishes actions of a system or of the organisation as they are now, for audit bundles, rooms and the order of systems. Comments are part of a system's. */
export function stateActions(
  tx: Transaction,
  { userId, organisationId, systemId, at }: Owner & { systemId: number | null; at: Date },
  { actions = [], deleted = [], comments: said = [] }: Stated,
): void {
  const comments = systemId === null ? [] : said;
  if (actions.length + deleted.length + comments.length === 0) return;
  tx.publish(ActionsStated, {
    userId,
    organisationId,
    systemId,
    at: at.toISOString(),
    actions: actions.map(action => {
      const { id, jurisdiction, filesUnder, acceptance, dueRequest, reportId, closedBy, stateAt, createdAt } = action;
      return {
        id,
        jurisdiction,
        filesUnder,
        ...valuesIn(actionFields, 'csv', action),
        acceptance: acceptance && {
          ...acceptance,
          askedAt: acceptance.askedAt.toISOString(),
          approvedAt: acceptance.approvedAt?.toISOString() ?? null,
        },
        dueRequest: dueRequest && {
          ...dueRequest,
          askedAt: dueRequest.askedAt.toISOString(),
          agreedAt: dueRequest.agreedAt?.toISOString() ?? null,
        },
        reportId,
        closedBy,
        stateAt: stateAt.toISOString(),
        stateBy: stateByOf(action),
        createdAt: createdAt.toISOString(),
      };
    }),
    deleted,
    comments: comments.map(({ id, actionId, by, at: said, kind, text }) => {
      return { id, actionId, by, at: said.toISOString(), kind, text };
    }),
  });
}
