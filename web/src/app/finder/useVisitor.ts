import { useSession } from '../../client/session.ts';
import { useRefusal } from '../../parts/account/useRefusal.ts';
import { useLogAccess } from '../../parts/people/useLogAccess.ts';
import { useProduct } from '../../parts/useProduct.ts';
import type { Visitor } from './pages.ts';

/** Returns the rights of the signed-in user in the finder. */
export function useVisitor(): Visitor {
  const session = useSession();
  const { plans } = useProduct();
  const refused = {
    readLog: !useLogAccess().isOpen,
    own: !!useRefusal('own'),
    share: !!useRefusal('share'),
    importSystems: !!useRefusal('importSystems'),
  };
  return { isAdmin: session.status === 'user' && session.user.isAdmin, plans, refused };
}
