import { MAX_ROOM_REPORTS } from '@aicp/contracts/limits';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { SystemRisk } from '../../parts/system/SystemRisk.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Field } from '../../ui/Field.tsx';
import { formatCount } from '../../ui/formatCount.ts';
import { formatDay } from '../../ui/formatDate.ts';
import { PageState } from '../../ui/PageState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { type Choice, ReportChoice } from './ReportChoice.tsx';
import { RoomForm } from './RoomForm.tsx';
import { useReports } from './useReports.ts';

/** Systems listed per page, and the maximum selected ones whose contents are chosen one by one. */
const PAGE = 50;
const MAX_SINGLE = 20;

/** Creates an audit room: its systems, the content of each, the recipients and the expiry date, with an exact preview. */
export function NewRoomPage() {
  usePageTitle('New Audit Room');
  const refused = useRefusal('share');
  const { reports, error, retry } = useReports(!!refused);
  const [listed, setListed] = useState(PAGE);
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

  const found = reports?.filter(({ system }) => system.toLowerCase().includes(search.trim().toLowerCase()));
  const isFull = choices.length >= MAX_ROOM_REPORTS;
  const toggle = (report: string, chosen: boolean) =>
    setChoices(chosen ? [...choices, { report }] : choices.filter(choice => choice.report !== report));
  const chooseAll = () => {
    const others = (found ?? []).filter(({ id }) => choices.every(({ report }) => report !== id));
    setChoices([...choices, ...others.map(({ id }) => ({ report: id }))].slice(0, MAX_ROOM_REPORTS));
  };
  const change = (changed: Choice) =>
    setChoices(choices.map(choice => (choice.report === changed.report ? changed : choice)));

  return (
    <div className="max-w-240 px-4 py-8 sm:px-6 sm:py-10">
      {back}
      <h1 className="font-serif text-2xl font-semibold">New Audit Room</h1>
      <p className="mt-1 max-w-170 text-base text-muted">
        An audit room gives people without an account a snapshot of the items you select. Update the room to include
        later changes.
      </p>
      {error !== undefined && !reports && (
        <EmptyState title="Your systems could not be loaded" text={failureOf(error).message}>
          <Button onClick={retry}>Try Again</Button>
        </EmptyState>
      )}
      {!reports && error === undefined && (
        <div className="mt-6">
          <Skeleton rows={4} className="h-16" />
        </div>
      )}
      {reports?.length === 0 && (
        <EmptyState
          title="There is no report yet"
          text="Complete an assessment of a system first. You can then show its report."
        >
          <ButtonLink to="/systems">Open Systems</ButtonLink>
        </EmptyState>
      )}
      {reports && reports.length > 0 && (
        <>
          <section aria-labelledby="room-systems" className="mt-8">
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
              <h2 id="room-systems" className="font-serif text-xl font-semibold">
                Systems{' '}
                <span className="figures font-sans text-sm font-normal text-muted">
                  {choices.length} of up to {formatCount(MAX_ROOM_REPORTS)} chosen
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
              {found?.slice(0, listed).map(({ id, system, jurisdiction, latest }) => {
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
                          <SystemRisk latest={latest} law={jurisdiction} />
                        </span>
                        <span className="mt-0.5 block text-muted">Report of {formatDay(latest.completedAt)}</span>
                      </span>
                    </label>
                    {choice && choices.length <= MAX_SINGLE && (
                      <ReportChoice choice={choice} system={system} onChoose={change} />
                    )}
                  </li>
                );
              })}
              {found?.length === 0 && <li className="px-5 py-4 text-sm text-muted">No system has this name.</li>}
            </ul>
            <div className="mt-3 flex flex-wrap items-center gap-3">
              {found && found.length > listed && (
                <Button size="small" onClick={() => setListed(listed + PAGE)}>
                  Show {Math.min(PAGE, found.length - listed)} More
                </Button>
              )}
              {found && found.length > 1 && (
                <Button size="small" onClick={chooseAll}>
                  Choose All {formatCount(found.length)}
                </Button>
              )}
              {choices.length > 0 && (
                <Button size="small" onClick={() => setChoices([])}>
                  Clear Selection
                </Button>
              )}
              {choices.length > MAX_SINGLE && (
                <p className="text-sm text-muted">
                  All documents, evidence files and audit bundles of these systems are shown.
                </p>
              )}
            </div>
          </section>
          <RoomForm choices={choices} />
        </>
      )}
    </div>
  );
}
