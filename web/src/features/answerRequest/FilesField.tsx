import { evidenceFile } from '@aicp/contracts/limits';
import { useRef, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { refuseFile } from '../../parts/evidence/refuseFile.ts';
import { Button } from '../../ui/Button.tsx';
import { formatSize } from '../../ui/formatSize.ts';
import type { Calls, GivenFile, Question } from './request.ts';

type Props = {
  question: Question;
  number: number;
  files: GivenFile[];
  calls: Calls;
  onFiles: (files: GivenFile[]) => void;
};

/** The files for one question. A refused file shows the reason; an unsent file can be withdrawn. */
export function FilesField({ question, number, files, calls, onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function during(work: () => Promise<GivenFile[]>) {
    setBusy(true);
    setError(undefined);
    try {
      onFiles(await work());
    } catch (failed) {
      setError(failureOf(failed).message);
    } finally {
      setBusy(false);
    }
  }
  async function give(chosen: readonly File[]) {
    try {
      for (const file of chosen) {
        await calls.give(question.id, file);
      }
    } catch (failed) {
      // The files before it are stored.
      await calls.files().then(onFiles, () => {});
      throw failed;
    }
    return calls.files();
  }

  return (
    <div className="mt-2 text-sm">
      {files.length > 0 && (
        <ul className="mb-2 space-y-1">
          {files.map(({ id, name, bytes, isSent }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="figures text-xs text-muted">
                {formatSize(bytes)}
                {isSent && ' · sent'}
              </span>
              {!isSent && (
                <Button size="small" look="quiet" disabled={busy} onClick={() => void during(() => calls.takeBack(id))}>
                  Remove<span className="sr-only"> {name}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button size="small" disabled={busy} onClick={() => input.current?.click()}>
        {busy ? 'One moment...' : 'Attach Files'}
        <span className="sr-only"> for question {number}</span>
      </Button>
      <input
        ref={input}
        aria-label={`Files for question ${number}`}
        type="file"
        multiple
        accept={evidenceFile.endings.join(',')}
        hidden
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          const refusal = chosen.map(file => refuseFile(file)).find(Boolean);
          if (refusal) setError(refusal);
          else void during(() => give(chosen));
        }}
      />
      {error && (
        <p role="alert" className="mt-1.5 text-high">
          {error}
        </p>
      )}
    </div>
  );
}
