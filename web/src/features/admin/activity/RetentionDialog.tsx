import { useMutation } from '@apollo/client/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { failureOf } from '../../../client/failure.ts';
import { graphql } from '../../../gql/gql.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormFailure } from '../../../ui/FormFailure.tsx';
import { toast } from '../../../ui/toast.ts';

const SetRetention = graphql(`
  mutation SetActivityRetention($days: Int) {
    setActivityRetention(days: $days) {
      entries
      first
      last {
        id
        hash
      }
      retentionDays
      actions
    }
  }
`);

const RANGE = 'Enter 180 to 3,650 days, or leave empty';
const Retention = z.object({
  days: z.string().check(z.refine(text => !text || (/^\d+$/.test(text) && +text >= 180 && +text <= 3650), RANGE)),
});

/** Sets how long log entries are kept. */
export function RetentionDialog({ days, onClose }: { days: number | null; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(Retention),
    defaultValues: { days: days === null ? '' : String(days) },
  });
  const [save, { loading, error }] = useMutation(SetRetention, {
    update: (cache, { data }) => {
      if (data) cache.modify({ fields: { activityLog: known => ({ ...known, ...data.setActivityRetention }) } });
    },
    onCompleted: () => {
      toast({ title: 'Retention saved' });
      onClose();
    },
    onError: () => {},
  });
  return (
    <Dialog
      title="Log retention"
      text="Entries older than this number of days are permanently deleted. The remaining entries can still be verified. Leave the field empty to keep entries indefinitely."
      open
      onOpenChange={onClose}
    >
      <form
        noValidate
        className="space-y-5"
        onSubmit={handleSubmit(input => save({ variables: { days: input.days ? Number(input.days) : null } }))}
      >
        <Field
          label="Days"
          inputMode="numeric"
          placeholder="Indefinitely"
          hint={RANGE}
          error={formState.errors.days?.message}
          {...register('days')}
        />
        <FormFailure message={error && failureOf(error).message} />
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" disabled={loading}>
            {loading ? 'Saving...' : 'Save Retention'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
