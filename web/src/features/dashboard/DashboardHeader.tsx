import type { ReactNode } from 'react';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { Tag } from '../../ui/Tag.tsx';

export const dashboardTitle = (jurisdiction: Jurisdiction) => `${jurisdiction} AI Compliance`;

type Props = { jurisdiction: Jurisdiction; greeting: ReactNode; children: ReactNode };

/** The organisation, the law and the buttons to start. The greeting's line is reserved until the name is known. */
export function DashboardHeader({ jurisdiction, greeting, children }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-2xl font-semibold">
          {dashboardTitle(jurisdiction)}
          <Tag>{jurisdiction === 'UK' ? 'RAG Framework' : 'AI Act'}</Tag>
        </h1>
        <p className="mt-1 min-h-5 truncate text-sm text-muted">{greeting}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </header>
  );
}
