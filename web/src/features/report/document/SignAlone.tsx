import type { SubmitEvent } from 'react';
import { useSession } from '../../../client/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';

type Props = { loading: boolean; refused: string | undefined; onSign: (name: string) => void };

/** Where no one else is in the organisation: a name, and the version is approved. */
export function SignAlone({ loading, refused, onSign }: Props) {
  const session = useSession();

  function sign(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSign(String(new FormData(event.currentTarget).get('name') ?? '').trim());
  }

  return (
    <form onSubmit={sign} className="mt-4 flex flex-wrap items-end gap-3">
      <div className="max-w-80 flex-1 basis-60">
        <Field
          label="Reviewer's name"
          name="name"
          required
          defaultValue={session.status === 'user' ? session.user.username : ''}
          maxLength={200}
          autoComplete="name"
        />
      </div>
      <Button type="submit" look="primary" className="h-11" disabled={loading} refused={refused}>
        {loading ? 'Approving...' : 'Approve This Version'}
      </Button>
    </form>
  );
}
