import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

type Props = {
  /** Undefined if there is no previous step. */
  onPrevious: (() => void) | undefined;
  canGoOn: boolean;
  nextLabel: string;
  notice: ReactNode;
  /** Content next to the last button. */
  beside?: ReactNode;
};

/** The buttons back and forward; Next submits its form. With a long question they stay at the bottom of the window. */
export function StepButtons({ onPrevious, canGoOn, nextLabel, notice, beside }: Props) {
  return (
    <div className="foot sticky bottom-0 z-10 -mx-4 mt-5 flex flex-wrap items-center justify-between gap-4 border-line bg-canvas px-4 py-3 max-sm:border-t">
      <Button disabled={!onPrevious} onClick={onPrevious}>
        Previous
      </Button>
      <p role="status" className="min-w-0 flex-1 text-right text-xs text-muted">
        {notice}
      </p>
      {beside}
      <Button type="submit" look="primary" disabled={!canGoOn}>
        {nextLabel}
      </Button>
    </div>
  );
}
