import { evidenceFile } from '@aicp/contracts/limits';
import { type SubmitEvent, useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast } from '../../ui/toast.ts';
import { describedIn, EvidenceFields } from './EvidenceFields.tsx';
import { refuseFile } from './refuseFile.ts';
import { uploadEvidence } from './uploadEvidence.ts';

type Props = {
  /** The target that it proves; undefined for the library only. */
  proves?: string;
  /** Also links the file, if it is added for a target. */
  onAdded: (id: string) => void | Promise<void>;
  onClose: () => void;
};

/** Adds a file to the library, with its description. */
export function AddFileDialog({ proves, onAdded, onClose }: Props) {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const file = new FormData(form).get('file') as File;
    const refusal = refuseFile(file);
    setFailure(refusal);
    if (refusal) return;
    setShare(0);
    try {
      const said = Object.entries(describedIn(form)).filter((entry): entry is [string, string] => entry[1] !== null);
      const id = await uploadEvidence(file, Object.fromEntries(said), setShare);
      toast({ title: 'Evidence added', text: file.name });
      await onAdded(id);
      onClose();
    } catch (error) {
      setFailure(failureOf(error).message);
    } finally {
      setShare(undefined);
    }
  }

  return (
    <Dialog
      title="Add File"
      text={
        proves ? `Up to 20 MB. It proves: ${proves}.` : 'Up to 20 MB. Once it is added, link it to the items it proves.'
      }
      open
      onOpenChange={onClose}
    >
      <form onSubmit={add} className="space-y-5">
        <Field label="File" type="file" name="file" required accept={evidenceFile.endings.join(',')} />
        <EvidenceFields />
        {share !== undefined && (
          <progress aria-label="Uploading" value={share} className="h-1.5 w-full accent-accent" />
        )}
        <FormFailure message={failure} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={share !== undefined}>
            {share === undefined ? 'Add File' : 'Adding...'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
