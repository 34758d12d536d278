import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

type Props = {
  title: string;
  text: string;
  /** What is wrong, in a sentence. */
  failure?: string | undefined;
  /** Next to the button that asks again. */
  action?: ReactNode;
  onReload: () => void;
  /** Nothing while it loads. */
  children: ReactNode;
};

/** A titled part of the page, which says itself when it has nothing to show. */
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
