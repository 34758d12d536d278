import type { ActivityFilter } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VirtualTable } from '../../../ui/VirtualTable.tsx';
import { ActivityRow, activityColumns, activityHead } from './ActivityRow.tsx';
import { type ListedActivity, useActivities } from './useActivities.ts';

const heights = { row: 81, card: 145 };
const idOf = (activity: ListedActivity) => activity.id;

type Props = { filter: ActivityFilter; empty: string };

/** Entries of the log; the next page is fetched on the way to the end. */
export function ActivityTable({ filter, empty }: Props) {
  const { activities, isCurrent, hasMore, failure, more, tryAgain } = useActivities(filter);
  return (
    <section
      aria-label="Activities"
      aria-busy={!failure && !(activities && isCurrent)}
      className={`mt-3 overflow-hidden rounded-card border border-line bg-surface ${isCurrent ? '' : 'opacity-60'}`}
    >
      {failure ? (
        <EmptyState title="The activities could not be loaded" text={failure.message}>
          <Button onClick={tryAgain}>Try Again</Button>
        </EmptyState>
      ) : !activities ? (
        <div className="p-6">
          <Skeleton rows={6} className="h-14" />
        </div>
      ) : activities.length === 0 ? (
        <EmptyState title="No activities" text={empty} />
      ) : (
        <VirtualTable
          label="Activities, newest first"
          rows={activities}
          total={hasMore ? -1 : activities.length}
          idOf={idOf}
          heights={heights}
          columns={activityColumns}
          head={activityHead}
          view={JSON.stringify(filter)}
          onDrawn={(_, isEnd) => isEnd && more()}
        >
          {activity => <ActivityRow activity={activity} />}
        </VirtualTable>
      )}
    </section>
  );
}
