import { type ReactNode, Suspense } from 'react';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import type { Jurisdiction } from '../../gql/graphql.ts';
import { lazyComponent } from '../../parts/lazyComponent.ts';
import { lawNames } from '../../parts/system/laws.ts';
import { Button } from '../../ui/Button.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { type Asked, toConfirm } from './assessmentSteps.ts';
import type { ByColleague } from './ColleagueNote.tsx';
import { ConfirmSection } from './ConfirmSection.tsx';
import { LeaveForLater } from './LeaveForLater.tsx';
import { type AnswerToConfirm, answerToConfirm, type PreviousAnswers, previousAnswerOf } from './lastTime.ts';
import type { AssessmentNotes } from './notes/noted.ts';
import { QuestionNotes } from './notes/QuestionNotes.tsx';
import type { Choice } from './optionsOf.ts';
import { PreviousAnswer } from './PreviousAnswer.tsx';
import { QuestionForm, type QuestionFormFragment } from './QuestionForm.tsx';
import { SaveNotice } from './SaveNotice.tsx';
import { TurnoverField } from './TurnoverField.tsx';
import type { useAnswers } from './useAnswers.ts';
import type { useWay } from './useWay.ts';

const QuestionFiles = lazyComponent(() =>
  import('../../parts/evidence/QuestionFiles.tsx').then(module => module.QuestionFiles),
);

type Question = Asked & Choice & { question: string } & FragmentType<QuestionFormFragment>;

type Props = {
  way: ReturnType<typeof useWay<Question>>;
  answers: ReturnType<typeof useAnswers>;
  last: PreviousAnswers | undefined;
  /** Whether the organisation has recorded its turnover, which no question asks for. */
  isTurnoverKnown: boolean;
  /** The assessment under the other law from which facts are suggested. */
  otherLaw: { jurisdiction: Jurisdiction; completedAt?: string | null | undefined } | null | undefined;
  /** The names of the members who answered, by id. */
  names: ReadonlyMap<string, string>;
  systemType: string;
  jurisdiction: Jurisdiction;
  /** Whether the questions depend on the answers. */
  isAdaptive: boolean;
  readOnly: boolean;
  busy: boolean;
  completing: boolean;
  /** Whether other members may be answering now. */
  isShared: boolean;
  noted: AssessmentNotes;
  /** Whether the evidence files are shown next to each question, and the switch. */
  files: { shown: boolean; onShow: () => void };
  /** Called after the step that the user was sent to and returns from. */
  onWentOn: (() => void) | undefined;
  /** Called after the last of the questions to answer again, if others are open. */
  onUpdated: () => void;
  /** Shown next to the last button. */
  besideNext: ReactNode;
  /** Undefined if the user can only read an incomplete assessment. */
  onFinish: (() => Promise<void>) | undefined;
};

/** The current question. */
export function AssessmentStep({ way, answers, last, readOnly, busy, completing, onFinish, ...props }: Props) {
  const { step, index, steps, progress } = way;
  if (!step) return null;
  const question: Question = step;
  const isLast = readOnly ? index === steps.length - 1 : way.isLast;
  const nextLabel = completing ? 'Completing...' : isLast ? 'Complete Assessment' : 'Next';
  const onPrevious = index > 0 ? () => way.goToStep(index - 1) : undefined;
  const isUnsaved = !answers.saving && question.id in answers.unsaved;
  const saved = answers.lastSaved === question.id && !answers.saving ? 'Answer saved' : undefined;
  const notice = (
    <SaveNotice notice={saved} onTryAgain={isUnsaved ? () => void answers.save(answers.unsaved) : undefined} />
  );
  const asksTurnover = !readOnly && !props.isTurnoverKnown && asksSize(question);

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
    if (readOnly && !isLast) return way.goToStep(index + 1);
    const went = readOnly ? 'done' : await way.saveAndGoOn(given);
    if (went === 'done') await onFinish?.();
    if (went === 'moved') props.onWentOn?.();
    if (went === 'updated') props.onUpdated();
  }

  const given = answers.given[question.id];
  const colleague = byColleague(question.id);
  const standing = readOnly || given || colleague.answered ? undefined : standingNow();
  const canGoOn = !busy && (readOnly ? !isLast || !!onFinish : !!given);
  const together = last && !readOnly && !given && !way.isUpdating ? toConfirm(progress, question, last.answers) : [];
  const toLeave = together.length > 1 ? 0 : props.isAdaptive && !readOnly ? way.toLeave : 0;

  /** The previous or usual answer; it is not selected. */
  function standingNow(): AnswerToConfirm | undefined {
    const earlier = answers.earlier[question.id];
    const isTheirs = answers.theirs.has(question.id);
    // The name of the member who answered is still loading.
    if (isTheirs && props.isShared) return undefined;
    if (earlier !== undefined)
      return answerToConfirm(question, earlier, isTheirs ? 'Previous answer' : 'Your previous answer');
    const { fromOrganisation, fromRegister, fromOther, fromType } = way.suggested;
    const ownAnswer = fromOrganisation[question.id];
    if (ownAnswer !== undefined) return answerToConfirm(question, ownAnswer, 'From your organisation');
    const [registered, shared, usual] = [fromRegister[question.id], fromOther[question.id], fromType[question.id]];
    const lastTime = previousAnswerOf(last, question);
    if (lastTime) return lastTime;
    if (registered !== undefined) return answerToConfirm(question, registered, 'From the facts');
    if (shared !== undefined && props.otherLaw) return answerToConfirm(question, shared, sourceOf(props.otherLaw));
    return usual === undefined
      ? undefined
      : answerToConfirm(question, usual, `Suggested for ${spoken(props.systemType)}`);
  }

  /** On the last step, confirming does not also complete the assessment. */
  function confirm(value: string) {
    const answer = { [question.id]: value };
    void (isLast ? answers.save(answer) : goOn(answer));
  }

  return (
    <>
      <QuestionForm
        question={question}
        answer={given}
        byColleague={colleague}
        onConfirmTheirs={
          colleague.answered && !given && !readOnly ? () => confirm(colleague.answered?.answer ?? '') : undefined
        }
        onNextOpen={way.onNextOpen}
        readOnly={readOnly}
        notice={notice}
        besideNext={props.besideNext}
        after={<QuestionNotes noted={props.noted} questionId={question.id} />}
        onChoose={chosen => answers.save({ [question.id]: chosen })}
        onPrevious={onPrevious}
        onNext={canGoOn ? () => goOn(given ? { [question.id]: given } : {}) : undefined}
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
            <PreviousAnswer
              {...standing}
              onConfirm={standing.value === undefined ? undefined : () => confirm(standing.value ?? '')}
            />
          )
        }
      >
        {asksTurnover && <TurnoverField />}
      </QuestionForm>
      {/* Outside the form: it has dialogs with their own forms. */}
      {props.files.shown ? (
        <Suspense>
          <QuestionFiles assessmentId={props.noted.assessmentId} question={question} />
        </Suspense>
      ) : (
        <Button size="small" look="quiet" className="mt-1 -ml-3" onClick={props.files.onShow}>
          Evidence Files
        </Button>
      )}
    </>
  );
}

/** The question whose options are the company sizes on which the Act's fines depend. It also asks for the turnover. */
const asksSize = ({ options }: Question) => !!options?.some(({ value }) => value === 'smc');

function sourceOf({ jurisdiction, completedAt }: NonNullable<Props['otherLaw']>): string {
  const day = completedAt ? ` of ${formatDay(completedAt)}` : '';
  return `From your answers under ${lawNames[jurisdiction]}${day}`;
}

/** "Recruitment/HR system" as written within a sentence. */
function spoken(systemType: string): string {
  const words = systemType.charAt(0).toLowerCase() + systemType.slice(1);
  return words.endsWith(' system') ? `a ${words}` : words;
}
