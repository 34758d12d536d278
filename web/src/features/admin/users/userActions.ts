/** The actions of an administrator on an account. */
export type UserAction = 'verify' | 'suspend' | 'activate' | 'resend' | 'delete';

export type ActionItem = {
  action: UserAction;
  label: string;
  /** The reason why the server would refuse it. */
  refused?: string;
};

type User = { id: string; status: string; isEmailVerified: boolean };

/** The actions for an account, as offered to the administrator with this id. */
export function actionsFor({ id, status, isEmailVerified }: User, ownId: string | undefined): ActionItem[] {
  const isSelf = id === ownId;
  return [
    { action: 'verify', label: 'Verify' },
    ...(isEmailVerified ? [] : [{ action: 'resend' as const, label: 'Resend Verification' }]),
    status === 'active'
      ? {
          action: 'suspend',
          label: 'Suspend',
          ...(isSelf && { refused: 'You cannot suspend your own account.' }),
        }
      : { action: 'activate', label: 'Activate' },
    {
      action: 'delete',
      label: 'Delete',
      ...(isSelf && { refused: 'To delete your own account, go to your account settings.' }),
    },
  ];
}
