import { useState } from 'react';
import { failureOf } from '../../client/failure.ts';
import { leave } from '../../client/leave.ts';
import { postJson } from '../../client/postJson.ts';
import { alone } from '../../client/tracedFetch.ts';
import { Button } from '../../ui/Button.tsx';
import { toastFailure } from '../../ui/toast.ts';

/** Logs out and stays on the page, which then offers the other ways in. */
export function LeaveAccount() {
  const [leaving, setLeaving] = useState(false);

  async function logOut() {
    setLeaving(true);
    try {
      await alone(async send => {
        await postJson('/api/logout', undefined, send);
        await leave();
      });
    } catch (error) {
      toastFailure('Logout failed', failureOf(error).message);
      setLeaving(false);
    }
  }

  return (
    <Button look="primary" disabled={leaving} onClick={logOut}>
      {leaving ? 'Logging out...' : 'Log Out'}
    </Button>
  );
}
