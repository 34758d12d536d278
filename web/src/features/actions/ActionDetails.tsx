import { longDate } from '@aicp/compliance/law/calendar';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { DueField } from '../../parts/actions/DueField.tsx';
import { gapWords, Line, ownerPart, sinceParts } from '../../parts/actions/dutyLine.tsx';
import { OwnerSelect } from '../../parts/actions/OwnerSelect.tsx';
import { StateSelect } from '../../parts/actions/StateSelect.tsx';
import { Citation } from '../../parts/Citation.tsx';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { dutiesPath, evidencePath, reportPath, systemPath } from '../../parts/paths.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import type { Member } from '../../parts/people/personName.ts';
import { AnswerAgain } from '../../parts/system/AnswerAgain.tsx';
import { capitalise } from '../../ui/capitalise.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { ActionComments } from './ActionComments.tsx';
import { ActionRisk } from './ActionRisk.tsx';
import { filingWords } from './actionView.ts';
import { DueRequest } from './DueRequest.tsx';
import { OwnAction } from './OwnAction.tsx';

const QuestionFiles = lazyComponent(() =>
  import('../../parts/evidence/QuestionFiles.tsx').then(module => module.QuestionFiles),
);

const Fragment = graphql(`
  fragment ActionDetails_action on ActionItem {
    id
    title
    why
    who
    questionId
    jurisdiction
    state
    stateAt
    filed
    gap
    appliesFrom
    doneNote
    due
    lawDue
    dueWords
    overdue
    cites
    reportId
    closedBy
    completedBy {
      id
      username
      fullName
    }
    evidencePlace {
      assessmentId
      supports
    }
    citation {
      ...Citation_citation
    }
    owner {
      id
      username
      fullName
    }
    organisation
    system {
      id
      jurisdiction
      name
      openAssessmentId
    }
    ...DueRequest_action
    ...OwnAction_action
    ...ActionRisk_action
    ...ActionComments_action
  }
`);

const link = 'underline underline-offset-4 hover:no-underline';

type Props = { action: FragmentType<typeof Fragment>; members: readonly Member[]; onDeleted: () => void };

export function ActionDetails({ members, onDeleted, ...props }: Props) {
  const action = readFragment(Fragment, props.action);
  const { id, title, state, jurisdiction, system, questionId, reportId, closedBy, citation, cites } = action;
  const { evidencePlace, organisation } = action;
  const isClosed = state === 'closed';
  return (
    <div className="space-y-5 text-sm">
      <div className="space-y-2">
        {action.why && <p className="wrap-anywhere">{gapWords(action.why, action)}</p>}
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <Tag>{jurisdiction ?? 'Own'}</Tag>
          {system && (
            <Link to={systemPath(jurisdiction ?? 'EU', system.id)} className={`${link} max-w-full truncate`}>
              {system.name}
            </Link>
          )}
          {organisation && (
            <Link to={dutiesPath} className={link}>
              Organisation
            </Link>
          )}
          {citation ? <Citation citation={citation} /> : cites}
        </p>
        {action.who && <p className="text-muted">Suggested owner: {action.who}</p>}
      </div>
      {isClosed && (
        <p>
          <Line
            parts={[
              ...sinceParts(
                {
                  ...action,
                  owner: null,
                  stateBy: null,
                  completedBy: action.completedBy && <PersonName person={action.completedBy} />,
                },
                action,
              ),
              ownerPart(action.owner && <PersonName person={action.owner} />),
              jurisdiction && closedBy && (
                <Link to={reportPath(jurisdiction, closedBy)} className={link}>
                  Report {closedBy}
                </Link>
              ),
            ]}
          />
        </p>
      )}
      {isClosed && jurisdiction && !closedBy && (
        <p>
          {organisation
            ? 'Closed: your organisation has answered that this duty is met, or no report finds the gap any more.'
            : 'Closed: the AI system is recorded as retired, and no further duties arise from it.'}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <Labelled label="Status">
          <StateSelect id={id} title={title} state={state} />
        </Labelled>
        <Labelled label="Owner">
          <OwnerSelect id={id} title={title} owner={action.owner} members={members} disabled={isClosed} />
        </Labelled>
        <Labelled label={action.overdue ? 'Due (overdue)' : 'Due'}>
          <DueField {...action} disabled={isClosed} />
        </Labelled>
      </div>
      <p className="text-muted">
        {action.lawDue
          ? `Legal date: ${longDate(action.lawDue)}.`
          : action.dueWords && `${capitalise(action.dueWords)}.`}
      </p>
      {action.filed && (
        <p className="wrap-anywhere whitespace-pre-wrap">
          <strong className="font-semibold">{filingWords[action.filed]}.</strong> {action.doneNote}
        </p>
      )}
      <DueRequest action={action} />
      {(evidencePlace || reportId) && !isClosed && (
        <section aria-labelledby="evidence">
          <h3 id="evidence" className="font-semibold">
            Evidence
          </h3>
          {evidencePlace && (
            <Suspense fallback={<Skeleton className="mt-3 h-10" />}>
              <QuestionFiles
                assessmentId={evidencePlace.assessmentId}
                question={{ id: evidencePlace.supports, question: title }}
              />
            </Suspense>
          )}
          {jurisdiction && reportId && (
            <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              {system && questionId && (
                <AnswerAgain system={system} jurisdiction={jurisdiction} questionIds={[questionId]}>
                  Answer the question again
                </AnswerAgain>
              )}
              <Link to={`${reportPath(jurisdiction, reportId)}#actions`} className={link}>
                Report
              </Link>
              {organisation ? (
                <Link to={dutiesPath} className={link}>
                  Answer for the organisation
                </Link>
              ) : (
                <Link to={evidencePath(jurisdiction, reportId)} className={link}>
                  All evidence
                </Link>
              )}
            </p>
          )}
        </section>
      )}
      {!isClosed && <ActionRisk action={action} />}
      {!jurisdiction && <OwnAction action={action} onDeleted={onDeleted} />}
      <ActionComments action={action} members={members} />
    </div>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 font-medium">{label}</p>
      {children}
    </div>
  );
}
