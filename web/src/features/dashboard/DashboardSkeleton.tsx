import type { Jurisdiction } from '../../gql/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { DashboardHeader } from './DashboardHeader.tsx';
import { ListSkeleton, panel } from './ListSkeleton.tsx';
import { RiskCounters } from './RiskCounters.tsx';
import { bandPlace } from './TodayBand.tsx';

/** A dashboard before the user is known; it looks like a dashboard whose list is loading. */
export function DashboardSkeleton({ jurisdiction }: { jurisdiction: Jurisdiction }) {
  return (
    <div className="max-w-330 px-4 py-6 sm:px-6">
      <DashboardHeader jurisdiction={jurisdiction} greeting="">
        {jurisdiction === 'UK' && <Button>Regulator Wizard</Button>}
        <Button look="primary">New {jurisdiction} Assessment</Button>
      </DashboardHeader>
      <div className={bandPlace} />
      <RiskCounters counts={undefined} filter="ALL" onFilter={() => {}} />
      <section className={panel}>
        <ListSkeleton />
      </section>
    </div>
  );
}
