import type { Condition } from '@aicp/compliance/scoring/condition';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../client/failure.ts';
import { useSession } from '../../client/session.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { lazyPart } from '../../parts/lazyPart.ts';
import { dashboardPath, reportPath } from '../../parts/paths.ts';
import { useIsShared } from '../../parts/people/useIsShared.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { AssessmentStep } from './AssessmentStep.tsx';
import { categoryOf } from './assessmentSteps.ts';
import { ContradictionDialog } from './ContradictionDialog.tsx';
import { LeftNotice } from './LeftNotice.tsx';
import { LostNotice } from './LostNotice.tsx';
import { lastTimeOf } from './lastTime.ts';
import { NewQuestionsNotice } from './NewQuestionsNotice.tsx';
import { Progress } from './Progress.tsx';
import { ResumeNotice } from './ResumeNotice.tsx';
import { SectionList } from './SectionList.tsx';
import { useAnswers } from './useAnswers.ts';
import { useColleagues } from './useColleagues.ts';
import { useWay } from './useWay.ts';

const DiscardDialog = lazyPart(() => import('./DiscardDialog.tsx').then(module => module.DiscardDialog));

const Fragment = graphql(`
  fragment Questionnaire_assessment on Assessment {
    id
    status
    jurisdiction
    isCurrentBank
    system {
      id
      jurisdiction
      name
      systemType
    }
    responses {
      assessmentId
      questionId
      answer
      answeredBy {
        id
      }
    }
    previous {
      id
      completedAt
    }
    lastAnswers {
      questionId
      answer
      change
    }
    suggestions {
      questionId
      answer
      source
    }
    questions(all: true) {
      id
      category
      question
      askedWhen
      type
      options {
        value
        label
      }
      ...QuestionForm_question
      ...RecordRow_question
    }
  }
`);

const Remarks = graphql(`
  query AssessmentRemarks($id: ID!) {
    assessment(id: $id) {
      id
      remarks
    }
  }
`);

const CompleteAssessment = graphql(`
  mutation CompleteAssessment($id: ID!) {
    completeAssessment(id: $id) {
      id
      status
      riskLevel
      riskScore
      completedAt
      responses {
        assessmentId
        questionId
        answer
        answeredBy {
          id
        }
      }
      system {
        id
        jurisdiction
        openAssessmentId
        latestAssessment {
          id
          riskLevel
          completedAt
        }
      }
    }
  }
`);

type Props = {
  assessment: FragmentType<typeof Fragment>;
  /** Why the person may only read the answers. */
  refused: string | undefined;
  /** It does not exist any more. */
  onGone: () => void;
};

/** What applies is asked step by step, from the first question to the report. */
export function Questionnaire({ refused, onGone, ...props }: Props) {
  const assessment = readFragment(Fragment, props.assessment);
  const { id, jurisdiction, system } = assessment;
  const completed = assessment.status === 'completed';
  const readOnly = completed || !!refused;
  const navigate = useNavigate();
  const client = useApolloClient();
  const session = useSession();
  const me = session.status === 'user' ? session.user.id : '';
  const isShared = useIsShared();
  const answers = useAnswers(assessment, readOnly, me);
  const { afterSaves } = answers;
  const colleagues = useColleagues(assessment, { on: isShared && !completed, me, afterSaves, onGone });
  const [questions] = useState(() =>
    assessment.questions.map(question => ({ ...question, askedWhen: question.askedWhen as Condition | null })),
  );
  const way = useWay(questions, readOnly ? [] : assessment.suggestions, readOnly, answers);
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const [complete, completion] = useMutation(CompleteAssessment, {
    onCompleted: ({ completeAssessment }) => navigate(reportPath(jurisdiction, completeAssessment.id)),
    onError: () => toastFailure('Error', 'Failed to complete assessment'),
  });
  const [asking, setAsking] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const last = readOnly ? undefined : lastTimeOf(assessment.previous?.completedAt, assessment.lastAnswers);
  const { step, index, steps, sections, left } = way;
  if (!step) return null;
  const isAdaptive = questions.some(({ askedWhen }) => askedWhen);
  const savedCount = sections.reduce((sum, { answered }) => sum + answered, 0);

  /** What contradicts the type of the system is asked back first; that this fails is no reason not to complete. */
  async function finish() {
    setAsking(true);
    const said = completed
      ? []
      : await client.query({ query: Remarks, variables: { id }, fetchPolicy: 'network-only' }).then(
          ({ data }) => data?.assessment.remarks ?? [],
          () => [],
        );
    setAsking(false);
    if (said.length > 0) setRemarks(said);
    else await complete({ variables: { id } });
  }

  /** The answer that differs from what this type of system usually has is the one to look at. */
  function review() {
    setRemarks([]);
    const { fromType } = way.suggested;
    const differing = steps.flatMap(({ questions }) =>
      questions.filter(question => fromType[question.id] && answers.all[question.id] !== fromType[question.id]),
    );
    way.goTo(differing[0]?.id ?? steps[0]?.questions[0].id ?? '');
  }

  const busy = answers.saving || asking || completion.loading;
  return (
    <div className="relative mx-auto max-w-160 px-4 py-8 sm:py-10">
      <div className="mb-6 flex items-center justify-between gap-4">
        <ButtonLink to={dashboardPath(jurisdiction)} look="quiet" size="small" className="-ml-3">
          Back to Dashboard
        </ButtonLink>
        <p className="min-w-0 truncate text-sm text-muted" title={system.name}>
          {system.name}
        </p>
      </div>
      <Progress step={index + 1} of={steps.length} />
      <SectionList sections={sections} current={categoryOf(step)} onGo={way.goTo} />
      {completed ? (
        <p className="mt-4 rounded-control border border-line bg-surface px-4 py-3 text-sm text-muted">
          This assessment is completed and its answers can no longer be changed. To answer again, reassess the system.
        </p>
      ) : refused ? (
        <p className="mt-4 rounded-control border border-line bg-surface px-4 py-3 text-sm text-muted">
          You can read the answers but not change them. {refused}
        </p>
      ) : (
        <>
          {!assessment.isCurrentBank && <NewQuestionsNotice systemId={system.id} jurisdiction={jurisdiction} />}
          <ResumeNotice
            answered={savedCount}
            of={sections.reduce((sum, { total }) => sum + total, 0)}
            isShared={isShared}
            step={index}
            target={way.resumeAt}
            onContinue={way.goToStep}
          />
        </>
      )}
      {colleagues.isLost && <LostNotice onReload={colleagues.refresh} />}
      {left && <LeftNotice {...left} onAnswerNow={() => way.comeBackTo(left.category)} />}
      <AssessmentStep
        key={step.questions[0].id + step.kind}
        way={way}
        answers={answers}
        last={last}
        names={colleagues.names}
        systemType={system.systemType ?? ''}
        jurisdiction={jurisdiction}
        isAdaptive={isAdaptive}
        readOnly={readOnly}
        busy={busy}
        completing={completion.loading}
        onFinish={refused && !completed ? undefined : finish}
      />
      {completion.error && (
        <p role="alert" className="mt-4 text-sm text-high">
          {failureOf(completion.error).message}
        </p>
      )}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="figures text-xs text-muted">
          Question {index + 1} of {steps.length} • {savedCount} responses saved
        </p>
        {!readOnly && (
          <Button look="quiet" size="small" onClick={() => setDiscarding(true)}>
            Discard
          </Button>
        )}
      </div>
      <Suspense>
        {discarding && (
          <DiscardDialog
            id={id}
            system={system}
            jurisdiction={jurisdiction}
            answered={answers.saved.size}
            onClose={() => setDiscarding(false)}
          />
        )}
      </Suspense>
      <ContradictionDialog
        remarks={remarks}
        completing={completion.loading}
        onReview={review}
        onComplete={() => complete({ variables: { id } })}
        onClose={() => setRemarks([])}
      />
    </div>
  );
}
