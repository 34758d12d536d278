import { Button } from '../../ui/Button.tsx';

type Props = {
  /** The contradictions, one sentence each. */
  remarks: readonly string[];
  /** Undefined if no answer differs from the usual ones of the type. */
  onShow: (() => void) | undefined;
};

/** Shows before completion that the type and the answers disagree. It never blocks completion. */
export function ContradictionNotice({ remarks, onShow }: Props) {
  return (
    <div role="status">
      {remarks.length > 0 && (
        <section
          aria-labelledby="contradiction"
          className="mt-4 rounded-control border border-line border-l-2 border-l-medium bg-surface px-4 py-3 text-sm"
        >
          <h2 id="contradiction" className="font-medium">
            The system type and your answers do not agree
          </h2>
          <ul className="mt-1 space-y-1">
            {remarks.map(remark => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-muted">Both can be right. The report will mention the difference.</p>
            {onShow && (
              <Button size="small" onClick={onShow}>
                Show the Answer
              </Button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
