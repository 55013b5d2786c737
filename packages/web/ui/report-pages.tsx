import { useEffect, useRef } from 'react';
import classes from './report-pages.module.css';

type ReportPagesProps = {
  /** The pages as the server drew them, one below the other. */
  readonly svg: string;
  /** Whether they are about to be replaced. */
  readonly isOld: boolean;
};

/** The pages of a report, as a picture: nothing in it can run. */
export function ReportPages({ svg, isOld }: ReportPagesProps) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    if (picture.current !== null) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [svg]);
  return <img ref={picture} className={classes.pages} data-old={isOld || undefined} alt="The pages of the report" />;
}
