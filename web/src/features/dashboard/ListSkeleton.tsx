import { Skeleton } from '../../ui/Skeleton.tsx';

export const panel = '@container mt-3 overflow-hidden rounded-card border border-line bg-surface';

/** The placeholder for the list. */
export function ListSkeleton() {
  return (
    <div className="p-6">
      <Skeleton rows={3} className="h-16" />
    </div>
  );
}
