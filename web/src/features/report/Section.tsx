import type { ReactNode } from 'react';

type Props = {
  /** Where links lead to it. */
  id?: string;
  title: string;
  intro?: ReactNode;
  /** Of the tools below the report, which have no number: on paper the report has the same ones. */
  isTool?: boolean;
  children: ReactNode;
};

/** A numbered section of the report; the number is the style sheet's, so that sections come and go freely. */
export function Section({ title, id = idOf(title), intro, isTool = false, children }: Props) {
  return (
    <section
      id={id}
      data-contents={isTool ? 'tool' : 'section'}
      className={`scroll-mt-20 ${isTool ? 'mt-6' : 'mt-8 [counter-increment:section]'}`}
    >
      <h2
        className={`flex gap-3 border-b pb-1.5 font-serif font-semibold print:break-after-avoid ${isTool ? 'border-line text-lg' : 'border-ink text-xl before:text-faint before:content-[counter(section)]'}`}
      >
        {title}
      </h2>
      {intro && (
        <p
          className={`mt-3 text-sm text-muted print:break-inside-avoid print:break-after-avoid ${isTool ? 'max-w-200' : 'max-w-170'}`}
        >
          {intro}
        </p>
      )}
      {children}
    </section>
  );
}

/** 'Next Steps' as 'next-steps'. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
