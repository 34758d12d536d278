import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('token');

/** The token of a link in an email. It is read from the address's fragment and taken out of the address bar and history. */
export function useMailToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    const found = tokenIn(hash);
    if (!found) return;
    setToken(found);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
