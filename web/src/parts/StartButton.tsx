import { useSession } from '../client/session.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { dashboardPath } from './paths.ts';
import { toRegister } from './toRegister.ts';

/** A link from a public page into the product: to the registration, or to the dashboard of a signed-in user. */
export function StartButton({ size = 'large' }: { size?: 'medium' | 'large' }) {
  const { status } = useSession();
  const way = status === 'user' ? { to: dashboardPath('EU') } : toRegister;
  return (
    // The width fits either label, so that nothing moves once the session is known.
    <ButtonLink {...way} look="primary" size={size} className={size === 'large' ? 'min-w-56' : 'min-w-48'}>
      {status === 'user' ? 'Go to Dashboard' : 'Start Free Assessment'}
    </ButtonLink>
  );
}
