import { citationOfFact } from '@aicp/compliance/law/systemFacts/citationOfFact';
import { type FactName, factInWords } from '@aicp/compliance/law/systemFacts/systemFacts';
import { type ReactNode, useRef, useState } from 'react';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import type { Named } from '../../parts/people/personName.ts';
import { Button } from '../../ui/Button.tsx';
import { CitationChip } from '../../ui/CitationChip.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import { FactForm } from './FactForm.tsx';
import type { Card, CardFact, Recorded } from './facts.ts';

type Props = {
  systemId: string;
  card: Card;
  facts: Recorded;
  /** Facts supplied by a supplier. */
  supplied: readonly { fact: string; from?: string | null | undefined; at: string }[];
  /** The person behind each fact. */
  recorded: readonly { fact: string; at: string; by: Named }[];
  /** Whether recorded facts are folded at first, on a page with many. */
  folded: boolean;
  /** The fact that the user came to enter. */
  first: string | null;
};

/** One card of facts: recorded ones, and collapsed the missing ones; or the form for both. */
export function FactCard({ systemId, card, facts, supplied, recorded, folded, first }: Props) {
  const sourceOf = (name: string) => supplied.find(({ fact }) => fact === name);
  const recordOf = (name: string) => recorded.find(({ fact }) => fact === name);
  const all = card.facts;
  const refused = useRefusal('work');
  const [editing, setEditing] = useState(() => !refused && all.some(({ name }) => name === first));
  const edit = useRef<HTMLButtonElement>(null);
  const stated = all.filter(({ name }) => facts[name]);
  const missing = all.filter(({ name }) => !facts[name]);
  const close = () => {
    setEditing(false);
    // The button exists again once the form is closed.
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <section
      aria-labelledby={`card-${card.id}`}
      className="rounded-card border border-line bg-surface px-5 py-5 sm:px-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={`card-${card.id}`} className="text-lg font-semibold">
            {card.title}
          </h2>
          <p className="mt-0.5 text-sm text-muted">
            {stated.length === 0 ? 'Nothing recorded yet' : `${stated.length} of ${all.length} recorded`}
          </p>
          {card.note && <p className="mt-1 max-w-140 text-sm text-muted">{card.note}</p>}
        </div>
        {!editing && (
          <Button
            ref={edit}
            size="small"
            refused={refused}
            aria-label={`Edit ${card.title}`}
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
        )}
      </div>
      {editing ? (
        <FactForm systemId={systemId} card={card} facts={facts} first={first} onClose={close} />
      ) : (
        <>
          {stated.length > 0 && (
            <Folding folded={folded} count={stated.length}>
              <dl className="mt-4 divide-y divide-line border-t border-line">
                {stated.map(fact => (
                  <div key={fact.name} className="gap-x-6 py-3 sm:grid sm:grid-cols-[14rem_1fr]">
                    <dt className="text-sm text-muted">{fact.label}</dt>
                    <dd className="mt-1 min-w-0 sm:mt-0">
                      <Shown fact={fact} value={facts[fact.name] ?? ''} />
                      <RecordedLine record={recordOf(fact.name)} />
                      <Supplied source={sourceOf(fact.name)} />
                      <Sources asks={fact.asks} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Folding>
          )}
          {missing.length > 0 && (
            <details className="mt-4 border-t border-line pt-4">
              <summary className="cursor-pointer text-sm font-medium">
                {stated.length === 0 ? 'Facts to record' : 'Not recorded'} ({missing.length})
              </summary>
              <ul className="mt-3 space-y-4">
                {missing.map(({ name, label, help, asks }) => (
                  <li key={name} className="text-sm">
                    <span className="font-medium">{label}</span>
                    {help && <p className="text-muted">{help}.</p>}
                    <Sources asks={asks} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </section>
  );
}

function Folding({ folded, count, children }: { folded: boolean; count: number; children: ReactNode }) {
  if (!folded) return children;
  return (
    <details className="mt-4 border-t border-line pt-4">
      <summary className="cursor-pointer text-sm font-medium">Recorded ({count})</summary>
      {children}
    </details>
  );
}

/** The provisions that require a fact. */
function Sources({ asks }: { asks: readonly string[] }) {
  if (asks.length === 0) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      {asks.map(label => (
        <CitationChip key={label} citation={citationOfFact(label)} />
      ))}
    </p>
  );
}

/** A value; an address is shown as a link. */
function Shown({ fact: { name, kind }, value }: { fact: CardFact; value: string }) {
  const isLink = kind === 'line' && /^https?:\/\/\S+$/.test(value);
  return (
    <p className="text-sm wrap-anywhere whitespace-pre-line">
      {isLink ? (
        <a href={value} rel="noreferrer" className="text-accent underline underline-offset-4">
          {value}
        </a>
      ) : (
        inWords(name, kind, value)
      )}
    </p>
  );
}

const inWords = (name: string, kind: CardFact['kind'], value: string) =>
  kind === 'day' ? formatDay(value) : factInWords(name as FactName, value);

function RecordedLine({ record }: { record: Props['recorded'][number] | undefined }) {
  if (!record) return null;
  return (
    <p className="figures mt-1 text-xs text-muted">
      Recorded {formatDay(record.at)} by <PersonName person={record.by} former="a former member" />
    </p>
  );
}

function Supplied({ source }: { source: Props['supplied'][number] | undefined }) {
  if (!source) return null;
  return (
    <p className="mt-1 text-xs text-muted">
      From {source.from ?? 'the supplier'}, by link, {formatDay(source.at)}
    </p>
  );
}
