import { useSession } from '../client/session.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { dashboardPath } from './paths.ts';
import { toRegister } from './toRegister.ts';

/** The way into the product from a public page: to an account, or for those who are signed in to their dashboard. */
export function StartButton({ size = 'large' }: { size?: 'medium' | 'large' }) {
  const { status } = useSession();
  const way = status === 'user' ? { to: dashboardPath('EU') } : toRegister;
  return (
    // As wide with either words, so that nothing moves when it is known who is there.
    <ButtonLink {...way} look="primary" size={size} className={size === 'large' ? 'min-w-56' : 'min-w-48'}>
      {status === 'user' ? 'Go to Dashboard' : 'Start Free Assessment'}
    </ButtonLink>
  );
}
