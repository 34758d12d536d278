import { Outlet } from 'react-router-dom';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { useProduct } from '../parts/useProduct.ts';

/** Pages about money; they do not exist if nothing is for sale. */
export function WithPlans() {
  return useProduct().plans ? <Outlet /> : <NotFoundPage />;
}
