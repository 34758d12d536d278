import type { FragmentType } from '../../gql/fragment-masking.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { type Asked, appliesNow, toConfirm } from './assessmentSteps.ts';
import type { ByColleague } from './ColleagueNote.tsx';
import { ConfirmSection } from './ConfirmSection.tsx';
import { LaterForm } from './LaterForm.tsx';
import { LeaveForLater } from './LeaveForLater.tsx';
import { type LastTime, standingAnswer } from './lastTime.ts';
import type { Choice } from './optionsOf.ts';
import { QuestionForm, type QuestionFormFragment } from './QuestionForm.tsx';
import { RecordForm } from './RecordForm.tsx';
import type { RecordRowFragment } from './RecordRow.tsx';
import { StandingAnswer } from './StandingAnswer.tsx';
import { TurnoverField } from './TurnoverField.tsx';
import type { useAnswers } from './useAnswers.ts';
import type { useWay } from './useWay.ts';

type Question = Asked &
  Choice & { question: string } & FragmentType<QuestionFormFragment> &
  FragmentType<RecordRowFragment>;

type Props = {
  way: ReturnType<typeof useWay<Question>>;
  answers: ReturnType<typeof useAnswers>;
  last: LastTime | undefined;
  /** Those who answered, by their numbers. */
  names: ReadonlyMap<string, string>;
  systemType: string;
  jurisdiction: Jurisdiction;
  /** Whether it depends on the answers what is asked. */
  isAdaptive: boolean;
  readOnly: boolean;
  busy: boolean;
  completing: boolean;
  /** Undefined for those who only read what is not completed. */
  onFinish: (() => Promise<void>) | undefined;
};

/** The step at which one stands, whatever its kind. */
export function AssessmentStep({ way, answers, last, readOnly, busy, completing, onFinish, ...props }: Props) {
  const { step, index, steps, progress } = way;
  if (!step) return null;
  const [question] = step.questions;
  const isLast = readOnly ? index === steps.length - 1 : way.isLast;
  const nextLabel = completing ? 'Completing...' : isLast ? 'Complete Assessment' : 'Next';
  const onPrevious = index > 0 ? () => way.goToStep(index - 1) : undefined;
  const notice = answers.lastSaved === question.id && !answers.saving ? 'Answer saved' : undefined;
  const asksTurnover = !readOnly && step.questions.some(asksSize);

  function byColleague(id: string): ByColleague {
    const their = answers.theirs.get(id);
    const name = their && props.names.get(their.personId);
    return {
      answered: name ? { name, answer: their.answer } : undefined,
      overtaken: answers.overtaken[id],
      replaced: answers.given[id] ? answers.replaced[id] : undefined,
    };
  }

  async function goOn(given: Record<string, string>) {
    if (readOnly && !isLast) way.goToStep(index + 1);
    else if (readOnly || (await way.saveAndGoOn(given))) await onFinish?.();
  }

  if (step.kind === 'record') {
    const asked = new Set(step.questions.map(({ id }) => id));
    return (
      <RecordForm
        questionsFor={changed =>
          appliesNow({ ...progress, answers: { ...progress.answers, ...changed } }).filter(({ id }) => asked.has(id))
        }
        answers={{ ...progress.onRecord, ...answers.all }}
        byColleague={byColleague}
        busy={busy}
        nextLabel={isLast ? nextLabel : 'Confirm and continue'}
        notice={notice}
        onPrevious={onPrevious}
        onConfirm={goOn}
      >
        {asksTurnover && <TurnoverField />}
      </RecordForm>
    );
  }
  if (step.kind === 'later') {
    return (
      <LaterForm
        category={question.category}
        questions={step.questions}
        busy={busy}
        nextLabel={nextLabel}
        notice={notice}
        onAnswerNow={() => way.comeBackTo(question.category)}
        onPrevious={onPrevious}
        onNext={() => goOn({})}
      />
    );
  }
  const given = answers.given[question.id];
  const isSaved = answers.saved.has(question.id);
  const standing = readOnly || isSaved ? undefined : standingAnswer(last, question);
  const suggested = isSaved || standing ? undefined : way.suggested.fromType[question.id];
  const answer = given ?? suggested;
  const isOnlySuggested = !given && !!suggested;
  const canGoOn = !busy && (readOnly ? !isLast || !!onFinish : !!answer);
  const together = last && !readOnly && !given ? toConfirm(progress, question, last.answers) : [];
  const toLeave = together.length > 1 ? 0 : props.isAdaptive && !readOnly ? way.toLeave : 0;

  /** On the last step confirming is not completing as well. */
  function confirm(value: string) {
    const answer = { [question.id]: value };
    void (isLast ? answers.save(answer) : goOn(answer));
  }

  return (
    <QuestionForm
      question={question}
      answer={answer}
      earlier={
        answers.overtaken[question.id] ?? (answers.theirs.has(question.id) ? undefined : answers.earlier[question.id])
      }
      byColleague={byColleague(question.id)}
      onNextOpen={way.onNextOpen}
      suggestion={isOnlySuggested ? `Suggested for ${spoken(props.systemType)}: please confirm` : undefined}
      readOnly={readOnly}
      notice={isOnlySuggested ? `${nextLabel} confirms the suggested answer` : notice}
      onChoose={chosen => answers.save({ [question.id]: chosen })}
      onPrevious={onPrevious}
      onNext={canGoOn ? () => goOn(answer ? { [question.id]: answer } : {}) : undefined}
      nextLabel={nextLabel}
      before={
        <>
          {last && together.length > 1 && (
            <ConfirmSection
              category={question.category}
              count={together.length}
              day={last.day}
              busy={busy}
              onConfirm={() => way.confirmAll(together)}
            />
          )}
          {toLeave > 1 && (
            <LeaveForLater category={question.category} count={toLeave} busy={busy} onLeave={() => way.leave()} />
          )}
        </>
      }
      beside={
        standing && (
          <StandingAnswer
            {...standing}
            onConfirm={standing.value === undefined ? undefined : () => confirm(standing.value ?? '')}
          />
        )
      }
    >
      {asksTurnover && <TurnoverField />}
    </QuestionForm>
  );
}

/** The question whose options are the sizes on which the Act's fines depend: there its other figure is asked for. */
const asksSize = ({ options }: Question) => !!options?.some(({ value }) => value === 'smc');

/** "Recruitment/HR system" as it stands in a sentence. */
function spoken(systemType: string): string {
  const words = systemType.charAt(0).toLowerCase() + systemType.slice(1);
  return words.endsWith(' system') ? `a ${words}` : words;
}
