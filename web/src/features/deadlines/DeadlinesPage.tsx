import { useQuery } from '@apollo/client/react';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { useKept } from '../../client/useKept.ts';
import { deadlinesOf } from '../../parts/deadlines/deadlines.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { CalendarSection } from './CalendarSection.tsx';
import { DeadlineList } from './DeadlineList.tsx';
import { DeadlinesToolbar } from './DeadlinesToolbar.tsx';
import { deadlinesQuery, ownSystemsQuery } from './deadlinesQuery.ts';
import { queryOf, shownOf, type View, viewIn, wholeList } from './deadlinesView.ts';
import { IntervalSetting } from './IntervalSetting.tsx';
import { monthOf } from './month.ts';
import { lanesOf } from './timeline.ts';

const CalendarView = lazyComponent(() => import('./CalendarView.tsx').then(module => module.CalendarView));
const TimelineView = lazyComponent(() => import('./TimelineView.tsx').then(module => module.TimelineView));
const OpenedDays = lazyComponent(() => import('./OpenedDays.tsx').then(module => module.OpenedDays));

/** The most deadlines of a kind that are requested. */
const MAX_DEADLINES = 100;

/** The deadlines of all systems, now and next: actions, legal dates, expiring evidence, reviews, reassessments. */
export function DeadlinesPage() {
  usePageTitle('Deadlines');
  const session = useSession();
  const me = session.status === 'user' ? session.user.id : undefined;
  const [query, setQuery] = useSearchParams();
  const view = viewIn(query);
  const own = { me: me ?? '' };
  const owned = useQuery(ownSystemsQuery, {
    variables: own,
    skip: !view.mine || me === undefined,
    ...useKept(ownSystemsQuery, { ...own, mine: view.mine }),
  });
  const systems = owned.data && [...owned.data.eu.systems, ...owned.data.uk.systems].map(({ id }) => id);
  const variables = { mine: view.mine, systems: view.mine ? [...new Set(systems ?? [])] : null };
  const { data, previousData, error, refetch } = useQuery(deadlinesQuery, {
    variables,
    skip: view.mine && !systems && !owned.error,
    ...useKept(deadlinesQuery, variables),
  });
  const again = () => {
    if (owned.error) void owned.refetch().catch(() => {});
    void refetch().catch(() => {});
  };
  // The address is newer than the rendered state, so two changes in a row are both kept.
  const change = (changes: Partial<View>) =>
    setQuery(queryOf({ ...viewIn(new URLSearchParams(window.location.search)), ...changes }), { replace: true });
  const linkTo = (changes: Partial<View>) => `?${queryOf({ ...view, ...changes })}`;

  const answer = data ?? previousData;
  const parts = answer && { ...answer, reassessments: answer.organisation.reassessments };
  const all = parts && deadlinesOf(parts, data && view.mine ? me : undefined);
  const deadlines = all && shownOf(all, view, me);
  const lists = parts
    ? [parts.eu, parts.uk, parts.evidenceDates, parts.actionDates, parts.reviewDates, parts.reassessments]
    : [];
  const isPartial = lists.includes(null) || (view.mine && owned.error !== undefined);
  const isCut = lists.some(list => list?.length === MAX_DEADLINES);
  const now = answer?.actionCounts?.now ?? 0;
  const today = answer?.actionCounts?.asOf ?? new Date().toISOString().slice(0, 10);

  return (
    <div className="max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="font-serif text-2xl font-semibold">Deadlines</h1>
      <p className="mt-1 max-w-160 text-sm text-muted">
        Actions, reviews, legal dates, expiring evidence and reassessments.{' '}
        {answer && (
          <Link to="#calendar-address" className="underline underline-offset-4 hover:no-underline">
            Subscribe in your calendar
          </Link>
        )}
      </p>
      {!answer && !error && (
        <div className="mt-6">
          <Skeleton rows={4} className="h-16" />
        </div>
      )}
      {error && !answer && (
        <EmptyState title="The deadlines could not be loaded" text={failureOf(error).message}>
          <Button onClick={again}>Try Again</Button>
        </EmptyState>
      )}
      {answer && <DeadlinesToolbar view={view} onView={change} />}
      {view.mine && (
        <p className="mt-3 text-sm text-muted">Your actions and accepted risks, and everything due for your systems.</p>
      )}
      {isPartial && (
        <p role="status" className="mt-6 text-sm">
          Some dates could not be loaded.{' '}
          <Button size="small" onClick={again}>
            Try Again
          </Button>
        </p>
      )}
      {now > 0 && (
        <p className="figures mt-6 text-sm">
          <Link to="/actions" className="underline underline-offset-4 hover:no-underline">
            {now === 1 ? '1 action has' : `${now.toLocaleString('en-GB')} actions have`} no due date
          </Link>{' '}
          although the duty already applies.
        </p>
      )}
      {all?.length === 0 && !isPartial && !view.mine && (
        <EmptyState
          title="Nothing is due"
          text="Dates appear here once a system is assessed, an action has a due date, evidence has an expiry date, or you set how often to reassess."
        >
          <ButtonLink to="/systems">Open Systems</ButtonLink>
        </EmptyState>
      )}
      {deadlines?.length === 0 && (view.mine || (all && all.length > 0)) && (
        <EmptyState
          title="No deadline matches"
          text="Choose another kind or law, or show the deadlines of all members."
        >
          <Button onClick={() => change({ kind: wholeList.kind, law: wholeList.law, mine: false })}>
            Show All Deadlines
          </Button>
        </EmptyState>
      )}
      {deadlines && deadlines.length > 0 && (
        <Suspense>
          {view.shown === 'list' && <DeadlineList deadlines={deadlines} today={today} />}
          {view.shown === 'calendar' && (
            <CalendarView
              deadlines={deadlines}
              today={today}
              month={view.month || monthOf(today)}
              onMonth={month => change({ month: month === monthOf(today) ? '' : month })}
              linkTo={linkTo}
            />
          )}
          {view.shown === 'timeline' && (
            <TimelineView deadlines={deadlines} today={today} by={view.by} linkTo={linkTo} />
          )}
        </Suspense>
      )}
      {isCut && <p className="mt-4 text-sm text-muted">The first {MAX_DEADLINES} deadlines of each kind are shown.</p>}
      {deadlines && view.from && (
        <Suspense>
          <OpenedDays
            from={view.from}
            to={view.to}
            deadlines={deadlines.filter(
              deadline =>
                deadline.date >= view.from &&
                deadline.date <= (view.to || view.from) &&
                (view.lane === '' || lanesOf([deadline], view.by)[0]?.id === view.lane),
            )}
            today={today}
            onClose={() => change({ from: '', to: '', lane: '' })}
          />
        </Suspense>
      )}
      {answer && <IntervalSetting organisation={answer.organisation} />}
      {answer && <CalendarSection address={answer.calendarAddress} />}
    </div>
  );
}
