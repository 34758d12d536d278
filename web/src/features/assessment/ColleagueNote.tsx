import { PersonName } from '../../parts/people/PersonName.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Replaced } from './useAnswers.ts';

/** The part that colleagues have in the answer to a question. */
export type ByColleague = {
  /** The member whose answer counts, if it is not the user's. */
  answered?: { name: string; answer: string } | undefined;
  /** The user's choice that it replaced. */
  overtaken?: string | undefined;
  /** A colleague's earlier answer, which the user replaced. */
  replaced?: Replaced | undefined;
};

type Props = ByColleague & {
  labelOf: (answer: string) => string;
  /** Adopts their answer. Undefined if the user has answered or may not answer. */
  onConfirm?: (() => void) | undefined;
  /** Undefined if the user has answered, or nothing is open. */
  onNextOpen?: (() => void) | undefined;
};

/** Shows next to the options what colleagues answered, without selecting an option. */
export function ColleagueNote({ answered, overtaken, replaced, labelOf, onConfirm, onNextOpen }: Props) {
  return (
    <div role="status" className="text-sm text-muted">
      {answered && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface px-4 py-3">
          <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
            <p>
              Answered by {answered.name}: {labelOf(answered.answer)}
            </p>
            {overtaken && (
              <p className="mt-1">
                You previously chose {labelOf(overtaken)}. The last answer applies. To change it, choose again.
              </p>
            )}
          </div>
          {onConfirm && (
            <Button size="small" onClick={onConfirm}>
              Confirm
            </Button>
          )}
          {onNextOpen && (
            <Button size="small" onClick={onNextOpen}>
              Next Open Question
            </Button>
          )}
        </div>
      )}
      {!answered && replaced && (
        <p className="mt-4 rounded-control border border-line bg-surface px-4 py-3 wrap-anywhere">
          <PersonName person={replaced.answeredBy} /> had answered {labelOf(replaced.answer)}. Your answer was saved
          last, so it applies.
        </p>
      )}
    </div>
  );
}
