import { useSyncExternalStore } from 'react';
import { type AnswerState, answerStateLabels } from './answerState.ts';
import type { Asked, Section } from './assessmentSteps.ts';

type Props = {
  sections: readonly Section<Asked & { question: string }>[];
  current: string;
  /** The current question. */
  at: string;
  stateOf: (questionId: string) => AnswerState;
  isFlagged: (questionId: string) => boolean;
  onGo: (questionId: string) => void;
};

/** From this width there is room next to the question. */
const WIDE = '(min-width: 80rem)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * The user's position: the sections with their progress, each linking to its first open question, and the questions of the current
 * section. On narrow screens the list is collapsed.
 */
export function SectionList({ sections, current, at, stateOf, isFlagged, onGo }: Props) {
  const isWide = useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
  const here = sections.findIndex(({ category }) => category === current);
  const list = (
    // The focus rings are drawn inside, because a scrolling list would clip them.
    <ol className="xl:sticky xl:top-22 xl:max-h-[calc(100vh-8rem)] xl:overflow-y-auto xl:border-l xl:border-line">
      {sections.map(({ category, answered, total, target, questions }) => (
        <li key={category}>
          <button
            type="button"
            aria-current={category === current ? 'step' : undefined}
            onClick={() => onGo(target)}
            className="flex w-full items-baseline justify-between gap-3 rounded-control px-3 py-1.5 text-left text-sm text-muted
              hover:text-ink aria-[current]:font-medium aria-[current]:text-ink xl:-outline-offset-2 xl:rounded-none xl:border-l-2 xl:border-transparent
              xl:aria-[current]:border-accent"
          >
            {category}{' '}
            <span className="figures text-xs font-normal whitespace-nowrap">
              {answered} of {total}
              <span className="sr-only"> answered</span>
              {questions.some(({ id }) => isFlagged(id)) && ', to ask'}
            </span>
          </button>
          {category === current && (
            <ol className="mb-2">
              {questions.map(({ id, question }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === at ? 'true' : undefined}
                    onClick={() => onGo(id)}
                    className="w-full rounded-control py-1 pr-3 pl-6 text-left text-xs text-muted hover:text-ink aria-[current]:text-ink
                      xl:-outline-offset-2"
                  >
                    <span className="line-clamp-2">{question}</span>{' '}
                    <span className="font-medium">
                      {answerStateLabels[stateOf(id)]}
                      {isFlagged(id) && ', to ask'}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ol>
  );
  if (isWide) {
    return (
      <nav aria-label="Sections" className="absolute top-20 bottom-0 -left-68 w-60">
        {list}
      </nav>
    );
  }
  return (
    <nav aria-label="Sections" className="mt-4">
      <details key={current} className="rounded-control border border-line bg-surface text-sm">
        <summary className="cursor-pointer rounded-control px-4 py-2.5 text-muted hover:text-ink">
          Section {here + 1} of {sections.length}: {current}
        </summary>
        <div className="border-t border-line p-1">{list}</div>
      </details>
    </nav>
  );
}
