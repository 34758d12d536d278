import { type ReactNode, useId } from 'react';

/** A titled part of the page. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-sm font-semibold text-muted">
        {title}
      </h2>
      <div className="mt-2 rounded-card border border-line bg-surface p-5 sm:p-6">{children}</div>
    </section>
  );
}
