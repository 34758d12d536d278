import { PersonName } from '../../parts/people/PersonName.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Replaced } from './useAnswers.ts';

/** What colleagues have to do with the answer to a question. */
export type ByColleague = {
  /** Whose answer counts, where it is not one's own. */
  answered?: { name: string; answer: string } | undefined;
  /** The own choice that it took the place of. */
  overtaken?: string | undefined;
  /** What a colleague had answered before oneself. */
  replaced?: Replaced | undefined;
};

type Props = ByColleague & {
  labelOf: (answer: string) => string;
  /** Makes their answer the own one. Undefined where one has answered oneself, or may not. */
  onConfirm?: (() => void) | undefined;
  /** Undefined where one has answered oneself, or nothing is open. */
  onNextOpen?: (() => void) | undefined;
};

/** Says next to the options what colleagues answered. Nothing is chosen for anyone by it. */
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
                You had chosen {labelOf(overtaken)} before. The last answer counts; to change it, choose again.
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
