import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** Whether it starts open, as in print. */
  open?: boolean;
  children: ReactNode;
};

/** The marker of a `summary`, which turns when its group is open. */
export const FoldMark = () => (
  <svg
    width="10"
    height="10"
    viewBox="0 0 10 10"
    aria-hidden="true"
    className="shrink-0 transition-transform group-open:rotate-90 print:hidden"
  >
    <path d="M3 1l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);

/** A foldable part. */
export function Fold({ title, open = false, children }: Props) {
  return (
    <details open={open} className="group mt-5 border-y border-line">
      <summary className="flex cursor-pointer items-center gap-2 py-3 text-sm font-medium text-muted hover:text-ink print:break-after-avoid">
        <FoldMark />
        {title}
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
