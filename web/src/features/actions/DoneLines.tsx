import type { ActionsQuery } from '../../gql/graphql.ts';
import { AnswerAgain } from '../../parts/system/AnswerAgain.tsx';

/** Systems with completed actions, whose scores change only with an assessment. Several systems are folded. */
export function DoneLines({ done }: { done: ActionsQuery['doneActions'] }) {
  const lines = done.map(
    ({ system, jurisdiction, count, questionIds }) =>
      system && (
        <p key={`${system.id} ${jurisdiction}`} className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
          <span className="wrap-anywhere">
            {system.name} ({jurisdiction}): {count === 1 ? '1 action' : `${count} actions`} done. Reassess to update the
            score ({questionIds.length === 1 ? '1 question' : `${questionIds.length} questions`}).
          </span>
          <AnswerAgain system={system} jurisdiction={jurisdiction} questionIds={questionIds}>
            Reassess<span className="sr-only"> {system.name}</span>
          </AnswerAgain>
        </p>
      ),
  );
  if (lines.length < 2) return lines;
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer py-1">Reassess {lines.length} results with completed actions</summary>
      {lines}
    </details>
  );
}
