import type { ReactNode } from 'react';

type Props = {
  /** The id that links use. */
  id?: string;
  title: string;
  intro?: ReactNode;
  /** For the tools below the report, which have no number, so that numbers match those in print. */
  isTool?: boolean;
  children: ReactNode;
};

/** A numbered section of the report. The style sheet numbers it, so that sections can be added and removed freely. */
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

/** Turns 'Next Steps' into 'next-steps'. */
const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
