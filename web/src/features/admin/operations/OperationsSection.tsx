import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

type Props = {
  title: string;
  text: string;
  /** The error message. */
  failure?: string | undefined;
  /** A control next to the reload button. */
  action?: ReactNode;
  onReload: () => void;
  /** Empty while loading. */
  children: ReactNode;
};

/** A titled section of the page, which itself shows a failure or that it is loading. */
export function OperationsSection({ title, text, failure, action, onReload, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          <p className="mt-1 max-w-160 text-sm text-muted">{text}</p>
        </div>
        <div className="flex items-end gap-3">
          {action}
          <Button size="small" aria-describedby={id} onClick={onReload}>
            Refresh
          </Button>
        </div>
      </div>
      <div className="mt-4">
        {failure ? (
          <p role="alert" className="rounded-card border border-line bg-surface p-5 text-sm">
            {failure} Refresh to try again.
          </p>
        ) : (
          (children ?? <Skeleton rows={4} className="h-9" />)
        )}
      </div>
    </section>
  );
}
