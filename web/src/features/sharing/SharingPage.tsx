import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import type { LinkKind } from '../../gql/graphql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { LinkRows } from '../../parts/links/LinkRows.tsx';
import { newRoomPath, systemsPath } from '../../parts/paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

const Sharing = graphql(`
  query Sharing {
    links {
      id
      kind
      ...LinkRows_link
    }
  }
`);

type Section = { kind: LinkKind; title: string; text: string; none: string; action: ReactNode };

const sections: readonly Section[] = [
  {
    kind: 'room',
    title: 'Audit rooms',
    text: 'Snapshots of systems with their reports, documents and evidence. Update a room to include later changes.',
    none: 'No audit rooms yet.',
    action: (
      <ButtonLink to={newRoomPath} size="small">
        New Audit Room
      </ButtonLink>
    ),
  },
  {
    kind: 'report',
    title: 'Shared reports',
    text: 'Links to single reports. Create one on a report’s page.',
    none: 'No shared reports yet.',
    action: (
      <ButtonLink to={systemsPath} size="small">
        Choose a System
      </ButtonLink>
    ),
  },
  {
    kind: 'request',
    title: 'Supplier requests',
    text: 'Questions that a supplier answers through a link. Create a request on a system’s page.',
    none: 'No supplier requests yet.',
    action: (
      <ButtonLink to={systemsPath} size="small">
        Choose a System
      </ButtonLink>
    ),
  },
];

/** Everything that recipients without an account can open: for whom, until when, and when it was last used. */
export function SharingPage() {
  usePageTitle('Sharing');
  const refused = useRefusal('share');
  const { data, error, refetch } = useQuery(Sharing, { ...useKept(Sharing), skip: !!refused });
  if (refused)
    return (
      <PageState title="Sharing is for organisation owners and managers" text={refused}>
        <ButtonLink to="/dashboard">Back to Dashboard</ButtonLink>
      </PageState>
    );
  return (
    <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="font-serif text-2xl font-semibold">Sharing</h1>
      <p className="mt-1 max-w-170 text-base text-muted">
        Links for people without an account. They show only what you selected, and nothing added later.
      </p>
      {error && !data && (
        <EmptyState title="The links could not be loaded" text={`${failureOf(error).message} The links still work.`}>
          <Button onClick={() => refetch().catch(() => {})}>Try Again</Button>
        </EmptyState>
      )}
      {!data && !error && (
        <div className="mt-8">
          <Skeleton rows={3} className="h-32" />
        </div>
      )}
      {data &&
        sections.map(({ kind, title, text, none, action }) => {
          const links = data.links.filter(link => link.kind === kind);
          return (
            <section
              key={kind}
              aria-labelledby={`${kind}-title`}
              className="mt-6 rounded-card border border-line bg-surface px-5 sm:px-6"
            >
              <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
                <div className="max-w-140 min-w-0">
                  <h2 id={`${kind}-title`} className="text-base font-semibold">
                    {title}
                  </h2>
                  <p className="mt-1 text-sm text-muted">{text}</p>
                </div>
                {action}
              </header>
              <div className="border-t border-line">
                {links.length > 0 ? (
                  <LinkRows links={links} named />
                ) : (
                  <p className="py-4 text-sm text-muted">{none}</p>
                )}
              </div>
            </section>
          );
        })}
    </div>
  );
}
