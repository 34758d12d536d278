import type { ReactNode } from 'react';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

type Props = {
  /** "this action" */
  what: string;
  /** The current values, each labelled with its author; undefined while loading. */
  theirs: readonly { label: string; value: ReactNode }[] | undefined;
  /** The reason why the current values cannot be read. */
  failure: string | undefined;
  /** The value typed or chosen by the user. */
  yours: string;
  onKeep: () => void;
  /** Saves the user's value over the current one. */
  onSave: () => void;
};

/** Shows a change that another member made at the same time, and lets the user choose. */
export function MeanwhileDialog({ what, theirs, failure, yours, onKeep, onSave }: Props) {
  return (
    <AlertDialog
      title="Changed since you opened it"
      text={`Another member has changed ${what} since you opened it. Your changes are not saved yet.`}
      open
      onOpenChange={onKeep}
    >
      {!theirs && !failure && <Skeleton rows={2} />}
      {failure && <p className="text-sm">{failure}</p>}
      <dl className="space-y-4 text-sm">
        {[...(theirs ?? []), { label: 'Your change', value: yours }].map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="mt-0.5 font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onKeep}>Keep the Saved Version</Button>
        <Button look="primary" disabled={!theirs && !failure} onClick={onSave}>
          Save My Change
        </Button>
      </div>
    </AlertDialog>
  );
}
