import { auditQuestions, goToPlace, isAnswered, type RoomHoldings } from './auditQuestions.ts';

/** The questions that auditors ask, each with the part of the room that answers it, or that the room does not. */
export function RoomIndex(holdings: RoomHoldings) {
  return (
    <section aria-labelledby="room-index" className="rounded-card border border-line bg-surface px-5 py-4">
      <h2 id="room-index" className="font-serif text-lg font-semibold">
        What Auditors Ask
      </h2>
      <ol className="mt-3 grid list-inside list-decimal gap-x-8 gap-y-3 text-sm text-muted md:grid-cols-2">
        {auditQuestions.map(asked => (
          <li key={asked.question} className="figures">
            {isAnswered(asked, holdings) ? (
              <>
                <button
                  type="button"
                  className="text-left font-medium text-accent underline underline-offset-4"
                  onClick={() => goToPlace(asked.in)}
                >
                  {asked.question}
                </button>
                <span className="mt-0.5 block">{asked.where}</span>
                {asked.missing && <span className="block">Not in this room: {asked.missing}</span>}
              </>
            ) : (
              <>
                <span className="font-medium text-ink">{asked.question}</span>
                <span className="mt-0.5 block">Not in this room</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
