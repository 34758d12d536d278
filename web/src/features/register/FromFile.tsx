import { modelFile } from '@aicp/contracts/limits';
import { useRef, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import type { FactsOnPage } from './facts.ts';
import { Proposals } from './Proposals.tsx';
import { type Proposed, sendModelFile } from './sendModelFile.ts';

type Props = { systemId: string; facts: FactsOnPage };

/** Facts from a file about a model: its values are shown next to the recorded facts, and the user chooses the right ones. */
export function FromFile({ systemId, facts }: Props) {
  const refused = useRefusal('work');
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<{ name: string; proposed: Proposed }>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function choose(file: File | undefined) {
    if (!file) return;
    setRead(undefined);
    setFailure(undefined);
    if (file.size > modelFile.maxBytes) return setFailure(modelFile.tooLarge);
    setBusy(true);
    try {
      setRead({ name: file.name, proposed: await sendModelFile(systemId, file) });
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby="from-file" className="rounded-card border border-line bg-surface px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="from-file" className="text-lg font-semibold">
            From a model file
          </h2>
          <p className="mt-0.5 max-w-140 text-sm text-muted">
            Choose a model card in Markdown, with a Hugging Face header or with sections, or a CycloneDX ML-BOM (JSON,
            1.5 to 1.7). Its suggestions are shown next to the recorded facts. You choose which to use.
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept=".md,.markdown,.json,text/markdown,application/json"
          aria-label="Model card or ML-BOM"
          className="sr-only"
          tabIndex={-1}
          onChange={event => {
            void choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button size="small" refused={refused} disabled={busy} onClick={() => input.current?.click()}>
          {busy ? 'Reading...' : 'Choose Model File'}
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {busy ? 'Reading the file...' : read && 'The file has been read. Its suggestions are below.'}
      </p>
      {failure && (
        <div className="mt-4">
          <FormFailure message={failure} />
        </div>
      )}
      {read && (
        <Proposals
          // Another file needs a new choice.
          key={read.name}
          systemId={systemId}
          file={read.name}
          proposed={read.proposed}
          facts={facts}
          onClose={() => setRead(undefined)}
        />
      )}
    </section>
  );
}
