import { formatDay } from '../../ui/formatDate.ts';

/** The tooltip that explains why nothing can be changed. */
export const KEPT = 'A newer assessment has been completed. Please make changes in the latest report.';

/** A note in a report that another assessment has followed: the content below, and its date. */
export function KeptNote({ since }: { since: string }) {
  return (
    <p className="mt-4 w-fit rounded-control bg-medium-soft px-3 py-2 text-sm text-medium">
      A newer assessment of this AI system was completed on {formatDay(since)}. Evidence, QMS and documents are shown as
      of that date. Please make changes in the latest report.
    </p>
  );
}
