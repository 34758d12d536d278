import type { ShownReport } from '../../../parts/links/RoomContents.tsx';
import { unbroken } from '../../../parts/links/unbroken.ts';
import {
  type AuditQuestion,
  auditQuestions,
  goToPart,
  goToPlace,
  isAnswered,
  placeFor,
  type RoomHoldings,
} from './auditQuestions.ts';

type Props = RoomHoldings & {
  /** The reports on this page. */
  shown: readonly ShownReport[];
  /** Opens a report at its classification. */
  onClassification: (report: ShownReport) => void;
};

/** Common questions of auditors, each with the part of the room that answers it, or a note that none does. */
export function RoomIndex({ shown, onClassification, ...holdings }: Props) {
  function goTo(asked: AuditQuestion) {
    const found = asked.at && placeFor(asked, shown);
    if (!found) goToPlace(asked.in);
    else if (found.part === 'classification') onClassification(found.report);
    else goToPart(found);
  }
  return (
    <section aria-labelledby="room-index" className="rounded-card border border-line bg-surface px-5 py-4">
      <h2 id="room-index" className="font-serif text-lg font-semibold">
        Auditors’ Questions
      </h2>
      <p className="mt-1 text-sm text-muted">
        Questions about reports take you to the first relevant report. Every report has the same sections.
      </p>
      <ol className="mt-3 grid list-outside list-decimal gap-x-8 gap-y-3 pl-6 text-sm text-muted md:grid-cols-2">
        {auditQuestions.map(asked => (
          <li key={asked.question} className="figures">
            {isAnswered(asked, holdings) ? (
              <>
                <button
                  type="button"
                  className="align-top text-left font-medium text-accent underline underline-offset-4"
                  onClick={() => goTo(asked)}
                >
                  {unbroken(asked.question)}
                </button>
                <span className="mt-0.5 block">{unbroken(asked.where)}</span>
                {asked.missing && <span className="block">Not in this room: {asked.missing}</span>}
              </>
            ) : (
              <>
                <span className="font-medium text-ink">{unbroken(asked.question)}</span>
                <span className="mt-0.5 block">Not in this room</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
