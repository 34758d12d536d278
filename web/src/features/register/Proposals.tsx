import { factInWords, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast } from '../../ui/toast.ts';
import type { FactsOnPage } from './facts.ts';
import type { Proposed } from './sendModelFile.ts';
import { useSaveFacts } from './useSaveFacts.ts';

type Props = { systemId: string; file: string; proposed: Proposed; facts: FactsOnPage; onClose: () => void };

const labels = new Map<string, string>(systemFacts.map(({ name, label }) => [name, label]));
const kinds = { modelCard: 'model card', mlBom: 'ML-BOM' } as const;
const countOf = (count: number) => `${count} ${count === 1 ? 'fact' : 'facts'}`;

/** The values in a file next to the recorded ones; only chosen values are saved. */
export function Proposals({ systemId, file, proposed, facts, onClose }: Props) {
  const { kind, name, proposals, leftOut } = proposed;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const different = proposals.filter(({ fact, proposed }) => facts[fact] !== proposed);
  const fresh = different.filter(({ fact }) => !facts[fact]);
  const taken = different.filter(({ fact }) => chosen.has(fact));
  const [save, { loading, error }] = useSaveFacts(systemId, count => {
    toast({ title: `${countOf(count)} taken from ${file}` });
    onClose();
  });
  function toggle(fact: string, isOn: boolean) {
    const next = new Set(chosen);
    if (isOn) next.add(fact);
    else next.delete(fact);
    setChosen(next);
  }
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="text-sm wrap-anywhere">
        <span className="font-medium">{file}</span>, {kinds[kind]}
        {name && <> of {name}</>}.{' '}
        {proposals.length === 0
          ? 'This file contains nothing we can use.'
          : different.length === 0
            ? 'All of its facts are already recorded.'
            : `Nothing is saved yet. New or different: ${countOf(different.length)}, ${fresh.length} of them not recorded yet.`}
      </p>
      {different.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {different.map(({ fact, proposed: text, from, shortened, certainty }) => (
            <li key={fact} className="py-4 text-sm">
              <label className="flex items-start gap-3">
                <input
                  type="checkbox"
                  checked={chosen.has(fact)}
                  onChange={event => toggle(fact, event.currentTarget.checked)}
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                />
                <span className="font-medium">
                  {facts[fact] ? `Overwrite “${labels.get(fact)}”` : `Take “${labels.get(fact)}”`}
                </span>
              </label>
              <dl className="mt-2 grid gap-x-6 gap-y-3 pl-7 sm:grid-cols-2">
                <div className="min-w-0">
                  <dt className="text-muted">Recorded</dt>
                  <dd className="mt-1 wrap-anywhere whitespace-pre-line">
                    {facts[fact] ? factInWords(fact, facts[fact] ?? '') : 'Nothing'}
                  </dd>
                </div>
                <div className="min-w-0">
                  <dt className="wrap-anywhere text-muted">In the file, {from}</dt>
                  <dd className="mt-1 wrap-anywhere whitespace-pre-line">{text}</dd>
                  {certainty && (
                    <dd className="mt-1 wrap-anywhere text-muted">Confidence stated in the file: {certainty}</dd>
                  )}
                  {shortened && (
                    <dd className="mt-1 text-medium">The text in the file is too long and has been shortened.</dd>
                  )}
                </div>
              </dl>
            </li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <p className="mt-4 text-sm wrap-anywhere text-muted">Left out because no fact matches: {leftOut.join(', ')}.</p>
      )}
      <FormFailure message={error && failureOf(error).message} />
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        {fresh.length > 0 && (
          <Button onClick={() => setChosen(new Set([...chosen, ...fresh.map(({ fact }) => fact)]))}>
            Select Facts Not Recorded Yet
          </Button>
        )}
        <Button onClick={onClose}>{different.length > 0 ? 'Take None' : 'Close'}</Button>
        {different.length > 0 && (
          <Button
            look="primary"
            disabled={loading || taken.length === 0}
            onClick={() => save(Object.fromEntries(taken.map(one => [one.fact, one.proposed])))}
          >
            {loading ? 'Saving...' : `Take ${countOf(taken.length)}`}
          </Button>
        )}
      </div>
    </div>
  );
}
