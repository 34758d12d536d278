import { longDate } from '@aicp/compliance/law/calendar';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Citation } from '../../parts/Citation.tsx';
import { policiesPath, systemPath } from '../../parts/paths.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatDay, today } from '../../ui/formatDate.ts';
import { Tag } from '../../ui/Tag.tsx';
import { DutyFiles } from './DutyFiles.tsx';
import { DutyForm } from './DutyForm.tsx';

const Fragment = graphql(`
  fragment DutySection_duty on OrganisationDuty {
    id
    jurisdiction
    title
    citation {
      ...Citation_citation
    }
    question {
      id
      question
      helpText
      options {
        value
        label
      }
    }
    answer
    answeredBy {
      id
      username
      fullName
    }
    answeredAt
    reviewOn
    proof
    ...DutyFiles_duty
    policy {
      id
      title
      reviewOn
      approved {
        number
        approvedBy {
          id
          username
          fullName
        }
        approvedAt
      }
    }
    suggestion {
      answer
      answeredAt
      system {
        id
        name
      }
    }
    differing {
      count
      systems(first: 5) {
        id
        name
      }
    }
  }
`);

const PROOF = { proved: 'Proved', stated: 'Stated', expired: 'Expired' } as const;
const link = 'underline underline-offset-4 hover:no-underline';

type Props = { duty: FragmentType<typeof Fragment>; refused: string | undefined };

/** One organisation duty: its question, the answer with its author, its proofs, and the systems to reassess. */
export function DutySection({ refused, ...props }: Props) {
  const duty = readFragment(Fragment, props.duty);
  const { id, jurisdiction, title, citation, question, answer, answeredAt, reviewOn, suggestion, differing, policy } =
    duty;
  const [editing, setEditing] = useState(false);
  const labelOf = (value: string) => question.options?.find(option => option.value === value)?.label ?? value;
  const proof = duty.proof && duty.proof in PROOF ? PROOF[duty.proof as keyof typeof PROOF] : undefined;
  const isDue = reviewOn !== null && reviewOn !== undefined && reviewOn < today();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
        <div className="min-w-0">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
            <Tag>{jurisdiction}</Tag>
            <Citation citation={citation} />
            {proof && (
              <Tag>
                {proof} on {formatDay(today())}
              </Tag>
            )}
          </p>
        </div>
        {!editing && (
          <Button size="small" refused={refused} onClick={() => setEditing(true)}>
            {answer ? 'Review Answer' : 'Answer'}
            <span className="sr-only"> {title}</span>
          </Button>
        )}
      </header>
      <div className="space-y-3 border-t border-line px-5 py-4 text-sm sm:px-6">
        <p className="font-medium wrap-anywhere">{question.question}</p>
        {editing ? (
          <DutyForm
            duty={{ id, jurisdiction, answer, reviewOn, help: question.helpText, options: question.options ?? [] }}
            suggested={suggestion?.answer}
            onClose={() => setEditing(false)}
          />
        ) : (
          <p>
            {answer ? <span className="font-medium">{labelOf(answer)}</span> : 'Not answered for the organisation yet.'}
          </p>
        )}
        {answer && answeredAt && (
          <p className="text-muted">
            Answered by <PersonName person={duty.answeredBy} former="a former member" /> on {formatDay(answeredAt)}.
            {reviewOn && ` ${isDue ? 'Review overdue since' : 'Next review on'} ${longDate(reviewOn)}.`}
          </p>
        )}
        <DutyFiles duty={duty} />
        {policy?.approved?.approvedAt && (
          <p className="text-muted wrap-anywhere">
            Policy:{' '}
            <Link to={policiesPath} className={link}>
              {policy.title}
            </Link>
            , version {policy.approved.number} approved by <PersonName person={policy.approved.approvedBy} /> on{' '}
            {formatDay(policy.approved.approvedAt)}.{policy.reviewOn && ` Review date ${longDate(policy.reviewOn)}.`}
          </p>
        )}
        {suggestion && (
          <p className="text-muted">
            Suggested: {labelOf(suggestion.answer)}, as answered on {formatDay(suggestion.answeredAt)} for{' '}
            {suggestion.system ? (
              <Link to={systemPath(jurisdiction, suggestion.system.id)} className={link}>
                {suggestion.system.name}
              </Link>
            ) : (
              'an AI system'
            )}
            .
          </p>
        )}
        {differing.count > 0 && (
          <p className="text-muted">
            {differing.count === 1
              ? '1 of the latest reports has a different answer. Reassess the system to use yours:'
              : `${differing.count} of the latest reports have a different answer. Reassess the systems to use yours:`}{' '}
            {differing.systems.map(
              (system, index) =>
                system && (
                  <span key={system.id}>
                    {index > 0 && ', '}
                    <Link to={systemPath(jurisdiction, system.id)} className={link}>
                      {system.name}
                    </Link>
                  </span>
                ),
            )}
            {differing.count > differing.systems.length && ` and ${differing.count - differing.systems.length} more`}.
          </p>
        )}
      </div>
    </section>
  );
}
