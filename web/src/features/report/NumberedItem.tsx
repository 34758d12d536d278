import type { ReactNode } from 'react';

/** One item of a ledger; what qualifies it stands in the margin on wide screens, below it on narrow ones. */
export function NumberedItem({ number, text, margin }: { number: number; text: ReactNode; margin: ReactNode }) {
  return (
    <li
      className="grid grid-cols-[1.5rem_1fr] gap-x-4 gap-y-2 py-4 md:grid-cols-[1.5rem_1fr_260px] print:table-row
        print:break-inside-avoid"
    >
      <span className="figures text-right text-base text-faint print:table-cell print:border-b print:border-line print:py-2.5 print:text-left print:text-sm">
        {number}
      </span>
      <div className="max-w-150 text-base print:table-cell print:border-b print:border-line print:py-2.5 print:pr-6 print:text-sm">
        {text}
      </div>
      <div className="flex flex-wrap items-start gap-2 max-md:col-start-2 md:flex-col print:table-cell print:space-y-1.5 print:border-b print:border-line print:py-2.5 print:align-top">
        {margin}
      </div>
    </li>
  );
}
