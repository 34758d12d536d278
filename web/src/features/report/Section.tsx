import type { ReactNode } from 'react';

type Props = {
  /** Where links lead to it. */
  id?: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
};

/** A numbered section of the report; the number is the style sheet's, so that sections come and go freely. */
export function Section({ id, title, intro, children }: Props) {
  return (
    <section id={id} className="mt-12 scroll-mt-6 [counter-increment:section] print:mt-8">
      <h2 className="flex gap-3 border-b border-ink pb-2 font-serif text-xl font-semibold before:text-faint before:content-[counter(section)] print:break-after-avoid">
        {title}
      </h2>
      {intro && (
        <p className="mt-3 max-w-170 text-sm text-muted print:break-inside-avoid print:break-after-avoid">{intro}</p>
      )}
      {children}
    </section>
  );
}
