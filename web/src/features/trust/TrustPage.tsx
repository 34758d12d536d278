import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/usePageTitle.ts';

type Props = { title: string; intro: ReactNode; asOf?: string; children: ReactNode };

/** A page of plain text that anyone can read without an account. */
export function TrustPage({ title, intro, asOf, children }: Props) {
  usePageTitle(title);
  return (
    <article className="mx-auto max-w-170 px-4 py-8 wrap-anywhere sm:px-6 sm:py-10">
      <h1 className="font-serif text-2xl font-semibold">{title}</h1>
      {asOf && <p className="mt-1 text-sm text-faint">As of {asOf}</p>}
      <div className="mt-3 text-base text-muted">{intro}</div>
      {children}
    </article>
  );
}

export function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-8 scroll-mt-20 space-y-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

export function List({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-1 pl-6">{children}</ul>;
}

/** A list of named facts; side by side if there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-6">
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="mt-1 space-y-1 text-sm sm:mt-0">{children}</dd>
    </div>
  );
}

export const LINK = 'underline underline-offset-4';
