import type { ActionCopy } from './trail.ts';

type State = {
  /** The law whose list it is on. */
  under: 'EU' | 'UK' | null;
  at: Date;
  /** Null once it has been deleted. */
  said: ActionCopy | null;
};

/** An action as last published, and its state before the last report that changed it. */
export type KeptAction = State & { before: (State & { reportId: number }) | null };

/** The report that changed an action last; null for the organisation's own action. */
const reportOf = ({ said }: State): number | null => said?.closedBy ?? said?.reportId ?? null;

/**
 * Updates the copy of an action to a newly published state; null if nothing changes. A state caused by a report may arrive before the
 * report: the previous state is kept for the snapshot of the earlier report.
 */
export function afterState(copy: KeptAction | null, state: State): KeptAction | null {
  const reportId = reportOf(state);
  if (!copy || state.at > copy.at) {
    const isFollowing = reportId !== null && reportId !== (copy && reportOf(copy));
    const { under, at, said } = copy ?? { under: state.under, at: new Date(0), said: null };
    return { ...state, before: isFollowing ? { reportId, under, at, said } : (copy?.before ?? null) };
  }
  const { before } = copy;
  const isEarlier = before !== null && reportId !== before.reportId && state.at > before.at && state.at < copy.at;
  return isEarlier ? { ...copy, before: { ...before, ...state } } : null;
}

/** The state of an action in a report that another one has followed. */
export function stateBefore(
  { said, before }: Pick<KeptAction, 'said' | 'before'>,
  followedBy: number | null,
): ActionCopy | null {
  return before && before.reportId === followedBy ? before.said : said;
}
