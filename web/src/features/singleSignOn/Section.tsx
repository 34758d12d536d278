import type { ReactNode } from 'react';

type Props = { id: string; title: string; text: ReactNode; children: ReactNode };

/** One step of setting it up. */
export function Section({ id, title, text, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card border border-line bg-surface">
      <header className="max-w-160 px-5 py-4 sm:px-6">
        <h2 id={`${id}-title`} className="text-base font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </header>
      <div className="border-t border-line">{children}</div>
    </section>
  );
}
