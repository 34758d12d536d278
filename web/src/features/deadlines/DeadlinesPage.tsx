import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { failureOf } from '../../client/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { deadlinesOf } from '../../parts/deadlines/deadlines.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { today } from '../../ui/formatDate.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { CalendarSection } from './CalendarSection.tsx';
import { DeadlineRow } from './DeadlineRow.tsx';
import { groupsOf } from './groupsOf.ts';
import { IntervalSetting } from './IntervalSetting.tsx';

const Deadlines = graphql(`
  query Deadlines {
    eu: nextDays(jurisdiction: EU, first: 20) {
      ...Deadlines_day
    }
    uk: nextDays(jurisdiction: UK, first: 20) {
      ...Deadlines_day
    }
    evidenceDates(first: 100) {
      ...Deadlines_evidence
    }
    actionDates(first: 100) {
      ...Deadlines_action
    }
    reviewDates(first: 100) {
      ...Deadlines_review
    }
    actionCounts {
      now
    }
    calendarAddress {
      ...CalendarSection_address
    }
    organisation {
      id
      ...IntervalSetting_organisation
      reassessments(first: 100) {
        ...Deadlines_reassessment
      }
    }
  }
`);

/** As many of a kind are asked for. */
const MOST = 100;

/** What is due now and next over all systems: actions, days of the law, evidence that ends, reviews, systems to reassess. */
export function DeadlinesPage() {
  usePageTitle('Deadlines');
  const { data, error, refetch } = useQuery(Deadlines, { fetchPolicy: 'cache-and-network' });
  const again = () => void refetch().catch(() => {});
  const parts = data && { ...data, reassessments: data.organisation.reassessments };
  const groups = parts && groupsOf(deadlinesOf(parts), today());
  const lists = parts
    ? [parts.eu, parts.uk, parts.evidenceDates, parts.actionDates, parts.reviewDates, parts.reassessments]
    : [];
  const isPartial = lists.includes(null);
  const isCut = lists.some(list => list?.length === MOST);
  const now = data?.actionCounts?.now ?? 0;

  return (
    <div className="mx-auto max-w-280 px-4 py-8 sm:px-6 sm:py-10">
      <ButtonLink to="/dashboard" look="quiet" size="small" className="mb-6 -ml-3">
        Back to Dashboard
      </ButtonLink>
      <h1 className="font-serif text-2xl font-semibold">Deadlines</h1>
      <p className="mt-1 max-w-160 text-sm text-muted">
        Actions and reviews, dates of the law for your systems, evidence that expires, and systems to reassess.{' '}
        {data && (
          <Link to="#calendar-address" className="underline underline-offset-4 hover:no-underline">
            See them in your own calendar
          </Link>
        )}
      </p>
      {!data && !error && (
        <div className="mt-6">
          <Skeleton rows={4} className="h-16" />
        </div>
      )}
      {error && !data && (
        <EmptyState title="The deadlines could not be loaded" text={failureOf(error).message}>
          <Button onClick={again}>Try again</Button>
        </EmptyState>
      )}
      {data && <IntervalSetting organisation={data.organisation} />}
      {isPartial && (
        <p role="status" className="mt-6 text-sm">
          Some dates could not be loaded.{' '}
          <Button size="small" onClick={again}>
            Try again
          </Button>
        </p>
      )}
      {now > 0 && (
        <p className="figures mt-6 text-sm">
          <Link to="/actions" className="underline underline-offset-4 hover:no-underline">
            {now === 1 ? '1 action has' : `${now.toLocaleString('en-GB')} actions have`} no day
          </Link>{' '}
          and {now === 1 ? 'is' : 'are'} due now: the law that {now === 1 ? 'it is' : 'they are'} about is in force.
        </p>
      )}
      {groups?.length === 0 && !isPartial && (
        <EmptyState
          title="Nothing is due"
          text="Dates appear here once a system is assessed, an action has a day, evidence has an end, or you set how often to reassess."
        />
      )}
      {groups?.map(({ title, deadlines }) => (
        <section key={title} aria-label={title} className="mt-8">
          <h2 className="font-serif text-xl font-semibold">
            {title} <span className="figures font-sans text-sm font-normal text-muted">{deadlines.length}</span>
          </h2>
          <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {deadlines.map(deadline => (
              <DeadlineRow key={deadline.key} deadline={deadline} />
            ))}
          </ul>
        </section>
      ))}
      {isCut && <p className="mt-4 text-sm text-muted">Of each kind the first {MOST} are shown.</p>}
      {data && <CalendarSection address={data.calendarAddress} />}
    </div>
  );
}
