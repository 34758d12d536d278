import type { ReactNode } from 'react';

type Props = { title: string; text?: ReactNode; overline?: string; children?: ReactNode };

/** A page with a single message: what happened and what was kept, with the way back as its children. */
export function PageState({ title, text, overline, children }: Props) {
  return (
    <section className="mx-auto max-w-130 px-4 py-20 text-center">
      {overline && <p className="mb-2 text-xs font-medium tracking-wide text-faint">{overline}</p>}
      <h1 className="font-serif text-2xl font-semibold">{title}</h1>
      {text && <div className="mt-3 text-base text-muted">{text}</div>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </section>
  );
}
