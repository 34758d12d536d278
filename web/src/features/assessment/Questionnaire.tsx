import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../client/failure.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { dashboardPath, reportPath } from '../../parts/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { Progress } from './Progress.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { ResumeNotice } from './ResumeNotice.tsx';
import { useAnswers } from './useAnswers.ts';

const Fragment = graphql(`
  fragment Questionnaire_assessment on Assessment {
    id
    status
    jurisdiction
    system {
      id
      name
    }
    responses {
      assessmentId
      questionId
      answer
    }
    questions {
      id
      ...QuestionForm_question
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
      }
      system {
        id
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

/** One question per step, from the first to the report. */
export function Questionnaire(props: { assessment: FragmentType<typeof Fragment> }) {
  const assessment = readFragment(Fragment, props.assessment);
  const { questions, jurisdiction } = assessment;
  const completed = assessment.status === 'completed';
  const navigate = useNavigate();
  const [step, setStep] = useState(0);
  const answers = useAnswers(assessment);
  const [complete, completion] = useMutation(CompleteAssessment, {
    onCompleted: ({ completeAssessment }) => navigate(reportPath(jurisdiction, completeAssessment.id)),
    onError: () => toastFailure('Error', 'Failed to complete assessment'),
  });
  const question = questions[step];
  if (!question) return null;
  const isLast = step === questions.length - 1;
  const answer = answers.given[question.id];

  async function next() {
    if (!question || !answer || !(await answers.save(question.id, answer))) return;
    if (isLast) await complete({ variables: { id: assessment.id } });
    else setStep(step + 1);
  }

  return (
    <div className="mx-auto max-w-160 px-4 py-8 sm:py-10">
      <div className="mb-6 flex items-center justify-between gap-4">
        <ButtonLink to={dashboardPath(jurisdiction)} look="quiet" size="small" className="-ml-3">
          Back to Dashboard
        </ButtonLink>
        <p className="min-w-0 truncate text-sm text-muted" title={assessment.system.name}>
          {assessment.system.name}
        </p>
      </div>
      <Progress step={step + 1} of={questions.length} />
      {completed ? (
        <p className="mt-4 rounded-control border border-line bg-surface px-4 py-3 text-sm text-muted">
          This assessment is completed and its answers can no longer be changed. To answer again, reassess the system.
        </p>
      ) : (
        <ResumeNotice
          ids={questions.map(({ id }) => id)}
          earlier={assessment.responses.map(({ questionId }) => questionId)}
          step={step}
          onContinue={setStep}
        />
      )}
      <QuestionForm
        key={question.id}
        question={question}
        answer={answer}
        readOnly={completed}
        notice={answers.lastSaved === question.id && !answers.saving ? 'Answer saved' : undefined}
        onChoose={chosen => answers.save(question.id, chosen)}
        onPrevious={step > 0 ? () => setStep(step - 1) : undefined}
        onNext={answer && !answers.saving && !completion.loading ? next : undefined}
        nextLabel={completion.loading ? 'Completing...' : isLast ? 'Complete Assessment' : 'Next'}
      />
      {completion.error && (
        <p role="alert" className="mt-4 text-sm text-high">
          {failureOf(completion.error).message}
        </p>
      )}
      <p className="figures mt-8 border-t border-line pt-4 text-xs text-muted">
        Question {step + 1} of {questions.length} • {answers.savedCount} responses saved
      </p>
    </div>
  );
}
