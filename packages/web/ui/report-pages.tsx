import { useEffect, useState } from 'react';
import classes from './report-pages.module.css';

type ReportPagesProps = {
  /** The pages as the server drew them, one below the other. */
  readonly svg: string;
  /** Whether they are about to be replaced. */
  readonly isOld: boolean;
};

/** The pages of a report, as a picture: nothing in it can run. */
export function ReportPages({ svg, isOld }: ReportPagesProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return address === null ? null : (
    <img className={classes.pages} data-old={isOld || undefined} src={address} alt="The pages of the report" />
  );
}
