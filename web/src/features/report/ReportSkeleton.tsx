import { Skeleton } from '../../ui/Skeleton.tsx';

/** The frame of a report while it loads: contents on the right, title, and two cards. */
export function ReportSkeleton() {
  return (
    <div className="max-w-240 xl:grid xl:max-w-310 xl:grid-cols-[minmax(0,1fr)_13rem] xl:gap-x-6">
      <div className="px-4 py-8 max-xl:hidden xl:order-last">
        <Skeleton rows={7} className="h-5" />
      </div>
      <div className="min-w-0 px-4 py-8 sm:px-6 sm:py-10">
        <Skeleton className="h-8 w-60" />
        <div className="mt-8 mb-10 space-y-4">
          <Skeleton className="h-11 max-w-120" />
          <Skeleton rows={2} className="h-5" />
        </div>
        <Skeleton className="h-8 w-60" />
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      </div>
    </div>
  );
}
