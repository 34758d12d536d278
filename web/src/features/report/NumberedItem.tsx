import type { ReactNode } from 'react';

/** One item of a numbered list; what qualifies it stands in the margin on wide screens, below it on narrow ones. */
export function NumberedItem({ number, text, margin }: { number: number; text: ReactNode; margin: ReactNode }) {
  return (
    <li className="flex gap-4 py-4 print:break-inside-avoid">
      <span className="figures w-6 shrink-0 text-right text-base text-faint">{number}</span>
      <div className="grid min-w-0 flex-1 gap-x-8 gap-y-2 md:grid-cols-[1fr_260px] print:grid-cols-[1fr_220px]">
        <div className="max-w-150 text-base">{text}</div>
        <div className="flex flex-wrap items-start gap-2 md:flex-col print:flex-col">{margin}</div>
      </div>
    </li>
  );
}
