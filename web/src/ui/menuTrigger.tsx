import type { ReactNode } from 'react';

type Item = {
  label: string;
  onSelect: () => void;
  /** A second, smaller line. */
  hint?: string;
  danger?: boolean;
  /** The reason why it cannot be chosen. The entry stays in the list with its reason, and does nothing. */
  refused?: string | undefined;
};
export type MenuProps = { label: string; items: Item[]; className?: string; children?: ReactNode };

/** The classes of a menu's button, before and after its list has been fetched. */
export const triggerClasses = (more = '') =>
  `grid size-8 shrink-0 pointer-coarse:size-11 place-items-center rounded-control text-muted hover:bg-none-soft hover:text-ink
    data-[state=open]:bg-none-soft data-[state=open]:text-ink ${more}`;

export const dots = (
  <svg viewBox="0 0 16 16" aria-hidden="true" fill="currentColor" className="size-4">
    <circle cx="8" cy="3" r="1.4" />
    <circle cx="8" cy="8" r="1.4" />
    <circle cx="8" cy="13" r="1.4" />
  </svg>
);
