import { useQuery } from '@tanstack/react-query';
import { Outlet, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { saveReturnUrl } from '../../lib/return-url.ts';
import classes from './auth.module.css';

/** The sign-in area: its heading contains the product's name (AUTH-02), and it stores the return URL (AUTH-O2). */
export function AuthLayout() {
  const { api } = useApi();
  const productName = useQuery(api.query('getSettings', {})).data?.productName;
  const { returnUrl } = useSearch({ from: '/auth' });
  useEffect(() => {
    if (returnUrl !== undefined) saveReturnUrl(sessionStorage, returnUrl);
  }, [returnUrl]);
  return (
    <main className={classes.auth}>
      <h1 className="title">{productName ?? '\u00a0'}</h1>
      <Outlet />
    </main>
  );
}
