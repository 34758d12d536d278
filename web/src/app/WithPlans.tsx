import { Outlet } from 'react-router-dom';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';
import { useProduct } from '../parts/useProduct.ts';

/** Pages about money: where nothing is for sale there are none. */
export function WithPlans() {
  return useProduct().plans ? <Outlet /> : <NotFoundPage />;
}
