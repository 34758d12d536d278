import { type FormEvent, useState } from 'react';
import { SystemRisk } from '../../parts/system/SystemRisk.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { formatDay } from '../../ui/formatDate.ts';
import type { RecordOf } from './recordRows.ts';

/** The number of records that the server lists at once. */
const LISTED = 20;

type Props = {
  others: readonly RecordOf[];
  search: string;
  onSearch: (search: string) => void;
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** Chooses the other record of the same system. Similar names come first, and a search finds names by words. */
export function RecordChoice({ others, search, onSearch, onChoose, onClose }: Props) {
  const [picked, setPicked] = useState<string>();
  const [words, setWords] = useState(search);
  const find = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim());
  };
  const isPicked = others.some(({ id }) => id === picked);
  return (
    <>
      {(others.length === LISTED || search !== '') && (
        <form onSubmit={find} className="mb-4 flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <Field label="Name of the record" value={words} onChange={event => setWords(event.target.value)} />
          </div>
          <Button type="submit" className="mb-0.5">
            Find
          </Button>
        </form>
      )}
      <fieldset className="max-h-80 space-y-2 overflow-y-auto p-1">
        <legend className="mb-2 text-sm font-medium">Select the duplicate record</legend>
        {others.map(({ id, name, jurisdiction, latestAssessment, createdAt }) => (
          <label
            key={id}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-edge px-4 py-3 text-sm has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="record"
              checked={id === picked}
              onChange={() => setPicked(id)}
              className="mt-0.5 size-4 accent-accent"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{name}</span>
              <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
                <SystemRisk latest={latestAssessment} law={jurisdiction} />
                <span>
                  {jurisdiction}, created {formatDay(createdAt)}
                </span>
              </span>
            </span>
          </label>
        ))}
        {others.length === 0 && <p className="text-sm text-muted">No record matches.</p>}
      </fieldset>
      <div className="mt-6 flex justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" disabled={!isPicked} onClick={() => picked && onChoose(picked)}>
          Compare Records
        </Button>
      </div>
    </>
  );
}
