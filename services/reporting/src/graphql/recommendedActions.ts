import type { Action } from '../domain/action.ts';
import { draftsOf } from '../domain/actionDrafts.ts';
import { matchActions } from '../domain/reconcile.ts';
import type { Report } from '../domain/reportOf.ts';
import type { GraphContext } from './loaders.ts';

/** A recommended action of a report, and the action items made from it, which are read on request. */
export type RecommendedAction = Report['result']['actions'][number] & { items(): Promise<Action[]> };

/** The recommended actions of a report; all their items are loaded in one read. */
export function recommendedActions(report: Report, { actions }: GraphContext['loaders']): RecommendedAction[] {
  let found: Promise<Action[][]> | undefined;
  async function read(): Promise<Action[][]> {
    const drafts = draftsOf(report);
    const items = await actions.load({ id: report.system.id, jurisdiction: report.jurisdiction });
    const of = new Map([...matchActions(items, drafts, report.bankVersion)].map(([item, draft]) => [draft, item]));
    return report.result.actions.map((_action, index) =>
      drafts.filter(({ recommended }) => recommended === index).flatMap(draft => of.get(draft) ?? []),
    );
  }
  return report.result.actions.map((action, index) => ({
    ...action,
    items: async () => {
      found ??= read();
      return (await found)[index] ?? [];
    },
  }));
}
