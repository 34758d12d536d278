import type { Condition } from '@aicp/compliance/scoring/condition';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../client/session.ts';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { dashboardPath } from '../../parts/paths.ts';
import { useIsShared } from '../../parts/people/useIsShared.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AgainNotice } from './AgainNotice.tsx';
import { AssessmentStep } from './AssessmentStep.tsx';
import type { AnswerState } from './answerState.ts';
import { othersToConfirm } from './assessmentSteps.ts';
import { ContradictionNotice } from './ContradictionNotice.tsx';
import { FactsNotice } from './FactsNotice.tsx';
import { LeftNotice } from './LeftNotice.tsx';
import { LostNotice } from './LostNotice.tsx';
import { previousAnswersOf } from './lastTime.ts';
import { NewQuestionsNotice } from './NewQuestionsNotice.tsx';
import { buildAssessmentNotes } from './notes/noted.ts';
import { Progress } from './Progress.tsx';
import { questionnaireFragment } from './questionnaireFragment.ts';
import { ResumeNotice } from './ResumeNotice.tsx';
import { SectionList } from './SectionList.tsx';
import { useAnswers } from './useAnswers.ts';
import { useColleagues } from './useColleagues.ts';
import { useCompletion } from './useCompletion.ts';
import { factsOf } from './usedFacts.ts';
import { useRemarks } from './useRemarks.ts';
import { useWay } from './useWay.ts';

const AnswerReview = lazyComponent(() => import('./AnswerReview.tsx').then(module => module.AnswerReview));
const DiscardDialog = lazyComponent(() => import('./DiscardDialog.tsx').then(module => module.DiscardDialog));

type Props = {
  assessment: FragmentType<typeof questionnaireFragment>;
  /** The reason why the user can only read the answers. */
  refused: string | undefined;
  /** Called when the assessment no longer exists. */
  onGone: () => void;
};

/** Asks the applicable questions step by step, from the first one to the report. */
export function Questionnaire({ refused, onGone, ...props }: Props) {
  const assessment = readFragment(questionnaireFragment, props.assessment);
  const { id, jurisdiction, system } = assessment;
  const completed = assessment.status === 'completed';
  const readOnly = completed || !!refused;
  const session = useSession();
  const me = session.status === 'user' ? session.user.id : '';
  const isShared = useIsShared();
  const answers = useAnswers(assessment, readOnly, me);
  const { afterSaves } = answers;
  const colleagues = useColleagues(assessment, { on: isShared && !completed, me, afterSaves, onGone });
  const [questions] = useState(() =>
    assessment.questions.map(question => ({ ...question, askedWhen: question.askedWhen as Condition | null })),
  );
  const registered = Object.fromEntries(
    assessment.suggestions
      .filter(({ source }) => source === 'register')
      .map(({ questionId, answer }) => [questionId, answer]),
  );
  const last = readOnly
    ? undefined
    : previousAnswersOf(assessment.previous?.completedAt, assessment.lastAnswers, registered);
  const [query] = useSearchParams();
  const again = readOnly ? [] : (query.get('again') ?? '').split(',').filter(Boolean);
  const facts = factsOf(assessment);
  const organisation = Object.fromEntries(facts.answers.map(({ questionId, answer }) => [questionId, answer]));
  const known = { organisation, suggestions: readOnly ? [] : assessment.suggestions, last };
  const way = useWay(questions, known, { readOnly, again }, answers);
  const completion = useCompletion(assessment);
  const [reviewing, setReviewing] = useState(false);
  /** The question opened from the review, which leads back to it. */
  const [changing, setChanging] = useState<string>();
  const [showsFiles, setShowsFiles] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  /** Whether all answers except those to update are kept. */
  const [keeps, setKeeps] = useState(false);
  const { step, index, steps, sections, left } = way;
  const isAtEnd = readOnly ? index === steps.length - 1 : way.isLast;
  // Loaded from the last step but one on, so that the last step is rendered with them.
  const remarks = useRemarks(id, !readOnly && (isAtEnd || reviewing || index >= steps.length - 2), answers);
  if (!step) return null;
  const isAdaptive = questions.some(({ askedWhen }) => askedWhen);
  const savedCount = sections.reduce((sum, { answered }) => sum + answered, 0);

  const { proposed } = way.progress;
  const used = facts.of(way.used);

  const stateOf = (questionId: string): AnswerState => {
    if (questionId in answers.unsaved) return 'unsaved';
    if (answers.saved.has(questionId)) return 'answered';
    return proposed[questionId] ? 'suggested' : 'open';
  };
  const others = last && again.length > 0 ? othersToConfirm(way.progress, last.answers, again) : [];
  const counted = way.isUpdating
    ? { sections: [{ answered: steps.filter(({ id }) => id in answers.given).length, total: steps.length }] }
    : { sections };
  const noted = buildAssessmentNotes({ assessment, names: colleagues.names, me, isShared, readOnly });

  async function keepOthers() {
    if (await way.confirmAll(others)) setKeeps(true);
  }

  /** Previous answers that apply only because of the update are kept with the others. */
  function onUpdated() {
    setReviewing(true);
    if (keeps && others.length > 0) void way.confirmAll(others);
  }

  function goTo(questionId: string) {
    setReviewing(false);
    setChanging(undefined);
    way.goTo(questionId);
  }

  function change(questionId: string) {
    goTo(questionId);
    setChanging(questionId);
  }

  /** The answer to check is the one that differs from the usual answer for this type of system. */
  const { fromType } = way.suggested;
  const differing = steps.find(one => fromType[one.id] && answers.all[one.id] !== fromType[one.id])?.id;

  const busy = answers.saving || completion.completing;
  const onFinish = refused && !completed ? undefined : completion.finish;
  const reviewButton = (
    <Button look="quiet" size="small" onClick={() => setReviewing(true)}>
      Review Answers
    </Button>
  );
  return (
    <div className={`relative mx-auto px-4 py-4 sm:py-10 ${reviewing ? 'max-w-240' : 'max-w-160'}`}>
      <div className="mb-3 flex items-center justify-between gap-4 sm:mb-6">
        <ButtonLink to={dashboardPath(jurisdiction)} look="quiet" size="small" className="-ml-3">
          Back to Dashboard
        </ButtonLink>
        <p className="min-w-0 truncate text-sm text-muted" title={system.name}>
          {system.name}
        </p>
      </div>
      <Progress step={index + 1} of={steps.length} {...counted} />
      {!reviewing && !way.isUpdating && (
        <SectionList
          sections={sections}
          current={step.category}
          at={step.id}
          stateOf={stateOf}
          isFlagged={noted.isFlagged}
          onGo={goTo}
        />
      )}
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
            isWhereOpened={way.isWhereOpened && !reviewing}
            onFirst={index > 0 ? () => way.goToStep(0) : undefined}
          />
          {last && others.length > 0 && !keeps && (
            <AgainNotice again={again.length} others={others.length} day={last.day} busy={busy} onKeep={keepOthers} />
          )}
        </>
      )}
      {colleagues.isLost && <LostNotice onReload={colleagues.refresh} />}
      {(isAtEnd || reviewing) && (
        <ContradictionNotice remarks={remarks} onShow={differing ? () => change(differing) : undefined} />
      )}
      {left && (
        <LeftNotice category={left.category} count={left.ids.length} onAnswerNow={() => way.comeBackTo(left.ids)} />
      )}
      {!reviewing && !way.isUpdating && index === 0 && (
        <FactsNotice count={used.length} onReview={() => setReviewing(true)} />
      )}
      {reviewing ? (
        <Suspense fallback={<Skeleton rows={5} className="mt-10 h-14" />}>
          <AnswerReview
            sections={sections}
            facts={used}
            answers={{ ...proposed, ...answers.all }}
            stateOf={stateOf}
            noted={noted}
            readOnly={readOnly}
            from={changing}
            completing={completion.completing}
            busy={busy}
            onChange={change}
            onBack={() => setReviewing(false)}
            onComplete={onFinish}
          />
        </Suspense>
      ) : (
        <AssessmentStep
          key={step.id}
          way={way}
          answers={answers}
          last={last}
          isTurnoverKnown={!!assessment.organisationTurnover}
          otherLaw={assessment.otherLaw}
          names={colleagues.names}
          noted={noted}
          isShared={isShared}
          systemType={system.systemType ?? ''}
          jurisdiction={jurisdiction}
          isAdaptive={isAdaptive}
          readOnly={readOnly}
          busy={busy}
          completing={completion.completing}
          files={{ shown: showsFiles, onShow: () => setShowsFiles(true) }}
          besideNext={isAtEnd && reviewButton}
          onWentOn={changing && !readOnly ? () => setReviewing(true) : undefined}
          onUpdated={onUpdated}
          onFinish={onFinish}
        />
      )}
      {completion.failure && (
        <p role="alert" className="mt-4 text-sm text-high">
          {completion.failure}
        </p>
      )}
      <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="figures text-xs text-muted">
          Question {index + 1} of {steps.length} • {savedCount} responses saved
        </p>
        <div className="-mr-3 flex">
          {!reviewing && !isAtEnd && reviewButton}
          {!readOnly && (
            <Button look="quiet" size="small" onClick={() => setDiscarding(true)}>
              Discard
            </Button>
          )}
        </div>
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
    </div>
  );
}
