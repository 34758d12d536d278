import type { ReactNode } from 'react';

/** Shown instead of an empty list: its purpose, why it is empty, and a single button. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="px-6 py-16 text-center">
      <h2 className="font-serif text-xl font-semibold">{title}</h2>
      <p className="mx-auto mt-2 max-w-110 text-sm text-muted">{text}</p>
      {children && <div className="mt-6">{children}</div>}
    </div>
  );
}
