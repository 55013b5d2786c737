import { Link } from '@tanstack/react-router';
import type { QualifierPage, QualifierPlace } from '../../features/qualifiers/qualifier-queries.ts';
import { ChevronLeftIcon } from '../../ui/icons.tsx';
import classes from './page.module.css';

type DeskHeadProps = {
  readonly place: QualifierPlace;
  /** Undefined while it loads; null for whoever may not read it. */
  readonly page: Pick<QualifierPage, 'name'> | null | undefined;
  readonly title: string;
};

/** The title of a page of a qualifier, below the way back to its board. */
export const DeskHead = ({ place, page, title }: DeskHeadProps) => (
  <>
    <Link to="/teams/$organizationId/qualifiers/$qualifierId" params={place} className={classes.back}>
      <ChevronLeftIcon />
      {page == null ? 'Qualifier' : `${page.name} qualifier`}
    </Link>
    <h1 className="title">{title}</h1>
  </>
);
