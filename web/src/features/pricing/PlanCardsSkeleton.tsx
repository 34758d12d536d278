import { Skeleton } from '../../ui/Skeleton.tsx';

/** The plans' frame while they are fetched, as high as they will be. */
export function PlanCardsSkeleton() {
  return (
    <div className="mt-8 grid min-h-120 divide-y divide-line rounded-card border border-line bg-surface md:grid-cols-3 md:divide-x md:divide-y-0">
      {['starter', 'professional', 'enterprise'].map(plan => (
        <div key={plan} className="space-y-6 p-6">
          <Skeleton className="h-7 w-28" />
          <Skeleton className="h-12 w-36" />
          <Skeleton rows={6} />
        </div>
      ))}
    </div>
  );
}
