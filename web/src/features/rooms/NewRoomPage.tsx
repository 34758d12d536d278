import { MAX_ROOM_REPORTS } from '@aicp/contracts/limits';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useKept } from '../../client/useKept.ts';
import { graphql } from '../../gql/gql.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { type Choice, ReportChoice } from './ReportChoice.tsx';
import { RoomForm } from './RoomForm.tsx';

const AuditRoom = graphql(`
  query AuditRoom {
    eu: systemLedger(jurisdiction: EU, sort: name, first: 200) {
      systems {
        id
        name
        jurisdiction
        latestAssessment {
          id
          completedAt
        }
      }
    }
    uk: systemLedger(jurisdiction: UK, sort: name, first: 200) {
      systems {
        id
        name
        jurisdiction
        latestAssessment {
          id
          completedAt
        }
      }
    }
  }
`);

type Listed = { id: string; system: string; jurisdiction: 'EU' | 'UK'; completedAt: string };

/** Makes an audit room: which systems, what of each, for whom and until when, and exactly what will be shown. */
export function NewRoomPage() {
  usePageTitle('New Audit Room');
  const refused = useRefusal('share');
  const { data, error, refetch } = useQuery(AuditRoom, { ...useKept(AuditRoom), skip: !!refused });
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [search, setSearch] = useState('');
  const back = (
    <ButtonLink to="/sharing" look="quiet" size="small" className="mb-6 -ml-3">
      Back to Sharing
    </ButtonLink>
  );
  if (refused)
    return (
      <PageState title="Audit rooms are for organisation owners and managers" text={refused}>
        <ButtonLink to="/dashboard">Back to Dashboard</ButtonLink>
      </PageState>
    );

  const reports = data && [...data.eu.systems, ...data.uk.systems].flatMap(listed);
  const found = reports?.filter(({ system }) => system.toLowerCase().includes(search.trim().toLowerCase()));
  const isFull = choices.length >= MAX_ROOM_REPORTS;
  const toggle = (report: string, chosen: boolean) =>
    setChoices(chosen ? [...choices, { report }] : choices.filter(choice => choice.report !== report));
  const change = (changed: Choice) =>
    setChoices(choices.map(choice => (choice.report === changed.report ? changed : choice)));

  return (
    <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
      {back}
      <h1 className="font-serif text-2xl font-semibold">New Audit Room</h1>
      <p className="mt-1 max-w-170 text-base text-muted">
        Gives people without an account a snapshot of the items you select. Update the room to include later changes.
      </p>
      {error && !data && (
        <EmptyState title="Your systems could not be loaded" text={failureOf(error).message}>
          <Button onClick={() => refetch().catch(() => {})}>Try Again</Button>
        </EmptyState>
      )}
      {!data && !error && (
        <div className="mt-6">
          <Skeleton rows={4} className="h-16" />
        </div>
      )}
      {reports?.length === 0 && (
        <EmptyState
          title="There is no report yet"
          text="Complete an assessment of a system; its report can then be shown."
        />
      )}
      {reports && reports.length > 0 && (
        <>
          <section aria-labelledby="room-systems" className="mt-8">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <h2 id="room-systems" className="font-serif text-xl font-semibold">
                Systems{' '}
                <span className="figures font-sans text-sm font-normal text-muted">
                  {choices.length} of up to {MAX_ROOM_REPORTS} chosen
                </span>
              </h2>
              {reports.length > 8 && (
                <div className="w-full sm:w-72">
                  <Field
                    label="Find a System"
                    type="search"
                    value={search}
                    onChange={event => setSearch(event.currentTarget.value)}
                  />
                </div>
              )}
            </div>
            <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {found?.map(({ id, system, jurisdiction, completedAt }) => {
                const choice = choices.find(({ report }) => report === id);
                return (
                  <li key={id} className="px-5 py-4">
                    <label className="flex items-start gap-3 text-sm">
                      <input
                        type="checkbox"
                        checked={!!choice}
                        disabled={!choice && isFull}
                        onChange={event => toggle(id, event.currentTarget.checked)}
                        className="mt-0.5 size-4 shrink-0 accent-accent"
                      />
                      <span className="min-w-0">
                        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                          <span className="min-w-0 wrap-anywhere">{system}</span>
                          <Tag>{jurisdiction}</Tag>
                        </span>
                        <span className="mt-0.5 block text-muted">Report of {formatDay(completedAt)}</span>
                      </span>
                    </label>
                    {choice && <ReportChoice choice={choice} system={system} onChoose={change} />}
                  </li>
                );
              })}
              {found?.length === 0 && <li className="px-5 py-4 text-sm text-muted">No system has this name.</li>}
            </ul>
          </section>
          <RoomForm choices={choices} />
        </>
      )}
    </div>
  );
}

type System = {
  name: string;
  jurisdiction: 'EU' | 'UK';
  latestAssessment?: { id: string; completedAt: string } | null | undefined;
};

function listed({ name, jurisdiction, latestAssessment }: System): Listed[] {
  if (!latestAssessment) return [];
  return [{ id: latestAssessment.id, system: name, jurisdiction, completedAt: latestAssessment.completedAt }];
}
