import type { ReactNode } from 'react';

type Props = { id: string; title: string; text: ReactNode; action?: ReactNode; children?: ReactNode };

/** A section of the account: its description and its controls. */
export function AccountSection({ id, title, text, action, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
        <div className="max-w-120 min-w-0">
          <h2 id={`${id}-title`} className="text-base font-semibold">
            {title}
          </h2>
          <p className="mt-1 text-sm text-muted">{text}</p>
        </div>
        {action}
      </header>
      {children && <div className="border-t border-line">{children}</div>}
    </section>
  );
}
